import {
  calculatePump,
  type PumpCalculation,
  type PumpTakings,
  type Rates,
  type ShiftTakings,
  type TankLevel,
} from '../../domain/closing';
import { closing } from '../../domain/closing.messages';
import { isCounted } from '../../domain/denominations';
import type { Message } from '../../domain/kernel/message';
import { type Problem, refuseIf } from '../../domain/kernel/problem';
import { fuelOf } from '../../domain/tank-dip.rules';
import { inOneRoundTrip } from '../../platform/in-one-round-trip';
import type { OpenTransaction } from '../../platform/transaction';
import { type CountedCash, lockSafe, type Safe, safeAfter, tallyNotes } from '../safe/count-notes';
import { chartedTankStocks, type MeasuredTank } from '../shifts/tank-stock.queries';
import type { ClosePumpInput, CloseShiftInput, CloseTankInput } from './close-shift.input';
import { type CreditRow, cashOf, creditOf, type LegRow, legsOf, type Takers, takersOf } from './takings.queries';

/** A leg as recorded, with the typed reading if the close reads it. */
interface MeasuredLeg extends Omit<LegRow, 'testing'> {
  testing: number | null;
}

/** A pump's takings with data from the database besides the input: legs with their ids, counted last cash. */
interface MeasuredPump extends PumpTakings {
  nozzles: MeasuredLeg[];
  lastCash: CountedCash | null;
}

/** A pump that is about to be closed, with its calculated figures. */
export interface ClosingPump extends MeasuredPump {
  figures: PumpCalculation;
}

export interface MeasuredShift extends ShiftTakings {
  pumps: MeasuredPump[];
  tanks: (TankLevel & { row: MeasuredTank })[];
  rates: Rates;
  credit: CreditRow[];
}

/** What is recorded of a shift besides its close: legs without a close reading are read at the close. */
export interface RecordedShift {
  safe: Safe;
  legs: LegRow[];
  credit: CreditRow[];
  cash: { pumpId: number; amount: number }[];
  tanks: MeasuredTank[];
  takers: Takers;
}

/** Locks the safe, and merges the submitted form with what is recorded of the running shift (`mergeTakings`). */
export async function takingsOf(tx: OpenTransaction, shiftId: number, input: CloseShiftInput): Promise<MeasuredShift> {
  const [safe, legs, credit, cash, tanks, takers] = await inOneRoundTrip([
    lockSafe(tx),
    legsOf(tx.sql, shiftId),
    creditOf(tx.sql, shiftId),
    cashOf(tx.sql, shiftId),
    chartedTankStocks(tx.sql),
    takersOf(tx.sql),
  ]);
  return mergeTakings({ safe, legs, credit, cash, tanks, takers }, input);
}

/**
 * Merges the submitted form with recorded data. Only close readings, testing, swipes, last collections, shortages and
 * levels come from the input; everything else comes from the database. Throws ProblemError INVALID for pumps, nozzles,
 * tanks, machines or people that do not exist or occur twice. All else is left to `problemsOf`, which reports it in the
 * specification's order.
 */
export function mergeTakings(
  { safe, legs, credit, cash, tanks, takers }: RecordedShift,
  input: CloseShiftInput,
): MeasuredShift {
  refuseIf([...strangers(input, legs, tanks), ...unknownTakers(input, takers)]);
  const pumpIds = [...new Set([...input.pumps.map((pump) => pump.pumpId), ...legs.map((leg) => leg.pumpId)])];
  const counted = countLastCash(safe, input.pumps);
  return {
    pumps: pumpIds.map((pumpId) => {
      const typed = input.pumps.find((pump) => pump.pumpId === pumpId);
      const own = legs.filter((leg) => leg.pumpId === pumpId);
      const { cash: lastCash, problems: notesProblems } = counted.get(pumpId) ?? NOTHING_COUNTED;
      return {
        pumpId,
        pumpName: own[0]!.pumpName,
        nozzles: inTypedOrder(own, typed).map((leg) => withReading(leg, typed)),
        creditSales: credit.filter((row) => row.pumpId === pumpId),
        cash: cash.find((row) => row.pumpId === pumpId)?.amount ?? 0,
        swipes: typed?.swipes ?? [],
        lastCollection: lastCash && {
          employeeId: typed!.lastCollection!.employeeId ?? null,
          ...lastCash,
          notesProblems,
        },
        lastCash,
        isAllHandedIn: typed?.isAllHandedIn ?? false,
        shortages: typed?.shortages ?? [],
      };
    }),
    tanks: inputTanks(input, tanks).map(({ row, typed }) => levelOf(row, typed)),
    rates: Object.fromEntries(legs.map((leg) => [leg.productId, leg.rate])),
    credit,
  };
}

export const calculatePumps = ({ pumps, rates }: MeasuredShift): ClosingPump[] =>
  pumps.map((pump) => ({ ...pump, figures: calculatePump(pump, rates) }));

interface CountedLastCash {
  cash: CountedCash | null;
  problems: Problem[];
}

const NOTHING_COUNTED: CountedLastCash = { cash: null, problems: [] };

/**
 * The last collections by pump, in the order of the form: each can pay out only the notes that those before it left in
 * the safe.
 */
