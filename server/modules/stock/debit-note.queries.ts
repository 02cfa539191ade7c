import { IsInt } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { type ClaimedInvoice, debitNoteRules, problemsOfDebitNote } from '../../domain/debit-note.rules';
import type { BusinessDate } from '../../domain/kernel/business-date';
import { labelled, type Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import type { Problem } from '../../domain/kernel/problem';
import { unusual } from '../../domain/unusual.messages';
import { defineQuery } from '../../platform/ask';
import { BusinessDate as BusinessDateType, Money } from '../../platform/scalars';
import type { Sql } from '../../platform/sql';
import { saying } from '../../platform/validated';
import { balanceOf } from '../../services/ledger/balances.queries';
import { account } from '../../services/ledger/post';
import type { DatedEntry } from '../documents/dated-document';
import { beforeBooksText } from '../safe/books-began.queries';
import { problemsOfProducts } from './invoice-products';
import { problemsOfSupplier } from './suppliers.queries';

@ArgsType()
export class ClaimableInvoicesInput {
  @Field(() => Int) @IsInt(saying(labelled(debitNoteRules.supplierId.message))) supplierId!: number;
}

@ObjectType({ description: 'An invoice of a supplier that a debit note may name.' })
export class ClaimableInvoice {
  @Field(() => Int) id!: number;
  @Field(() => String) invoiceNumber!: string;
  @Field(() => BusinessDateType, { description: 'Its own date.' }) invoicedOn!: string;
  @Field(() => Money, { description: 'Its amount in rupees.' }) amount!: number;
  @Field(() => [Int], { description: 'Ids of its products.' }) productIds!: number[];
}

/** More than anybody claims late: a supplier with a delivery a day has them from the last seven months. */
const MOST_INVOICES = 200;

const INVOICE = `
  SELECT i.id, i.supplier_id AS "supplierId", i.invoice_number AS "invoiceNumber", i.invoice_date_time::date AS "invoicedOn",
         i.amount, (SELECT array_agg(DISTINCT l.product_id) FROM invoice_line l WHERE l.invoice_id = i.id) AS "productIds"
  FROM invoice i`;

/** The newest invoices of a supplier, for the form of a debit note. */
export const claimableInvoices = defineQuery({
  name: 'claimableInvoices',
  right: 'stock.record',
  input: ClaimableInvoicesInput,
  run: ({ sql }, { supplierId }) =>
    sql<ClaimableInvoice>(
      `${INVOICE} WHERE i.supplier_id = $1 ORDER BY i.received_on DESC, i.id DESC LIMIT ${MOST_INVOICES}`,
      [supplierId],
    ),
});

/** The problems of a debit note. Locks its invoice, so that its supplier, products and date stay until commit. */
export async function problemsOfNote(
  sql: Sql,
  entry: DatedEntry,
  today: BusinessDate,
  kept?: DatedEntry,
): Promise<Problem[]> {
  const { supplierId, invoiceId, productId } = entry as DatedEntry & Record<string, number>;
  const [invoice] =
    invoiceId == null ? [] : await sql<ClaimedInvoice>(`${INVOICE} WHERE i.id = $1 FOR SHARE`, [invoiceId]);
  const problems = problemsOfDebitNote(entry, { today, invoice });
  if (problems.length > 0) return problems;
  // The product of an invoice, or of the recorded note, may be disabled by now.
  const isKnown = invoice !== undefined || productId === kept?.productId;
  return [
    ...(await problemsOfSupplier(sql, supplierId!, kept?.supplierId as number | undefined)),
    ...(isKnown ? [] : await problemsOfProducts(sql, [{ productId: productId!, field: 'productId' }])),
  ];
}

/** What is said of a debit note that looks wrong; null if nothing does. */
export const unusualNoteText = async (sql: Sql, entry: DatedEntry): Promise<Message | null> =>
  (await claimedTwiceText(sql, entry)) ??
  (await beforeBooksText(sql, String(entry.noteDate), 1)) ??
  tooGreatText(sql, entry);

/** Whether another note has its claim number, or claims the same amount of the same product of the invoice. */
async function claimedTwiceText(sql: Sql, { id = null, ...entry }: DatedEntry): Promise<Message | null> {
  const [before] = await sql<{ id: number; date: BusinessDate }>(
    `SELECT id, note_date AS date FROM debit_note
     WHERE supplier_id = $1 AND id IS DISTINCT FROM $2::int
       AND product_id = $5 AND (number = $3 OR (invoice_id = $4 AND kind = $6 AND amount = $7)) ORDER BY id LIMIT 1`,
    [entry.supplierId, id, entry.number || null, entry.invoiceId, entry.productId, entry.kind, entry.amount],
  );
  return before ? unusual.debitNoteTwice(before) : null;
}

/** Whether it brings those of its invoice above its amount, or without an invoice is more than the supplier is owed. */
async function tooGreatText(sql: Sql, { id = null, ...entry }: DatedEntry): Promise<Message | null> {
  const { supplierId, invoiceId, amount } = entry as { supplierId: number; invoiceId?: number | null; amount: Paise };
  if (invoiceId != null) {
    const [invoice] = await sql<{ number: string; amount: Paise; claimed: Paise }>(
      `SELECT i.invoice_number AS number, i.amount,
              (SELECT COALESCE(SUM(n.amount), 0) FROM debit_note n
               WHERE n.invoice_id = i.id AND n.id IS DISTINCT FROM $2::int)::bigint AS claimed
       FROM invoice i WHERE i.id = $1`,
      [invoiceId, id],
    );
    const figure = invoice!.claimed + amount;
    if (figure <= invoice!.amount) return null;
    return unusual.debitNotesAboveInvoice({ number: invoice!.number, figure, amount: invoice!.amount });
  }
  const [stored] = await sql<{ amount: Paise }>('SELECT amount FROM debit_note WHERE id = $1 AND supplier_id = $2', [
    id,
    supplierId,
  ]);
  const due = (stored?.amount ?? 0) - (await balanceOf(sql, account('SUPPLIER', supplierId)));
  return amount > Math.max(due, 0) ? unusual.debitNoteAboveDue({ figure: amount, due: Math.max(due, 0) }) : null;
}
