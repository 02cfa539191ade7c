import type { BusinessDate } from '../domain/kernel/business-date';
import { GREATEST_AMOUNT } from '../domain/kernel/money';
import type { Problem } from '../domain/kernel/problem';
import { masters as texts } from '../domain/masters.messages';
import {
  type DatedOpening,
  defaultOpeningDay,
  type OpeningDays,
  problemsOfOpeningDate,
} from '../domain/opening-balance.rules';
import { mayPass } from '../platform/permission';
import type { Tx } from '../platform/submit';
import { requireRightOrApproval } from '../services/approvals/require-approval';
import { NOT_REVERSED } from '../services/ledger/not-reversed';
import { account, type Entry, post, transfer } from '../services/ledger/post';
import { reverse } from '../services/ledger/reverse';
import { accountOfOpening, type Opening, openingDaysOf } from './opening-day';

/** A row with an opening balance, in paise: positive is a debit of its account, or a credit if the station owes it. */
export interface Opened extends DatedOpening {
  id: number;
}

/** The days on which an opening balance was posted before a change and is posted after it; null for none. */
export interface ChangedOpening {
  from: BusinessDate | null;
  to: BusinessDate | null;
}

/** The day of an opening balance, in the forms of all masters that have one. */
export const OPENING_DATE = {
  label: 'Opening balance as of',
  description:
    'Business date of the opening balance; by default that of the running shift, or of the first shift if none has ' +
    'started. Never after the first entry of the account',
  kind: 'date',
  hint: 'If empty, the date of the running shift',
  message: 'please enter a valid date YYYY-MM-DD format',
} as const;

/** An opening balance that may be owed either way. */
export const OPENING_OF_EITHER_SIGN = {
  label: 'Opening balance',
  kind: 'money',
  min: -GREATEST_AMOUNT,
  default: 0,
  total: 'balance',
} as const;

/**
 * Opening balances belong to the day on which the station starts these books. After the first shift money comes in only
 * by documents, or from those who may enter notes that are already in the safe.
 */
export const mayEnterOpening = async (tx: Tx): Promise<boolean> =>
  mayPass('cash.opening', tx.actor) || !(await hasShift(tx));

const hasShift = async ({ sql }: Tx): Promise<boolean> => (await sql('SELECT FROM shift LIMIT 1')).length > 0;

/** Whether a change of an opening balance waits for somebody who may enter one. */
export const waitsForOpening = async (tx: Tx, after: Opened, before: Opened): Promise<boolean> =>
  !isSameOpening(after, before) && !(await mayEnterOpening(tx));

/** Checks the day of a new opening balance, or of a changed one. The caller has locked the row. */
export async function problemsOfOpening(tx: Tx, of: Opening, after: Opened, before: Opened | null): Promise<Problem[]> {
  return problemsOfOpeningDate(after, before, await openingDaysOf(tx, of, before?.id ?? null));
}

/**
 * Does the same for a master whose opening balance only those may enter who may enter notes: a new row of others must not
 * have one, and their change of one waits (docs/adr/0057-opening-balances.md).
 */
export async function problemsOfGuardedOpening(
  tx: Tx,
  of: Opening,
  after: Opened,
  before: Opened | null,
): Promise<Problem[]> {
  if (before === null && after.openingBalance !== 0 && !(await mayEnterOpening(tx)))
    return [{ code: 'OPENING_BY_ADMIN', ...texts.openingByAdmin(), field: 'openingBalance' }];
  if (before !== null && !isSameOpening(after, before) && (await hasShift(tx)))
    requireRightOrApproval(tx, 'cash.opening');
  return problemsOfOpening(tx, of, after, before);
}

/** Posts the opening balance of a new row, with the notes that it consists of, and stores its day. */
export async function postOpening(tx: Tx, of: Opening, row: Opened, notes?: Entry['notes']): Promise<void> {
  await enter(tx, of, row, { from: null, days: await openingDaysOf(tx, of, row.id), notes });
}

export const isSameOpening = (after: Opened, before: Opened): boolean =>
  after.openingBalance === before.openingBalance && after.openingDate === before.openingDate;

/** Reposts the opening balance of a row if its amount or its day has changed. */
export async function changeOpening(tx: Tx, of: Opening, after: Opened, before: Opened): Promise<void> {
  if (!isSameOpening(after, before)) await repostOpening(tx, of, after, before);
}

/**
 * Posts the new opening balance, with the notes that it consists of, and reverses the old one: in this order, because the
 * safe may hold fewer notes than the old one had. A new amount alone stays on its day.
 */
export async function repostOpening(
  tx: Tx,
  of: Opening,
  after: Opened,
  before: Opened,
  notes?: Entry['notes'],
): Promise<ChangedOpening> {
  const [old] = await tx.sql<{ day: BusinessDate }>(
    `SELECT e.business_date AS day FROM journal_entry e
     WHERE e.document_kind = $1 AND e.document_id = $2 AND ${NOT_REVERSED}`,
    [of.document, before.id],
  );
  const from = old?.day ?? null;
  const isUndated = before.openingDate === null && after.openingDate === null;
  const days = await openingDaysOf(tx, of, after.id);
  if (after.openingDate !== before.openingDate || after.openingBalance === 0)
    await tx.sql('DELETE FROM moved_opening WHERE document_kind = $1 AND document_id = $2', [of.document, after.id]);
  const posted = await enter(tx, of, after, { from: isUndated ? from : null, days, notes });
  await reverse(tx, tx.actor.userId, { kind: of.document, id: before.id }, posted?.entryId);
  return { from, to: posted?.day ?? null };
}

/** Posts the balance on its day and stores the day, which stays open before the first shift. Null if there is none. */
async function enter(
  tx: Tx,
  of: Opening,
  { id, openingBalance, openingDate }: Opened,
  { from, days, notes }: { from: BusinessDate | null; days: OpeningDays; notes?: Entry['notes'] },
): Promise<{ day: BusinessDate; entryId: number } | null> {
  const stored = openingBalance === 0 ? null : (openingDate ?? defaultOpeningDay(days));
  if (stored !== openingDate) await tx.sql(`UPDATE ${of.table} SET opening_date = $2 WHERE id = $1`, [id, stored]);
  if (openingBalance === 0) return null;
  const day = stored ?? from ?? days.today;
  const [entryId] = await post(tx, tx.actor.userId, [
    {
      document: { kind: of.document, id },
      businessDate: day,
      shiftId: null,
      lines: transfer(
        accountOfOpening(of, id),
        account('OPENING_EQUITY'),
        of.isOwed ? -openingBalance : openingBalance,
      ),
      notes,
    },
  ]);
  return { day, entryId: entryId! };
}
