import { type Chance, chanceOf } from '../../server/database/seed/chance';
import { calculatePump, type PumpTakings, soldBy } from '../../server/domain/closing';
import { amountOf } from '../../server/domain/kernel/money';
import { sum } from '../../server/domain/kernel/sum';
import type { Backend } from '../server/backend';
import { type Act, type ClosingStation, notesOf } from '../support/closing-station';
import { openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder, fingerprint } from '../support/state-of-books';

const ROUNDS = 260;
const SEED = Number(process.env.FORECOURT_SEED ?? 20_261_121);

interface Close {
  shiftId: number;
  pumps: {
    pumpId: number;
    nozzles: { nozzleId: number; open: number; close: number | null; testing: number }[];
    swipes: { swipeMachineId: number; amount: number }[];
    lastCollection: {
      employeeId: number | null;
      amount: number;
      notes: { value: number; in: number; out: number }[];
    } | null;
    shortages: { employeeId: number; amount: number }[];
  }[];
  tanks: { tankId: number; isAtg: boolean; dip?: number; volume?: number | null }[];
}

/** The figures of the first pump, at which the invalid closes are aimed. */
interface Facts {
  station: ClosingStation;
  sale: number;
  credit: number;
  cash: number;
  swipe: number;
  missing: number;
}

interface Spoiler {
  name: string;
  /** Whether this close can be made invalid in this way. */
  fits?: (facts: Facts, close: Close) => boolean;
  spoil: (close: Close, facts: Facts) => void;
  says: RegExp;
}

const pumpOf = (close: Close) => close.pumps[0]!;
const legOf = (close: Close) => pumpOf(close).nozzles[0]!;
const isDue = ({ sale, credit, cash, swipe }: Facts) => sale - credit - cash - swipe > 0;

