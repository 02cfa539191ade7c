import { ProblemError } from '../../server/domain/kernel/problem';
import type { Act } from '../support/closing-station';
import { books, type Close, standingClose } from '../support/corrections';
import { withFault } from '../support/failing-statements';
import { type OpenClosingStation, openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder } from '../support/state-of-books';

const DAY = '2026-01-01';
/** No shift was worked on it. */
const FREE_DAY = '2026-01-02';
const RUNNING_DAY = '2026-01-03';
const DAY_AFTER = '2026-01-04';

/** Two closed shifts, the second with the first one's meters, and one that runs. */
interface Worked extends OpenClosingStation {
  first: number;
  second: number;
  running: number;
}

interface Figures {
  shiftId: number;
  /** The meter of the first nozzle; the others do not move. */
  close: number;
  last: number;
  missing: number;
}

function closeOf({ station }: OpenClosingStation, { shiftId, close, last, missing }: Figures): Close {
  const [employeeId] = station.employees;
  return {
    ...{ shiftId, comment: null },
    pumps: station.pumps.map((pumpId, index) => ({
      pumpId,
      nozzles: [
        { nozzleId: 2 * index + 1, close: index === 0 ? close : 1_000_000 },
        { nozzleId: 2 * index + 2, close: 2_000_000 },
      ],
      swipes: [],
      lastCollection: index === 0 ? { employeeId, amount: last, notes: [] } : null,
      shortages: index === 0 ? [{ employeeId, amount: missing }] : [],
    })),
    tanks: station.tanks.map((tankId) => ({ tankId, isAtg: true, volume: 9_000_000 })),
  } as Close;
}

async function openWorked(): Promise<Worked> {
  const opened = await openClosingStation();
  const { act, station } = opened;
  const [pumpId] = station.pumps;
  const start = async (shiftDate: string, shiftTypeId: number): Promise<number> => {
    const onDuty = [{ employeeId: station.employees[0], pumpId }];
    const { shiftId } = await act<{ shiftId: number }>('startShift', { shiftDate, shiftTypeId, onDuty });
    const sale = { creditorId: station.creditors[0], pumpId, productId: station.hs, litres: 10_000 };
    await act('recordCreditSale', { ...sale, slipNo: `${shiftId}` });
    return shiftId;
  };
  const first = await start(DAY, station.morning);
  // 300 L, of which 10 L on credit.
  await act('closeShift', closeOf(opened, { shiftId: first, close: 1_300_000, last: 2_650_000, missing: 32_500 }));
  const second = await start(DAY, station.night);
  await act('closeShift', closeOf(opened, { shiftId: second, close: 1_500_000, last: 1_742_500, missing: 15_000 }));
  return { ...opened, first, second, running: await start(RUNNING_DAY, station.morning) };
}

/** What one person does; it is prepared, as by an open form, before anybody acts. */
type Work = (station: Worked) => Promise<(act: Act) => Promise<unknown>>;

const correcting =
  (shift: 'first' | 'second', change: (close: Close['pumps'][number], station: Worked) => void): Work =>
  async (station) => {
    const { version, close } = await standingClose(station, station[shift]);
    change(close.pumps[0]!, station);
    return (act) => act('correctShift', { ...close, reason: 'Typed wrong', expectedVersion: version });
  };

/** 2 L less were sold, which the next shift sold: its man answers for them. */
const correctReading = correcting('first', ({ nozzles, shortages }) => {
  nozzles[0]!.close! -= 2_000;
  shortages[0]!.amount -= 18_500;
});

/** ₹100.00 that were missing had been paid by card. */
const correctCards = correcting('first', (pump, { station }) => {
  pump.swipes = [{ swipeMachineId: station.swipes[0], amount: 10_000 }];
  pump.shortages[0]!.amount -= 10_000;
});

/** 1 L more was sold, which the running shift does not sell. */
const correctNext = correcting('second', ({ nozzles, shortages }) => {
  nozzles[0]!.close! += 1_000;
  shortages[0]!.amount += 9_200;
});

const correctRate: Work = async ({ backend, station }) => {
  const [rate] = await backend.sql<{ id: number; version: number }>(
    'SELECT id, version FROM product_rate WHERE product_id = $1',
    [station.hs],
  );
  return (act) => act('updateProductRate', { ...rate, rate: 9_240, reason: 'Typed wrong', confirmed: true });
};

const enterLateSale: Work = async ({ first, station: { creditors, pumps, hs } }) => {
  const sale = { creditorId: creditors[0], pumpId: pumps[0], productId: hs, litres: 2_000, confirmed: true };
  return (act) => act('recordCreditSale', { ...sale, shiftId: first, lateReason: 'It was forgotten' });
};

const changeSale: Work = async ({ first, backend }) => {
  const [sale] = await backend.sql<{ id: number }>('SELECT id FROM credit_sale WHERE shift_id = $1', [first]);
  const changes = [{ field: 'litres', value: '11.000' }];
  const request = { table: 'credit_sale', rowId: sale!.id, permission: 2, changes, comment: 'Typed wrong' };
  return (act) => act('changeRow', { ...request, confirmed: true });
};

const sell: Work = async ({ station: { creditors, pumps, hs } }) => {
  const sale = { creditorId: creditors[0], pumpId: pumps[0], productId: hs, litres: 3_000 };
  return (act) => act('recordCreditSale', { ...sale, slipNo: '77' });
};

const bill: Work =
  async ({ station }) =>
  (act) =>
    act('makeBill', { creditorId: station.creditors[0], from: DAY, to: DAY });

const billAll: Work =
  async ({ station }) =>
  (act) =>
    act('makeBill', { creditorId: station.creditors[0], from: DAY, to: RUNNING_DAY });

