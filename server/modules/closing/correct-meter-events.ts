import { isDeepStrictEqual } from 'node:util';
import { closing } from '../../domain/closing.messages';
import { correction } from '../../domain/correction.messages';
import { effects as texts } from '../../domain/effects.messages';
import type { Millilitres } from '../../domain/kernel/litres';
import type { Message } from '../../domain/kernel/message';
import { amountOf } from '../../domain/kernel/money';
import { type Problem, refuseIf } from '../../domain/kernel/problem';
import { legChangeOf, type MeterEventKind, problemsOfMeterEvent } from '../../domain/meter-event';
import type { Tx } from '../../platform/submit';
import type { NamedShift } from '../shifts/running-shift';
import type { CorrectShiftInput, MeterEventsInput } from './correct-shift.input';
import type { StandingClose } from './standing-close.queries';
import type { LegRow } from './takings.queries';

interface MeterEvent {
  kind: MeterEventKind;
  lastReading: Millilitres;
  firstReading: Millilitres;
  testing: Millilitres;
}

/** Where a leg is in the chains of its meter. */
export interface LegPlace {
  legId: number;
  chain: number;
  sequence: number;
}

/** A meter of a closed shift whose events are corrected. */
export interface ChangedMeter {
  nozzleId: number;
  /** The leg that the close read. It stays, and begins at the last event. */
  lastLegId: number;
  lastOpen: Millilitres;
  before: MeterEvent[];
  after: MeterEvent[];
  /** That leg and the later ones of its chain. */
  tail: LegPlace[];
  /** The legs that the events ended. */
  ended: LegPlace[];
  text: Message;
}

/**
 * Replaces the meter events of nozzles in a closed, locked shift, and the legs that they ended. Until `joinChains` the new
 * legs are in chains below zero, because their places may be taken. Throws ProblemError at the field of an event that
 * cannot have been.
 */
export async function changeMeterEvents(
  tx: Tx,
  shift: NamedShift,
  { pumps }: StandingClose,
  { meterEvents, endedLegs, reason }: CorrectShiftInput,
): Promise<ChangedMeter[]> {
  const changed: ChangedMeter[] = [];
  for (const [index, typed] of (meterEvents ?? []).entries()) {
    const field = `meterEvents.${index}`;
    const legs = pumps.flatMap(({ takings }) => takings.nozzles).filter(({ nozzleId }) => nozzleId === typed.nozzleId);
    const isRepeated = meterEvents!.findIndex(({ nozzleId }) => nozzleId === typed.nozzleId) < index;
    if (legs.length === 0 || isRepeated)
      refuseIf([{ code: 'UNKNOWN_NOZZLE', ...closing.unknownNozzle(), field: `${field}.nozzleId` }]);
    const before = eventsBetween(legs);
    const after = await eventsOf(tx, legs[0]!, typed, reason, field);
    if (isDeepStrictEqual(after, before)) continue;
    const corrected = (endedLegs ?? []).findIndex(({ legId }) => legs.some((leg) => leg.legId === legId));
    if (corrected >= 0)
      refuseIf([{ code: 'UNKNOWN_LEG', ...correction.otherMeterEvents(), field: `endedLegs.${corrected}.legId` }]);
    changed.push(await changeMeter(tx, shift, legs, { before, after, reason }));
  }
  return changed;
}

/** The events that the legs of a meter are between. */
const eventsBetween = (legs: readonly LegRow[]): MeterEvent[] =>
  legs.slice(1).map(({ open }, index) => {
    const { endedBy, close, testing } = legs[index]!;
    return { kind: endedBy!, lastReading: close!, firstReading: open, testing };
  });

/** The typed events. Each begins where the one before it set the meter. */
async function eventsOf(
  { sql }: Tx,
  { nozzleId, nozzleName, open: opened }: LegRow,
  { events }: MeterEventsInput,
  reason: string,
  field: string,
): Promise<MeterEvent[]> {
  const [nozzle] = await sql<{ meterMax: number | null }>('SELECT meter_max AS "meterMax" FROM nozzle WHERE id = $1', [
    nozzleId,
  ]);
  const problems: Problem[] = [];
  let open = opened;
  const all = events.flatMap((event, index) => {
    const leg = { nozzleName, open, meterMax: nozzle!.meterMax };
    const own = problemsOfMeterEvent({ ...event, reason }, leg);
    problems.push(...own.map((problem) => ({ ...problem, field: `${field}.events.${index}.${problem.field}` })));
    if (own.length > 0) return [];
    const { kind, lastReading = null, firstReading = null, testing = null } = event;
    const change = legChangeOf({ kind, lastReading, firstReading, testing }, leg)!;
    open = change.nextOpen;
    return [{ kind, lastReading: change.close, firstReading: change.nextOpen, testing: change.testing }];
  });
  refuseIf(problems);
  return all;
}

