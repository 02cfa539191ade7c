import type { OpeningDays } from '../domain/opening-balance.rules';
import type { Tx } from '../platform/submit';
import type { AccountKind } from '../services/ledger/ledger-account.entity';
import { NOT_REVERSED, notReversed } from '../services/ledger/not-reversed';
import { type AccountRef, account } from '../services/ledger/post';

/** A master whose rows have an opening balance: its table and title, the document that posts it, and the account. */
export interface Opening {
  table: string;
  title: string;
  document: string;
  account: AccountKind;
  /** Whether a positive balance is what the station owes: a credit of the account. */
  isOwed?: true;
}

/** The masters with an opening balance. */
export const OPENINGS = {
  creditor: { table: 'creditor', title: 'firm_name', document: 'CREDITOR_OPENING', account: 'CREDITOR' },
  employee: { table: 'employee', title: 'name', document: 'EMPLOYEE_OPENING', account: 'EMPLOYEE' },
  bank: { table: 'transaction_account', title: 'name', document: 'ACCOUNT_OPENING', account: 'BANK' },
  supplier: {
    table: 'supplier',
    title: 'name',
    document: 'SUPPLIER_OPENING',
    account: 'SUPPLIER',
    isOwed: true,
  },
  /** The notes of one value; their account is that of all cash. */
  notes: { table: 'denomination', title: 'value', document: 'DENOMINATION_OPENING', account: 'CASH' },
} as const satisfies Record<string, Opening>;

/** The account of a row's opening balance. That of all notes is the cash in the safe. */
export const accountOfOpening = (of: Opening, id: number): AccountRef =>
  account(of.account, of.account === 'CASH' ? 0 : id);

/**
 * SQL: the entry `e`, of which `p` is a posting, counts as a document of the account: it is neither reversed nor a reversal,
 * nor part of a closed shift whose corrections took back what its close posted there. The corrections of a closed shift
 * are entries besides its own (docs/design/domain.md#corrections).
 */
export const IS_DOCUMENT = `${NOT_REVERSED} AND (e.document_kind NOT IN ('SHIFT_CLOSE', 'CLOSE_CHANGE') OR 0 <> (
    SELECT SUM(q.amount) FROM posting q JOIN journal_entry c ON c.id = q.entry_id
    WHERE q.account_id = p.account_id AND c.document_id = e.document_id
      AND c.document_kind IN ('SHIFT_CLOSE', 'CLOSE_CHANGE') AND ${notReversed('c')}))`;

/** SQL: the day of the first document in the account of a row, besides its opening balance; null if there is none. */
export const firstDocumentOf = (of: Opening, id: string): string => `(
  SELECT p.business_date
  FROM ledger_account a
  JOIN posting p ON p.account_id = a.id
  JOIN journal_entry e ON e.id = p.entry_id
  WHERE a.kind = '${of.account}' AND a.ref_id = ${id} AND e.document_kind <> '${of.document}' AND ${IS_DOCUMENT}
  ORDER BY p.business_date LIMIT 1)`;

/**
 * What limits the day of a row's opening balance. A row that is only being added has no documents and no id. Notes have
 * no account of their own, so they have no first document either: what they limit is that the safe never lacks any.
 */
export async function openingDaysOf(tx: Tx, of: Opening, id: number | null): Promise<OpeningDays> {
  const [days] = await tx.sql<Omit<OpeningDays, 'today'>>(
    `SELECT (SELECT shift_date FROM shift ORDER BY id DESC LIMIT 1) AS "newestShift",
            ${firstDocumentOf(of, '$1')} AS "firstDocument"`,
    [id],
  );
  return { ...days!, today: tx.today };
}