/** Each way to make a close invalid, with the refusal that it causes. */
const SPOILERS: Spoiler[] = [
  { name: 'no close reading', spoil: (c) => (legOf(c).close = null), says: /^P1, nozzle N1: enter the close reading$/ },
  {
    name: 'a close reading below the open one',
    spoil: (c) => (legOf(c).close = legOf(c).open - 1),
    says: /^P1, nozzle N1: the close reading must not be below the open reading/,
  },
  {
    name: 'more test fuel than the flow',
    spoil: (c) => (legOf(c).testing = legOf(c).close! - legOf(c).open + 1),
    says: /^P1, nozzle N1: testing must not be above close − open/,
  },
  {
    name: 'negative test fuel',
    spoil: (c) => (legOf(c).testing = -1),
    says: /^P1, nozzle N1: testing must not be below 0$/,
  },
  {
    name: 'more on credit than sold',
    fits: ({ credit }) => credit > 0,
    spoil: (c) => {
      for (const leg of pumpOf(c).nozzles) Object.assign(leg, { close: leg.open, testing: 0 });
    },
    says: /^P1: [\d,.]+ L of (HS|MS) on credit is more than the 0\.000 L sold$/,
  },
  {
    name: 'more cash than sold',
    fits: ({ credit, cash }) => credit === 0 && cash > 0,
    spoil: (c) => {
      for (const leg of pumpOf(c).nozzles) Object.assign(leg, { close: leg.open, testing: 0 });
    },
    says: /^P1: cash collected ₹[\d,.]+ is more than sale − credit, ₹0\.00$/,
  },
  {
    name: 'more swiped than is due',
    spoil: (c, { station, sale, credit, cash }) =>
      (pumpOf(c).swipes = [{ swipeMachineId: station.swipes[0], amount: Math.max(0, sale - credit - cash) + 1 }]),
    says: /^P1: swipe ₹[\d,.]+ is more than sale − credit − cash/,
  },
  {
    name: 'a negative swipe',
    spoil: (c, { station }) => (pumpOf(c).swipes = [{ swipeMachineId: station.swipes[0], amount: -1 }]),
    says: /^P1: swipe must not be below 0$/,
  },
  {
    name: 'no last collection',
    fits: isDue,
    spoil: (c) => Object.assign(pumpOf(c), { lastCollection: null, shortages: [] }),
    says: /^P1: enter the last cash collection/,
  },
  {
    name: 'a last collection without an employee',
    fits: isDue,
    spoil: (c) => (pumpOf(c).lastCollection!.employeeId = null),
    says: /^P1: choose the employee who hands in the last cash collection$/,
  },
  {
    name: 'a last collection by an unknown employee',
    fits: isDue,
    spoil: (c) => (pumpOf(c).lastCollection!.employeeId = 9999),
    says: /^Choose an employee from the list$/,
  },
  {
    name: 'notes that do not add up to the amount',
    fits: isDue,
    spoil: (c) => (pumpOf(c).lastCollection!.notes = [{ value: 500, in: 1000, out: 0 }]),
    says: /^The notes add up to ₹5,00,000\.00, but the amount is/,
  },
  {
    name: 'notes that are not in the safe',
    fits: isDue,
    spoil: (c) => (pumpOf(c).lastCollection!.notes = [{ value: 500, in: 0, out: 90_000 }]),
    says: /^₹500: only \d+ of these are in the safe$/,
  },
  {
    name: 'a negative last collection',
    fits: isDue,
    spoil: (c) =>
      (pumpOf(c).lastCollection = {
        employeeId: pumpOf(c).lastCollection!.employeeId,
        amount: -100,
        notes: [{ value: 1, in: 0, out: 1 }],
      }),
    says: /^Total amount should be positive !$/,
  },
  {
    name: 'a shortage too high',
    fits: ({ missing }) => missing > 1000,
    spoil: (c) => (pumpOf(c).shortages[0]!.amount += 100),
    says: /^Total shortage amount must be \d+$/,
  },
  {
    name: 'a shortage where none is needed',
    fits: (facts) => isDue(facts) && facts.missing <= 1000,
    spoil: (c, { station }) => (pumpOf(c).shortages = [{ employeeId: station.employees[0], amount: 500 }]),
    says: /^Total shortage amount must be 0$/,
  },
  {
    name: 'a tank without a level',
    spoil: (c) => (c.tanks[1] = { tankId: c.tanks[1]!.tankId, isAtg: true, volume: null }),
    says: /^plase enter All dip value$/,
  },
  {
    name: 'an empty tank',
    spoil: (c) => (c.tanks[1] = { tankId: c.tanks[1]!.tankId, isAtg: true, volume: 0 }),
    says: /^plase enter All dip value$/,
  },
  { name: 'a missing tank', spoil: (c) => (c.tanks = c.tanks.slice(0, 1)), says: /^plase enter All dip value$/ },
  {
    name: 'more than the tank holds',
    spoil: (c) => (c.tanks[0] = { tankId: c.tanks[0]!.tankId, isAtg: true, volume: 20_000_001 }),
    says: /^T1: 20,000\.001 L is more than the tank holds, 20,000\.000 L$/,
  },
  {
    name: 'a dip outside the chart',
    spoil: (c) => (c.tanks[0] = { tankId: c.tanks[0]!.tankId, isAtg: false, dip: 2001 }),
    says: /^T1: The dip 2001 mm is outside the tank's dip chart, which goes from 10 to 2000 mm$/,
  },
  {
    name: 'a nozzle of another pump',
    spoil: (c) => (legOf(c).nozzleId = c.pumps[1]!.nozzles[0]!.nozzleId),
    says: /^This nozzle is not on the pump, or is entered twice$/,
  },
  {
    name: 'a duplicate nozzle',
    spoil: (c) => pumpOf(c).nozzles.push({ ...legOf(c) }),
    says: /^This nozzle is not on the pump, or is entered twice$/,
  },
  {
    name: 'a duplicate pump',
    spoil: (c) => c.pumps.push(structuredClone(pumpOf(c))),
    says: /^This pump is not in the shift, or is entered twice$/,
  },
  {
    name: 'a missing pump',
    spoil: (c) => (c.pumps = c.pumps.slice(0, 1)),
    says: /^P2, nozzle N1: enter the close reading$/,
  },
  {
    name: 'a changed open reading',
    spoil: (c) => (legOf(c).open += 1),
    says: /^P1, nozzle N1: the open reading is [\d,.]+$/,
  },
  {
    name: 'an unknown swipe machine',
    spoil: (c) => (pumpOf(c).swipes = [{ swipeMachineId: 9999, amount: 100 }]),
    says: /^Choose a swipe machine from the list$/,
  },
  {
    name: 'a closed shift',
    spoil: (c) => (c.shiftId -= 1),
    says: /^(Shift [\d-]+ (Morning|Night) was closed by A USER at [\d-]+ [\d:]+|This shift no longer exists)$/,
  },
];