async function changeMeter(
  tx: Tx,
  shift: NamedShift,
  legs: readonly LegRow[],
  { before, after, reason }: { before: MeterEvent[]; after: MeterEvent[]; reason: string },
): Promise<ChangedMeter> {
  const [first, last] = [legs[0]!, legs.at(-1)!];
  const { nozzleId } = first;
  const places = await tx.sql<LegPlace>(
    `SELECT r.id AS "legId", r.chain, r.sequence FROM nozzle_reading l
     JOIN nozzle_reading r ON r.nozzle_id = l.nozzle_id AND r.chain = l.chain AND r.sequence >= l.sequence
     WHERE l.id = $2
     UNION ALL SELECT id, chain, sequence FROM nozzle_reading WHERE id = $1 AND $1 <> $2 ORDER BY 2, 3`,
    [first.legId, last.legId],
  );
  const at = places.find(({ legId }) => legId === first.legId)!;
  const place = places.find(({ legId }) => legId === last.legId)!;
  const begun = { chain: at.chain + after.length, sequence: after.length === 0 ? at.sequence : 1 };
  const tail = places
    .filter(({ legId }) => legId !== first.legId || legId === last.legId)
    .map(({ legId, sequence }) => ({
      ...{ legId, chain: begun.chain },
      sequence: begun.sequence + sequence - place.sequence,
    }));
  await removeEvents(tx, legs.slice(0, -1), reason);
  const ended = await insertLegs(tx, shift.id, first, after);
  for (const [index, { kind, legId }] of ended.entries()) {
    const [row] = await tx.sql<{ id: number }>(
      `INSERT INTO meter_event (shift_id, kind, ended_leg_id, begun_leg_id, reason, created_by_id)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING *`,
      [shift.id, kind, legId, ended[index + 1]?.legId ?? last.legId, reason.trim(), tx.actor.userId],
    );
    tx.audit({ table: 'meter_event', id: row!.id, after: row, reason });
  }
  const { shiftDate: day, shiftName } = shift;
  const what = texts.inShift({
    what: texts.meterEvents({ nozzle: `${first.pumpName} ${first.nozzleName}` }),
    ...{ day, shift: shiftName },
  });
  return {
    ...{ nozzleId, lastLegId: last.legId, lastOpen: after.at(-1)?.firstReading ?? first.open, before, after, tail },
    ended: ended.map(({ legId }, index) => ({
      ...{ legId, chain: at.chain + index },
      sequence: index === 0 ? at.sequence : 1,
    })),
    text: texts.words({ what, before: inWords(before), after: inWords(after) }),
  };
}

const inWords = (events: readonly MeterEvent[]): Message | string =>
  events.length === 0
    ? '–'
    : texts.meterEventList({
        events: events.map(({ kind, lastReading: last, firstReading: first }) =>
          texts.meterEvent({ kind, last, first }),
        ),
      });

async function removeEvents(tx: Tx, ended: readonly LegRow[], reason: string): Promise<void> {
  const ids = ended.map(({ legId }) => legId);
  const events = await tx.sql<{ id: number }>('DELETE FROM meter_event WHERE ended_leg_id = ANY($1) RETURNING *', [
    ids,
  ]);
  const legs = await tx.sql<{ id: number }>('DELETE FROM nozzle_reading WHERE id = ANY($1) RETURNING *', [ids]);
  for (const event of events) tx.audit({ table: 'meter_event', id: event.id, before: event, reason });
  for (const leg of legs) tx.audit({ table: 'nozzle_reading', id: leg.id, before: leg, reason });
}

/** An event with the leg that it ended. */
type EndedLeg = MeterEvent & { legId: number };

/** Inserts the legs that the events ended, like the first one of the meter in the shift. */
async function insertLegs(
  tx: Tx,
  shiftId: number,
  { nozzleId, pumpId, tankId, productId, open: opened, rate }: LegRow,
  events: readonly MeterEvent[],
): Promise<EndedLeg[]> {
  const ended: EndedLeg[] = [];
  for (const [index, event] of events.entries()) {
    const { lastReading: close, testing } = event;
    const open = events[index - 1]?.firstReading ?? opened;
    const [leg] = await tx.sql<{ id: number }>(
      `INSERT INTO nozzle_reading (shift_id, nozzle_id, chain, sequence, pump_id, tank_id, product_id, open, close, testing, rate, amount)
       VALUES ($1, $2, $3, 1, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING *`,
      [
        ...[shiftId, nozzleId, index - events.length, pumpId, tankId, productId],
        ...[open, close, testing, rate, amountOf(close - open - testing, rate)],
      ],
    );
    tx.audit({ table: 'nozzle_reading', id: leg!.id, after: leg });
    ended.push({ ...event, legId: leg!.id });
  }
  return ended;
}

/** The leg that the close read, as it begins now. */
export function withMeterEvents(leg: LegRow, meters: readonly ChangedMeter[]): LegRow {
  const meter = meters.find(({ lastLegId }) => lastLegId === leg.legId);
  return meter === undefined ? leg : { ...leg, open: meter.lastOpen, isFirst: false };
}

/** The input of a close without opening readings of these meters, which follow from their events. */
export const withoutOpens = <Input extends Pick<CorrectShiftInput, 'pumps'>>(
  input: Input,
  meters: readonly ChangedMeter[],
): Input => ({
  ...input,
  pumps: input.pumps.map((pump) => ({
    ...pump,
    nozzles: pump.nozzles.map((nozzle) =>
      meters.some(({ nozzleId }) => nozzleId === nozzle.nozzleId) ? { ...nozzle, open: null } : nozzle,
    ),
  })),
});

/** Makes room for the chains of the meters around `work`, which writes their tails, and joins the ended legs to them. */
export async function joinChains(
  { sql }: Tx,
  meters: readonly ChangedMeter[],
  work: () => Promise<void>,
): Promise<void> {
  for (const { nozzleId, lastLegId, tail } of meters)
    await sql(
      `UPDATE nozzle_reading r SET chain = -(r.chain + $3 - l.chain) FROM nozzle_reading l
       WHERE l.id = $2 AND r.nozzle_id = $1 AND r.chain > l.chain`,
      [nozzleId, lastLegId, tail[0]!.chain],
    );
  await work();
  for (const { ended } of meters)
    for (const { legId, chain, sequence } of ended)
      await sql('UPDATE nozzle_reading SET chain = $2, sequence = $3 WHERE id = $1', [legId, chain, sequence]);
  await sql('UPDATE nozzle_reading SET chain = -chain WHERE nozzle_id = ANY($1) AND chain < 0', [
    meters.map(({ nozzleId }) => nozzleId),
  ]);
}