const moveRunning: Work =
  async ({ running, station }) =>
  (act) =>
    act('moveShift', { shiftId: running, shiftDate: DAY_AFTER, shiftTypeId: station.morning });

const moveClosed: Work =
  async ({ second, station }) =>
  (act) =>
    act('moveClosedShift', {
      ...{ shiftId: second, shiftDate: FREE_DAY, shiftTypeId: station.morning },
      reason: 'Started wrong',
    });

const moveClosedLater: Work =
  async ({ second, station }) =>
  (act) =>
    act('moveClosedShift', {
      ...{ shiftId: second, shiftDate: FREE_DAY, shiftTypeId: station.night },
      reason: 'Started wrong',
    });

const receivePayment: Work =
  async ({ station }) =>
  (act) =>
    act('recordCreditorPayment', { creditorId: station.creditors[0], amount: 50_000, notes: [], confirmed: true });

const paySalary: Work =
  async ({ station }) =>
  (act) =>
    act('paySalary', { employeeId: station.employees[0], from: DAY, to: DAY, amount: 20_000 });

/** 100 L, of which 10 L on credit. */
const close: Work = async (station) => {
  const figures = { shiftId: station.running, close: 1_600_000, last: 800_000, missing: 32_500 };
  return (act) => act('closeShift', closeOf(station, figures));
};

/** How a work ended: done, or the codes of its refusal. */
const endOf = (work: Promise<unknown>): Promise<readonly string[]> =>
  work.then(
    () => ['done'],
    (error: unknown) => {
      if (!(error instanceof ProblemError)) throw error;
      return error.problems.map(({ code }) => code);
    },
  );

async function stateOf(station: Worked): Promise<object> {
  const { sql } = station.backend;
  return {
    ...(await books(station)),
    slots: await sql('SELECT id, shift_date, shift_type_id FROM shift ORDER BY id'),
    sales: await sql('SELECT shift_id, slip_no, litres, rate, amount, bill_id FROM credit_sale ORDER BY 1, 2, 3'),
    bills: await sql('SELECT number, opening, amount, paid, closing, settled FROM creditor_bill ORDER BY id'),
    salaries: await sql('SELECT * FROM salary_payment').then((rows) => rows.map(({ recovered }) => recovered)),
    corrections: await sql('SELECT shift_id, before, after FROM shift_correction ORDER BY shift_id, before::text'),
  };
}

type Play = (first: () => Promise<unknown>, second: () => Promise<unknown>) => Promise<(readonly string[])[]>;

/** How both works end on a new station, and what it then says. */
async function outcomeOf([one, other]: readonly [Work, Work], play: Play): Promise<object> {
  const station = await openWorked();
  try {
    const [first, second] = [await one(station), await other(station)];
    const ends = await play(
      () => first(station.act),
      () => second(station.act),
    );
    await expectBooksInOrder(station.backend.database);
    return { ends, state: await stateOf(station) };
  } finally {
    await station.backend.close();
  }
}

const inOrder: Play = async (first, second) => [await endOf(first()), await endOf(second())];
const reversed =
  (play: Play): Play =>
  async (first, second) =>
    (await play(second, first)).toReversed();

/** The second work begins when the first one sends its statement `at`. */
const whileAt =
  (at: number): Play =>
  async (first, second) => {
    let later: Promise<readonly string[]> | null = null;
    const begin = (): void => {
      later = endOf(second());
    };
    return [await withFault({ at, fault: begin }, () => endOf(first())), await later!];
  };

test.each<[string, readonly [Work, Work]]>([
  ['two corrections of a shift', [correctReading, correctCards]],
  ['corrections of a shift and of the next one', [correctReading, correctNext]],
  ['a correction and one of the rate', [correctReading, correctRate]],
  ['a correction of the rate and one of a shift', [correctRate, correctReading]],
  ['two corrections of a rate', [correctRate, correctRate]],
  ['a correction and a late sale', [correctReading, enterLateSale]],
  ['a correction of the rate and a late sale', [correctRate, enterLateSale]],
  ['a correction and a change of a sale', [correctReading, changeSale]],
  ['a correction of the rate and a sale', [correctRate, sell]],
  ['a correction of the rate and a bill', [correctRate, bill]],
  ['a correction of the rate and a payment', [correctRate, receivePayment]],
  ['a late sale and a bill', [enterLateSale, bill]],
  ['a correction and a salary', [correctReading, paySalary]],
  ['a correction of the rate and a salary', [correctRate, paySalary]],
  ['a correction and the next close', [correctNext, close]],
  ['a close and a correction of the rate', [close, correctRate]],
  ['a move of the running shift and a bill', [moveRunning, billAll]],
  ['a move of the running shift and a sale', [moveRunning, sell]],
  ['a move of a closed shift and a bill', [moveClosed, bill]],
  ['a move of a closed shift and a correction of it', [moveClosed, correctNext]],
  ['a move of a closed shift and a correction of the one before it', [moveClosed, correctReading]],
  ['a move of a closed shift and a salary', [moveClosed, paySalary]],
  ['a move of a closed shift and one of the rate', [moveClosed, correctRate]],
  ['moves of a closed shift and of the running one', [moveClosed, moveRunning]],
  ['two moves of a closed shift', [moveClosed, moveClosedLater]],
])(
  '%s at once end as one after the other',
  async (_, works) => {
    const orders = [await outcomeOf(works, inOrder), await outcomeOf(works, reversed(inOrder))];
    for (const at of [1, 6, 14])
      for (const play of [whileAt(at), reversed(whileAt(at))])
        expect(orders).toContainEqual(await outcomeOf(works, play));
  },
  60_000,
);