let backend: Backend;
let act: Act;
let station: ClosingStation;
const chance = chanceOf(SEED);

beforeAll(async () => {
  ({ backend, act, station } = await openClosingStation());
});
afterAll(() => backend.close());

/**
 * Runs a shift up to its close, with slips and cash within what the meters will show. Returns the close and its facts.
 */
async function workToClose(round: number, dice: Chance): Promise<{ close: Close; facts: Facts }> {
  const day = new Date(Date.UTC(2026, 0, 1 + Math.floor(round / 2))).toISOString().slice(0, 10);
  const { shiftId } = await act<{ shiftId: number }>('startShift', {
    shiftTypeId: round % 2 === 0 ? station.morning : station.night,
    shiftDate: day,
    onDuty: [{ employeeId: station.employees[0], pumpId: station.pumps[0] }],
  });
  const legs = await backend.sql<{
    nozzleId: number;
    pumpId: number;
    tankId: number;
    productId: number;
    open: number;
    rate: number;
  }>(
    `SELECT nozzle_id AS "nozzleId", pump_id AS "pumpId", tank_id AS "tankId", product_id AS "productId", open, rate
     FROM nozzle_reading WHERE shift_id = $1 ORDER BY pump_id, nozzle_id`,
    [shiftId],
  );
  const readings = legs.map((leg) => {
    const testing = dice.happens(20) ? dice.between(0, 5000) : 0;
    const sold = dice.happens(10) ? 0 : dice.between(1, 30_000);
    return { ...leg, nozzleName: '', testing, close: leg.open + testing + sold };
  });
  const close: Close = { shiftId, pumps: [], tanks: [] };
  let facts: Facts | null = null;
  for (const pumpId of station.pumps) {
    const own = readings.filter((reading) => reading.pumpId === pumpId);
    const creditSales = [];
    for (const reading of own) {
      if (soldBy(reading) < 3 || !dice.happens(50)) continue;
      const litres = dice.between(1, soldBy(reading));
      const amount = amountOf(litres, reading.rate);
      if (amount === 0) continue;
      await act('recordCreditSale', { creditorId: station.creditors[0], pumpId, productId: reading.productId, litres });
      creditSales.push({ productId: reading.productId, litres, amount });
    }
    const sale = sum(own, (reading) => amountOf(soldBy(reading), reading.rate));
    const credit = sum(creditSales, (slip) => slip.amount);
    let left = Math.max(0, sale - credit);
    const cash = dice.happens(60) ? Math.floor((left * dice.between(1, 60)) / 10_000) * 100 : 0;
    if (cash > 0) {
      const handedIn = { pumpId, employeeId: dice.oneOf(station.employees), notes: notesOf(cash) };
      await act('collectCash', { ...handedIn, confirmed: true });
    }
    left -= cash;
    const swipes = dice.happens(50)
      ? [{ swipeMachineId: station.swipes[0], amount: Math.floor((left * dice.between(0, 90)) / 100) }]
      : [];
    const takings: PumpTakings = {
      pumpId,
      pumpName: '',
      nozzles: own,
      creditSales,
      cash,
      swipes,
      lastCollection: null,
      shortages: [],
    };
    const { toHandIn, swipe } = calculatePump(
      takings,
      Object.fromEntries(own.map((reading) => [reading.productId, reading.rate])),
    );
    const wish = dice.oneOf([0, dice.between(0, 1000), dice.between(1001, 50_000), -dice.between(1, 5000)]);
    const last = toHandIn > 0 ? Math.max(1, toHandIn - wish) : 0;
    const missing = toHandIn > 0 ? toHandIn - last : 0;
    const isCounted = last % 100 === 0;
    const shortage = missing > 1000 ? Math.floor(missing / 100) * 100 : 0;
    const first = dice.between(0, shortage / 100) * 100;
    close.pumps.push({
      pumpId,
      nozzles: own.map(({ nozzleId, open, close, testing }) => ({ nozzleId, open, close, testing })),
      swipes,
      lastCollection:
        last > 0
          ? { employeeId: dice.oneOf(station.employees), amount: last, notes: isCounted ? notesOf(last) : [] }
          : null,
      shortages: [
        { employeeId: station.employees[0], amount: first },
        { employeeId: station.employees[1], amount: shortage - first },
      ].filter((share) => share.amount > 0),
    });
    facts ??= { station, sale, credit, cash, swipe, missing };
  }
  close.tanks = station.tanks.map((tankId) =>
    dice.happens(50)
      ? { tankId, isAtg: true, volume: dice.between(1, 20_000_000) }
      : { tankId, isAtg: false, dip: dice.between(10, 2000) },
  );
  return { close, facts: facts! };
}

