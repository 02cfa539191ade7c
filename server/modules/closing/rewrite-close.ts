import {
  calculatePump,
  type PumpTakings,
  type Rates,
  SHORTAGE_TOLERANCE,
  type ShortageShare,
  type SwipeTaking,
  soldBy,
} from '../../domain/closing';
import { effects as texts } from '../../domain/effects.messages';
import type { Millilitres } from '../../domain/kernel/litres';
import type { Message } from '../../domain/kernel/message';
import { amountOf, type Paise } from '../../domain/kernel/money';
import { moveOpeningsBefore } from '../../masters/move-openings';
import type { Tx } from '../../platform/submit';
import { account, type Entry, post, transfer } from '../../services/ledger/post';
import { CLOSE_CHANGE } from '../shifts/close-change';
import type { NamedShift } from '../shifts/running-shift';
import { type ClosedTank, raiseClosedBook } from '../stock/change-close';
import type { ClosedPump } from './closed-pumps.queries';
import type { LegPlace } from './correct-meter-events';
import type { LegRow } from './takings.queries';
import { type MovedShare, writeChangedPumps } from './write-changed-close';

/** The takings of a pump, with the legs of its meters. */
type PumpWithLegs = Omit<PumpTakings, 'nozzles'> & { nozzles: LegRow[] };

/** A pump of a closed shift: its frozen figures, and its takings before and after a change. */
export interface ChangedPump {
  frozen: ClosedPump['frozen'];
  before: PumpWithLegs;
  after: PumpWithLegs;
  /** The shares of its shortage if they were typed with the change; otherwise those that were typed before stay. */
  typedShares?: ShortageShare[];
}

/** The rates of the shift before and after a change. */
export interface ChangedRates {
  before: Rates;
  after: Rates;
}

/** The amounts of two lists by their keys, where they differ. */
function movedAmounts<T extends { amount: Paise }>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (element: T) => number,
): { key: number; before: Paise; after: Paise }[] {
  const amountIn = (list: readonly T[], key: number): Paise =>
    list.find((element) => keyOf(element) === key)?.amount ?? 0;
  return [...new Set([...before, ...after].map(keyOf))]
    .map((key) => ({ key, before: amountIn(before, key), after: amountIn(after, key) }))
    .filter((moved) => moved.before !== moved.after);
}

export const movedShares = (before: readonly ShortageShare[], after: readonly ShortageShare[]): MovedShare[] =>
  movedAmounts(before, after, ({ employeeId }) => employeeId).map(({ key, ...amounts }) => ({
    employeeId: key,
    ...amounts,
  }));

const movedSwipes = (before: readonly SwipeTaking[], after: readonly SwipeTaking[]) =>
  movedAmounts(before, after, ({ swipeMachineId }) => swipeMachineId);

/**
 * Replaces the figures of pumps of a closed shift, and posts the difference on the shift's date
 * (docs/design/domain.md#corrections). The originals stay. The shift and the employees concerned are locked, the changes
 * are validated, and the readings and the last collections are already written. Opening balances of employees that would
 * come after the shift move to its date; returns what that changed, and what is short now without an employee who is
 * charged.
 */
export async function rewriteClose(
  tx: Tx,
  shift: NamedShift,
  pumps: readonly ChangedPump[],
  rates: ChangedRates,
): Promise<Message[]> {
  await writeChangedPumps(
    tx,
    shift,
    pumps.map((pump) => {
      const { sale, credit, cash, swipe, last, shortages, shortAndOver } = calculatePump(pump.after, rates.after);
      const employeeId = pump.after.lastCollection?.employeeId ?? null;
      const { isAllHandedIn = false } = pump.after;
      const { typedShares = pump.frozen.typedShares } = pump;
      return {
        ...pump,
        figures: {
          ...{ sale, credit, cash, swipe, last, shortage: shortages, shortAndOver },
          ...{ employeeId, isAllHandedIn, typedShares },
        },
        shares: movedShares(pump.before.shortages, pump.after.shortages),
        swipes: movedSwipes(pump.before.swipes, pump.after.swipes),
      };
    }),
  );
  const owing = pumps.flatMap(({ before, after }) => movedShares(before.shortages, after.shortages));
  const opened: Message[] = [];
  for (const { employeeId } of owing)
    opened.push(...(await moveOpeningsBefore(tx, shift.shiftDate, { employee: employeeId })));
  opened.push(...pumps.flatMap((pump) => shortOfNobody(shift, pump, rates.after)));
  const sold = movedSales(pumps);
  await post(tx, tx.actor.userId, [
    {
      document: { kind: CLOSE_CHANGE, id: shift.id },
      businessDate: shift.shiftDate,
      shiftId: shift.id,
      lines: pumps.flatMap((pump) => linesOf(shift.id, pump, rates)),
      stock: sold.map(({ tank, litres }) => ({ ...tank, kind: 'SALE', litres: -litres })),
    },
  ]);
  // The measured level stays, so the variation takes up what was sold more or less.
  for (const { tank, litres } of sold) await raiseClosedBook(tx, shift, tank, -litres);
  return opened;
}

