import { problemsOf } from '../../domain/closing';
import { closing } from '../../domain/closing.messages';
import type { Message } from '../../domain/kernel/message';
import { messageOf, refusal, refuseIf } from '../../domain/kernel/problem';
import { inOneRoundTrip } from '../../platform/in-one-round-trip';
import { defineCommand, type Tx } from '../../platform/submit';
import { changesWaitingIn, entriesWaitingIn } from '../../services/approvals/waiting-entries.query';
import { account, type Entry, post, transfer } from '../../services/ledger/post';
import { rollUp } from '../../services/ledger/roll-up';
import { lockShift, type RunningShift } from '../shifts/running-shift';
import { CloseShiftInput } from './close-shift.input';
import { doubtsAboutShift } from './doubts-about-shift.queries';
import { doubtsAboutTanks } from './doubts-about-tanks.queries';
import { entryOf, postingsOf, SHIFT_CLOSE } from './postings-of-close';
import { type ClosingPump, calculatePumps, takingsOf } from './takings';
import { notifyOfClose } from './tell-close';
import { type WrittenClose, writeClose } from './write-close';

/**
 * Closes the running shift (docs/design/domain.md#close): locks it, recalculates everything from readings and rates,
 * freezes the figures, posts them, and publishes the close.
 */
export const closeShift = defineCommand({
  name: 'closeShift',
  right: 'shift.close',
  input: CloseShiftInput,
  async run(tx, input): Promise<{ shiftId: number; shiftDate: string; warnings?: Message[] }> {
    const shift = await lockShiftToClose(tx, input.shiftId ?? null);
    const takings = await takingsOf(tx, shift.id, input);
    refuseIf(problemsOf(takings, takings.rates));
    const doubtsAbout = await doubtsAboutShift(tx.sql, shift, tx.ctx.clock.now());
    const doubts = doubtsAbout(takings).map(messageOf);
    const pumps = calculatePumps(takings);
    const closed = await writeClose(tx, shift, input, { ...takings, pumps });
    await post(tx, tx.actor.userId, entriesOf(shift, pumps, closed));
    await inOneRoundTrip([rollUp(tx), notifyOfClose(tx, shift, closed.key)]);
    tx.audit({ table: 'shift', id: shift.id, before: { state: 'RUNNING' }, after: { state: 'CLOSED', ...input } });
    tx.publish('shiftChanged', { shiftId: shift.id });
    tx.publish('cashChanged', { shiftId: shift.id });
    tx.publish('stockChanged', { shiftId: shift.id });
    const tanks = (await doubtsAboutTanks(tx.sql, [shift.id])).map(messageOf);
    const warnings = [...doubts, ...tanks, ...(await warnOfWaiting(tx, shift.id))];
    return { shiftId: shift.id, shiftDate: shift.shiftDate, ...(warnings.length > 0 && { warnings }) };
  },
});

/** The last collections, and the figures with the variation of each tank. */
function entriesOf(shift: RunningShift, pumps: readonly ClosingPump[], written: WrittenClose): Entry[] {
  const collections = pumps.flatMap(({ pumpId, lastCash }): Entry[] =>
    lastCash === null || lastCash.amount === 0
      ? []
      : [
          {
            document: { kind: 'CASH_COLLECTION', id: written.lastCollectionIds.get(pumpId)! },
            businessDate: shift.shiftDate,
            shiftId: shift.id,
            lines: transfer(account('CASH'), account('SHIFT_CLEARING', shift.id), lastCash.amount),
            notes: lastCash.notes,
          },
        ],
  );
  const close = entryOf(SHIFT_CLOSE, shift, postingsOf(shift.id, pumps));
  const variations = written.tanks.map(({ tankId, productId, variation }) => ({
    ...{ tankId, productId, kind: 'VARIATION' as const, litres: variation },
  }));
  return [...collections, { ...close, stock: [...close.stock, ...variations] }];
}

/**
 * Says that entries of the shift, or changes of its rows, wait for approval: an entry that is accepted later is recorded late,
 * and a change corrects the closed shift.
 */
async function warnOfWaiting({ sql, actor }: Tx, shiftId: number): Promise<Message[]> {
  const { length: entries } = await entriesWaitingIn(sql, actor, shiftId);
  const { length: changes } = await changesWaitingIn(sql, actor, shiftId);
  return [
    ...(entries === 0 ? [] : [closing.entriesWait({ count: entries })]),
    ...(changes === 0 ? [] : [closing.changesWait({ count: changes })]),
  ];
}

/**
 * Locks the shift exclusively. Of two concurrent closes one succeeds, and the other is refused with the name of the
 * first user. `shiftId` is the shift of the opened form; without it, the shift that runs when the request arrives.
 */
async function lockShiftToClose(tx: Tx, shiftId: number | null): Promise<RunningShift> {
  const [running] =
    shiftId === null ? await tx.sql<{ id: number }>("SELECT id FROM shift WHERE state = 'RUNNING'") : [{ id: shiftId }];
  if (!running) throw refusal('NO_SHIFT', closing.noShift());
  const shift = await lockShift(tx, running.id);
  if (!shift) throw refusal('UNKNOWN_SHIFT', closing.unknownShift(), 'shiftId');
  if (shift.state === 'RUNNING') return shift;
  const [closed] = await tx.sql<{ by: string | null; at: string }>(
    `SELECT u.name AS by, to_char(s.closed_at AT TIME ZONE $2, 'DD-MM-YYYY HH24:MI') AS at
     FROM shift s LEFT JOIN app_user u ON u.id = s.closed_by_id WHERE s.id = $1`,
    [shift.id, tx.ctx.clock.timeZone],
  );
  throw refusal(
    'ALREADY_CLOSED',
    closing.alreadyClosed({
      shift: closing.shift({ date: shift.shiftDate, name: shift.shiftName }),
      user: closed?.by ?? closing.somebody(),
      time: closed!.at,
    }),
  );
}