it(`${ROUNDS} random shifts (seed ${SEED}): the valid close balances to zero, the invalid one before it is refused with its message and changes nothing`, async () => {
  const met = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++) {
    const { close, facts } = await workToClose(round, chance);
    const fitting = SPOILERS.filter((spoiler) => spoiler.fits?.(facts, close) ?? true);
    const rarest = Math.min(...fitting.map((spoiler) => met.get(spoiler.name) ?? 0));
    const spoiler = chance.oneOf(fitting.filter((each) => (met.get(each.name) ?? 0) === rarest));
    met.set(spoiler.name, rarest + 1);
    const spoiled = structuredClone(close);
    spoiler.spoil(spoiled, facts);
    const before = await fingerprint(backend.database);
    const said = await act('closeShift', spoiled).then(
      () => 'it closed',
      (error: { problems?: { message: string }[]; message: string }) => error.problems?.[0]?.message ?? error.message,
    );
    expect({ round, spoiler: spoiler.name, said }).toEqual({
      round,
      spoiler: spoiler.name,
      said: expect.stringMatching(spoiler.says),
    });
    expect(await fingerprint(backend.database)).toEqual(before);
    await act('closeShift', close);
    const [clearing] = await backend.sql(
      `SELECT SUM(p.amount)::bigint AS sum FROM posting p JOIN ledger_account a ON a.id = p.account_id
       WHERE a.kind = 'SHIFT_CLEARING' AND a.ref_id = $1`,
      [close.shiftId],
    );
    expect((clearing as { sum: number | null }).sum ?? 0).toBe(0);
    if (round % 40 === 0) await expectBooksInOrder(backend.database);
  }
  expect(SPOILERS.filter((spoiler) => !met.has(spoiler.name)).map((spoiler) => spoiler.name)).toEqual([]);
  await expectBooksInOrder(backend.database);
}, 300_000);

/** Ways to make a close invalid, in the order of the specification's checks (section 5, 'Close shift'). */
const IN_ORDER = [
  'a last collection by an unknown employee',
  'no close reading',
  'more swiped than is due',
  'notes that are not in the safe',
  'a shortage where none is needed',
  'more than the tank holds',
].map((name) => SPOILERS.find((spoiler) => spoiler.name === name)!);

it('a close with two faults is refused for the one that is checked first', async () => {
  let round = ROUNDS;
  let worked = await workToClose(round, chance);
  while (!IN_ORDER.every(({ fits }) => fits?.(worked.facts, worked.close) ?? true)) {
    await act('closeShift', worked.close);
    worked = await workToClose(++round, chance);
  }
  const { close, facts } = worked;
  const pairs = IN_ORDER.flatMap((first, index) => IN_ORDER.slice(index + 1).map((second) => ({ first, second })));
  for (const { first, second } of pairs) {
    const spoiled = structuredClone(close);
    second.spoil(spoiled, facts);
    first.spoil(spoiled, facts);
    const said = await act('closeShift', spoiled).then(
      () => 'it closed',
      (error: { problems?: { message: string }[]; message: string }) => error.problems?.[0]?.message ?? error.message,
    );
    const pair = `${first.name}, then ${second.name}`;
    expect({ pair, said }).toEqual({ pair, said: expect.stringMatching(first.says) });
  }
  await act('closeShift', close);
  await expectBooksInOrder(backend.database);
}, 60_000);