/** A pump at which nobody handed in at the close, if more than the tolerance is missing there now. */
function shortOfNobody({ shiftDate: day, shiftName: shift }: NamedShift, { frozen, after }: ChangedPump, rates: Rates) {
  const { missing, shortages, shortAndOver } = calculatePump(after, rates);
  if (shortages > 0 || missing <= SHORTAGE_TOLERANCE || shortAndOver === frozen.shortAndOver) return [];
  return [texts.nobodyCharged({ amount: missing, pump: after.pumpName, day, shift })];
}

function linesOf(shiftId: number, { frozen, before, after }: ChangedPump, rates: ChangedRates): Entry['lines'] {
  const clearing = account('SHIFT_CLEARING', shiftId);
  const [was, is] = [calculatePump(before, rates.before), calculatePump(after, rates.after)];
  const productIds = [...new Set([...Object.keys(was.saleByProduct), ...Object.keys(is.saleByProduct)])];
  return [
    ...productIds.flatMap((id) =>
      transfer(
        clearing,
        account('SALES', Number(id)),
        (is.saleByProduct[Number(id)] ?? 0) - (was.saleByProduct[Number(id)] ?? 0),
      ),
    ),
    ...movedSwipes(before.swipes, after.swipes).flatMap((swipe) =>
      transfer(account('SWIPE', swipe.key), clearing, swipe.after - swipe.before),
    ),
    ...movedShares(before.shortages, after.shortages).flatMap((share) =>
      transfer(account('EMPLOYEE', share.employeeId), clearing, share.after - share.before),
    ),
    ...transfer(clearing, account('SHORT_OVER'), is.shortAndOver - frozen.shortAndOver),
  ];
}

/** The litres sold out of each tank more than before. */
function movedSales(pumps: readonly ChangedPump[]): { tank: ClosedTank; litres: Millilitres }[] {
  const moved = new Map<number, { tank: ClosedTank; litres: Millilitres }>();
  const add = (leg: LegRow, sign: 1 | -1): void => {
    const { tankId, tankName, productId } = leg;
    const { litres } = moved.get(tankId) ?? { litres: 0 };
    moved.set(tankId, { tank: { tankId, tankName, productId }, litres: litres + sign * soldBy(leg) });
  };
  for (const { before, after } of pumps) {
    for (const leg of before.nozzles) add(leg, -1);
    for (const leg of after.nozzles) add(leg, 1);
  }
  return [...moved.values()].filter(({ litres }) => litres !== 0);
}

/**
 * Writes legs of meters in one statement, because a leg must open where the one before it closed; some get another place
 * in the chains of their meter. The amount of a leg without one (its shift runs) stays empty.
 */
export async function writeLegs(tx: Tx, legs: readonly LegRow[], places: readonly LegPlace[] = []): Promise<void> {
  const rows = legs.map(({ legId, pumpId, tankId, productId, open, close, testing, rate }) => ({
    id: legId,
    pumpId,
    tankId,
    productId,
    open,
    close,
    testing,
    rate,
    amount: close === null ? null : amountOf(close - open - testing, rate),
  }));
  await tx.sql(
    `UPDATE nozzle_reading r
     SET pump_id = COALESCE(n."pumpId", r.pump_id), tank_id = COALESCE(n."tankId", r.tank_id),
         product_id = COALESCE(n."productId", r.product_id), open = COALESCE(n.open, r.open), close = COALESCE(n.close, r.close),
         testing = COALESCE(n.testing, r.testing), rate = COALESCE(n.rate, r.rate),
         amount = CASE WHEN r.amount IS NULL THEN NULL ELSE COALESCE(n.amount, r.amount) END,
         chain = COALESCE(n.chain, r.chain), sequence = COALESCE(n.sequence, r.sequence)
     FROM (SELECT * FROM jsonb_to_recordset($1::jsonb)
             AS w(id bigint, "pumpId" int, "tankId" int, "productId" int, open bigint, close bigint, testing bigint, rate bigint, amount bigint)
           FULL JOIN jsonb_to_recordset($2::jsonb) AS p("legId" bigint, chain int, sequence int) ON p."legId" = w.id) n
     WHERE r.id = COALESCE(n.id, n."legId")`,
    [JSON.stringify(rows), JSON.stringify(places)],
  );
}