function countLastCash(safe: Safe, pumps: ClosePumpInput[]): Map<number, CountedLastCash> {
  let left = safe;
  const count = ({ lastCollection }: ClosePumpInput, index: number): CountedLastCash => {
    if (!lastCollection) return NOTHING_COUNTED;
    const field = `pumps.${index}.lastCollection.notes`;
    const { amount = null, notes } = lastCollection;
    // No notes can add up to it; `problemsOf` refuses it.
    if (amount !== null && amount < 0 && !isCounted(notes ?? []))
      return { cash: { amount, cashIn: 0, cashOut: 0, notes: [] }, problems: [] };
    const counted = tallyNotes(left, notes ?? [], amount, field);
    left = safeAfter(left, counted.cash);
    return counted;
  };
  return new Map(pumps.map((pump, index) => [pump.pumpId, count(pump, index)]));
}

/** The order of the form, so that a problem's field points at its row; legs missing from the form come last. */
function inTypedOrder(legs: LegRow[], typed: ClosePumpInput | undefined): LegRow[] {
  const place = (leg: LegRow): number => {
    const at = typed?.nozzles.findIndex((nozzle) => nozzle.nozzleId === leg.nozzleId && leg.close === null) ?? -1;
    return at < 0 ? Number.MAX_SAFE_INTEGER : at;
  };
  return legs.toSorted((one, other) => place(one) - place(other));
}

function withReading(leg: LegRow, typed: ClosePumpInput | undefined): MeasuredLeg {
  if (leg.close !== null) return leg;
  const reading = typed?.nozzles.find((nozzle) => nozzle.nozzleId === leg.nozzleId);
  return { ...leg, close: reading?.close ?? null, testing: reading?.testing ?? null };
}

const inputTanks = (
  input: CloseShiftInput,
  rows: MeasuredTank[],
): { row: MeasuredTank; typed: CloseTankInput | null }[] => [
  ...input.tanks.map((typed) => ({ row: rows.find((row) => row.tankId === typed.tankId)!, typed })),
  ...rows
    .filter((row) => !input.tanks.some((typed) => typed.tankId === row.tankId))
    .map((row) => ({ row, typed: null })),
];

/** With a gauge the volume is typed; a manual dip gets the chart's, whatever the client calculated. */
function levelOf(row: MeasuredTank, typed: CloseTankInput | null): TankLevel & { row: MeasuredTank } {
  const { tankId, tankName, chart, capacity } = row;
  const { isAtg = true, dip = null, waterDip = null, volume = null } = typed ?? {};
  const reading = { isAtg, dip, waterDip: isAtg ? null : waterDip, volume };
  return { tankId, tankName, chart, capacity, row, ...reading, volume: fuelOf(reading, chart) };
}

const repeated = (ids: number[], place: number): boolean => ids.indexOf(ids[place]!) < place;

/**
 * Reports pumps, nozzles and tanks that are not in this shift or occur twice, and openings that differ from the
 * meter's.
 */
function strangers(input: CloseShiftInput, legs: LegRow[], tanks: MeasuredTank[]): Problem[] {
  const pumps = input.pumps.map((pump) => pump.pumpId);
  const typedTanks = input.tanks.map((tank) => tank.tankId);
  const of = (code: string, message: Message, field: string): Problem => ({ code, ...message, field });
  return [
    ...pumps.flatMap((id, index) =>
      !legs.some((leg) => leg.pumpId === id) || repeated(pumps, index)
        ? [of('UNKNOWN_PUMP', closing.unknownPump(), `pumps.${index}.pumpId`)]
        : [],
    ),
    ...input.pumps.flatMap((pump, p) =>
      pump.nozzles.flatMap((nozzle, n) => {
        const field = `pumps.${p}.nozzles.${n}`;
        const leg = legs.find(
          (row) => row.nozzleId === nozzle.nozzleId && row.pumpId === pump.pumpId && row.close === null,
        );
        if (
          !leg ||
          repeated(
            pump.nozzles.map((other) => other.nozzleId),
            n,
          )
        )
          return [of('UNKNOWN_NOZZLE', closing.unknownNozzle(), `${field}.nozzleId`)];
        if (nozzle.open != null && nozzle.open !== leg.open) return [openChanged(leg, `${field}.open`)];
        return [];
      }),
    ),
    ...typedTanks.flatMap((id, index) =>
      !tanks.some((tank) => tank.tankId === id) || repeated(typedTanks, index)
        ? [of('UNKNOWN_TANK', closing.unknownTank(), `tanks.${index}.tankId`)]
        : [],
    ),
  ];
}

/** Refuses an opening reading that is not the meter's. */
export function openChanged({ pumpName: pump, nozzleName: nozzle, open }: LegRow, field: string): Problem {
  return { code: 'OPEN_CHANGED', ...closing.atNozzle({ pump, nozzle, problem: closing.openChanged({ open }) }), field };
}

function unknownTakers(input: CloseShiftInput, { employees, machines }: Takers): Problem[] {
  const person = (id: number | null | undefined, field: string): Problem[] =>
    id == null || employees.includes(id) ? [] : [{ code: 'UNKNOWN_EMPLOYEE', ...closing.unknownEmployee(), field }];
  return input.pumps.flatMap((pump, p) => [
    ...person(pump.lastCollection?.employeeId, `pumps.${p}.lastCollection.employeeId`),
    ...pump.shortages.flatMap((share, s) => person(share.employeeId, `pumps.${p}.shortages.${s}.employeeId`)),
    ...pump.swipes.flatMap((swipe, s): Problem[] =>
      machines.includes(swipe.swipeMachineId)
        ? []
        : [
            {
              code: 'UNKNOWN_SWIPE_MACHINE',
              ...closing.unknownSwipeMachine(),
              field: `pumps.${p}.swipes.${s}.swipeMachineId`,
            },
          ],
    ),
  ]);
}
