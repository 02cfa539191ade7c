import { cash } from '../../domain/cash.messages';
import type { CashTransfer } from '../../domain/cash-transfer.rules';
import { numberKeyInSql } from '../../domain/entered-before';
import type { BusinessDate } from '../../domain/kernel/business-date';
import { labelled, type Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import { askAbout } from '../../platform/ask-about';
import { columnOf } from '../../platform/column-of';
import { LOCK_NUMBERS } from '../../platform/lock-numbers';
import type { Sql } from '../../platform/sql';
import type { Tx } from '../../platform/submit';
import { commandsStoredAs } from '../../services/approvals/approval-line';
import { type ChangeResult, labelOf, questionsOf } from '../../services/approvals/editable-table';
import { WAITING_ENTRY, waitsBefore } from '../../services/approvals/waiting-entry';
import { dayOfPayment } from './value-date';

/** A cheque is stale long before; banks reuse transfer numbers after that. */
const LOOKS_BACK_DAYS = 400;

/** Whether money comes into an account or leaves it: cheques of others and the station's own are numbered apart. */
type Way = 'IN' | 'OUT';

/** An account that a payment `x` names. */
interface ReferredSide {
  /** The field that names it. */
  field: 'accountId' | 'fromAccountId' | 'toAccountId';
  way: Way | 'BY_KIND';
}

/** SQL for a table of payments `x`. Each has `reference`, `reference_key` and its accounts. */
export interface ReferredTable {
  sides: readonly ReferredSide[];
  date: string;
  amount: string;
  /** Who paid or was paid, or for what. */
  name: string;
  joins: string;
  /** The label of its documents. */
  label: string;
}

/** SQL: the shift of a payment `x`. */
export const OF_SHIFT = 'JOIN shift s ON s.id = x.shift_id';

/** Every table that stores the reference of a payment through an account; paid documents add theirs. */
const TABLES: Record<string, ReferredTable> = {
  creditor_payment: {
    sides: [{ field: 'accountId', way: 'IN' }],
    date: dayOfPayment('x', 's'),
    amount: 'x.amount',
    name: 'c.firm_name',
    joins: `${OF_SHIFT} JOIN creditor c ON c.id = x.creditor_id`,
    label: 'Creditor payment',
  },
  salary_payment: {
    sides: [{ field: 'accountId', way: 'OUT' }],
    date: dayOfPayment('x', 's'),
    amount: 'x.paid',
    name: 'e.name',
    joins: `${OF_SHIFT} JOIN employee e ON e.id = x.employee_id`,
    label: 'Salary',
  },
  cash_transfer: {
    sides: [{ field: 'accountId', way: 'BY_KIND' }],
    date: dayOfPayment('x', 's'),
    amount: 'x.amount',
    name: 'a.name',
    joins: `${OF_SHIFT} JOIN transaction_account a ON a.id = x.account_id`,
    label: 'Cash transfer',
  },
  swipe_settlement: {
    sides: [{ field: 'accountId', way: 'IN' }],
    date: 'x.paid_on',
    amount: 'x.paid',
    name: 'm.name',
    joins: 'JOIN swipe_machine m ON m.id = x.swipe_machine_id',
    label: 'Swipe settlement',
  },
};

/** Adds the table of a document that is a definition. */
export function addReferredTable(name: string, table: ReferredTable): void {
  TABLES[name] = table;
}

/** The fields of a payment that decide whether its reference was recorded before. */
export interface Referred {
  /** Null for a new payment. */
  id?: number | null;
  accountId?: number | null;
  /** Of a bank transfer, which has two accounts. */
  fromAccountId?: number | null;
  toAccountId?: number | null;
  reference?: string | null;
  /** Of a creditor's payment: its references are compared in all accounts. */
  creditorId?: number;
  /** Of a cash transfer. */
  kind?: CashTransfer;
}

export interface EarlierPayment {
  table: string;
  id: number;
  date: BusinessDate;
  amount: Paise;
  name: string;
}

const wayInSql = (way: ReferredSide['way'], kind = 'x.kind'): string =>
  way === 'BY_KIND' ? `CASE ${kind} WHEN 'DEPOSIT' THEN 'IN' ELSE 'OUT' END` : `'${way}'`;

/** An account of a payment, and whether the money comes into it. */
interface Touched {
  accountId: number;
  way: Way;
}

const touchedBy = (table: string, payment: Referred): Touched[] =>
  TABLES[table]!.sides.flatMap(({ field, way }) => {
    const accountId = payment[field];
    if (accountId == null) return [];
    if (way !== 'BY_KIND') return [{ accountId, way }];
    return [{ accountId, way: payment.kind === 'DEPOSIT' ? 'IN' : 'OUT' }];
  });

const searchIn = (table: string): string => {
  const { sides, date, amount, name, joins } = TABLES[table]!;
  const touched = sides.map(({ field, way }) => `(x.${columnOf(field)}, ${wayInSql(way)}) IN (SELECT * FROM touched)`);
  const isOfCreditor = table === 'creditor_payment' ? ['x.creditor_id = $4::int'] : [];
  return `SELECT '${table}' AS "table", x.id, ${date} AS date, ${amount} AS amount, ${name} AS name, x.created_at AS at
    FROM ${table} x ${joins}
    WHERE x.reference_key = (SELECT key FROM asked) AND (${[...touched, ...isOfCreditor].join(' OR ')})
      AND x.created_at > now() - make_interval(days => ${LOOKS_BACK_DAYS})
      AND NOT ('${table}' = $5 AND x.id IS NOT DISTINCT FROM $6::int)`;
};

/**
 * The first payment with that reference into or out of an account of the payment within 400 days, or of the creditor; null
 * if there is none. `table` is that of the payment, `among` are the tables to search.
 */
export async function findReference(
  sql: Sql,
  table: string,
  payment: Referred,
  among = Object.keys(TABLES),
): Promise<EarlierPayment | null> {
  const { id = null, reference, creditorId = null } = payment;
  const touched = touchedBy(table, payment);
  if (!reference?.trim() || (touched.length === 0 && creditorId === null)) return null;
  const [before] = await sql<EarlierPayment>(
    `WITH asked AS (SELECT ${numberKeyInSql('$1::text')} AS key),
          touched AS (SELECT * FROM unnest($2::int[], $3::text[]))
     ${among.map(searchIn).join(' UNION ALL ')} ORDER BY at LIMIT 1`,
    [reference, touched.map(({ accountId }) => accountId), touched.map(({ way }) => way), creditorId, table, id],
  );
  return before ?? null;
}

/** A payment that waits for approval, by the title and the maker of its request. */
interface WaitingPayment {
  command: string;
  title: string;
  user: string;
}

/** SQL of `change_request r`: a waiting entry of the table touches an account of the payment, or is of its creditor. */
function waitingIn(table: string): string {
  const touched = TABLES[table]!.sides.map(
    ({ field, way }) =>
      `((r.changes ->> '${field}')::int, ${wayInSql(way, "r.changes ->> 'kind'")}) IN (SELECT * FROM touched)`,
  );
  const isOfCreditor = table === 'creditor_payment' ? ["(r.changes ->> 'creditorId')::int = $4::int"] : [];
  return `(r.table_name = ANY('{${commandsStoredAs(table)}}') AND (${[...touched, ...isOfCreditor].join(' OR ')}))`;
}

/** The first payment with that reference that waits, compared as the recorded ones are; null if there is none. */
async function findWaitingReference(
  { sql, requestId }: Tx,
  table: string,
  payment: Referred,
): Promise<WaitingPayment | null> {
  const { reference, creditorId = null } = payment;
  const touched = touchedBy(table, payment);
  const [waiting] = await sql<WaitingPayment>(
    `WITH touched AS (SELECT * FROM unnest($2::int[], $3::text[]))
     SELECT r.table_name AS command, r.title, u.name AS user
     FROM change_request r JOIN app_user u ON u.id = r.requested_by_id
     WHERE ${WAITING_ENTRY} AND ${waitsBefore('$5')} AND (${Object.keys(TABLES).map(waitingIn).join(' OR ')})
       AND ${numberKeyInSql("r.changes ->> 'reference'")} = ${numberKeyInSql('$1::text')}
     ORDER BY r.id LIMIT 1`,
    [
      reference,
      touched.map(({ accountId }) => accountId),
      touched.map(({ way }) => way),
      creditorId,
      requestId ?? null,
    ],
  );
  return waiting ?? null;
}

/** What is said of a payment whose reference is recorded, or waits; null if it is new. The caller has locked references. */
async function referenceSeenText(tx: Tx, table: string, payment: Referred): Promise<Message | null> {
  const reference = payment.reference!.trim();
  const inWords = (label: string): Message => labelled(label, label.toLowerCase());
  const before = await findReference(tx.sql, table, payment);
  if (before !== null) {
    const { name, date, amount } = before;
    return cash.referenceSeen({ reference, what: inWords(TABLES[before.table]!.label), name, date, amount });
  }
  const waiting = await findWaitingReference(tx, table, payment);
  if (waiting === null) return null;
  const { command, title, user } = waiting;
  return cash.referenceWaits({ reference, what: inWords(labelOf(command)), title, user });
}

const isReferred = (table: string, payment: Referred): boolean =>
  Boolean(payment.reference?.trim()) && (touchedBy(table, payment).length > 0 || payment.creditorId !== undefined);

/**
 * Serialises payments that get a reference, so that of two at once the second is asked about. Precedes the lock of the
 * safe.
 */
const lockReferences = (tx: Tx): Promise<unknown> =>
  tx.sql('SELECT pg_advisory_xact_lock($1)', [LOCK_NUMBERS.paymentReferences]);

/** Throws ProblemError REFERENCE_SEEN unless the payment is confirmed; see askAbout. */
export const askAboutReference = (
  tx: Tx,
  table: string,
  payment: Referred & { confirmed?: boolean | null },
): Promise<void> =>
  askAbout(tx, payment, 'REFERENCE_SEEN', 'reference', async () => {
    if (!isReferred(table, payment)) return null;
    await lockReferences(tx);
    return referenceSeenText(tx, table, payment);
  });

/** A document's `modify`, which asks if the changed payment has a reference of an earlier one. */
export const withReferenceSeen =
  <Row extends Referred, Done extends ChangeResult>(
    table: string,
    modify: (tx: Tx, after: Row, before: Row) => Promise<Done | undefined>,
  ) =>
  async (tx: Tx, after: Row, before: Row): Promise<Done | ChangeResult | undefined> => {
    const compared = [...TABLES[table]!.sides.map(({ field }) => field), 'reference', 'creditorId'] as const;
    const isNew = compared.some((field) => after[field] !== before[field]) && isReferred(table, after);
    if (isNew) await lockReferences(tx);
    const done = await modify(tx, after, before);
    const fact = isNew ? await referenceSeenText(tx, table, after) : null;
    if (fact === null) return done;
    return { ...done, questions: [...questionsOf('REFERENCE_SEEN', 'reference', fact), ...(done?.questions ?? [])] };
  };
