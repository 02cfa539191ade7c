import { effects as texts } from '../../domain/effects.messages';
import type { FieldRule } from '../../domain/field-rules';
import {
  invoiceLineRules,
  invoiceRules,
  problemsOfInvoiceHeader,
  problemsOfInvoiceLine,
  problemsOfReceiveTime,
} from '../../domain/invoice.rules';
import { invoices } from '../../domain/invoices.messages';
import { inr } from '../../domain/kernel/format';
import type { Millilitres } from '../../domain/kernel/litres';
import { type LocalDateTime } from '../../domain/kernel/local-date-time';
import type { Paise } from '../../domain/kernel/money';
import { refusal, refuseIf } from '../../domain/kernel/problem';
import { movedMoney } from '../../domain/moved-figure';
import { DAYS_FAR_OFF } from '../../domain/unusual-figure.rules';
import { Product } from '../../masters/product';
import { referenceField } from '../../masters/reference-field';
import { Supplier } from '../../masters/supplier';
import type { Tx } from '../../platform/submit';
import { type ChangeField, changeField } from '../../services/approvals/change-field';
import { deleteRow, editable } from '../../services/approvals/editable-document';
import { type EditableRow, existing, questionsOf, shownOf } from '../../services/approvals/editable-table';
import { reverse } from '../../services/ledger/reverse';
import { beforeBooksText } from '../safe/books-began.queries';
import { changeOfInvoiceLine, refuseUsedLine } from './change-invoice-line';
import { refuseClaimed } from './claimed-invoice';
import { likeNumberText, refuseTakenNumber } from './invoice-number';
import { MOST_LINES, problemsOfProducts } from './invoice-products';
import { INVOICE, lockLines, repostInvoice } from './post-invoice';
import { problemsOfSupplier } from './suppliers.queries';

interface AddedLine {
  productId: number;
  quantity: Millilitres;
  shortageQuantity: Millilitres;
  density: string;
}

interface InvoiceRow extends EditableRow {
  supplierId: number | null;
  invoiceNumber: string;
  invoiceDateTime: LocalDateTime;
  receiveDateTime: LocalDateTime;
  amount: Paise;
}

/** A forgotten line, whose fields are empty unless a change adds one. */
const OF_LINE = {
  addedProductId: 'productId',
  addedQuantity: 'quantity',
  addedShortage: 'shortageQuantity',
  addedDensity: 'density',
} as const;

const optional = (rule: FieldRule): FieldRule => ({ ...rule, required: false });

const ADDED_LINE: readonly ChangeField[] = [
  {
    ...referenceField('addedProductId', 'Forgotten product', optional(invoiceLineRules.productId), () => Product),
    hint: 'Adds a line to the invoice. Correct the amount too if it did not include it.',
  },
  changeField('addedQuantity', 'Its quantity, KL', optional(invoiceLineRules.quantity)),
  changeField('addedShortage', 'Its shortage, litres', optional(invoiceLineRules.shortageQuantity)),
  changeField('addedDensity', 'Its base density', optional(invoiceLineRules.density)),
];

/** Corrects an invoice: purchases and the supplier's balance are posted again. */
editable<InvoiceRow>({
  table: 'invoice',
  label: 'Invoice',
  fields: [
    referenceField('supplierId', 'Supplier', invoiceRules.supplierId, () => Supplier),
    changeField('invoiceNumber', 'Invoice number', invoiceRules.invoiceNumber),
    changeField('invoiceDateTime', 'Invoice date', invoiceRules.invoiceDateTime),
    changeField('receiveDateTime', 'Receive date', invoiceRules.receiveDateTime),
    changeField('amount', 'Amount', invoiceRules.invoiceAmount),
    changeField('truckNumber', 'Lorry number', invoiceRules.truckNumber),
    changeField('transportName', 'Transport name', invoiceRules.transportName),
    changeField('truckDriverPhone', 'Driver phone', invoiceRules.truckDriverPhone, { kind: 'phone' }),
    changeField('comment', 'Comment', invoiceRules.comment, { kind: 'multiline' }),
    ...ADDED_LINE,
  ],
  posted: ADDED_LINE.map(({ name }) => name),
  facts: [
    { name: 'products', label: 'Products', kind: 'text' },
    { name: 'enteredBy', label: 'Entered by', kind: 'text' },
  ],
  async read(sql, id) {
    const [row] = await sql<InvoiceRow>(
      `SELECT i.id, i.version, i.created_at AS at, i.supplier_id AS "supplierId", i.invoice_number AS "invoiceNumber",
              i.invoice_date_time AS "invoiceDateTime", i.receive_date_time AS "receiveDateTime", i.amount,
              i.truck_number AS "truckNumber", i.transport_name AS "transportName",
              i.truck_driver_phone AS "truckDriverPhone", i.comment, i.document_id AS "documentId", u.name AS "enteredBy",
              (SELECT string_agg(p.name || ' ' || l.quantity / 1000 || ' L', ', ' ORDER BY l.id)
               FROM invoice_line l JOIN product p ON p.id = l.product_id WHERE l.invoice_id = i.id) AS products
       FROM invoice i LEFT JOIN app_user u ON u.id = i.created_by_id WHERE i.id = $1`,
      [id],
    );
    return row ?? null;
  },
  async lock(tx, id) {
    await tx.sql('SELECT FROM invoice WHERE id = $1 FOR UPDATE', [id]);
    await lockLines(tx, id);
  },
  titleOf: ({ invoiceNumber, amount }) => `${invoiceNumber}, ${inr(amount)}`,
  events: ({ id }) => [['stockChanged', { invoiceId: id }]],
  async modify(tx, after, before) {
    refuseIf(problemsOfInvoiceHeader({ ...after, invoiceAmount: after.amount }));
    refuseIf(problemsOfReceiveTime(after.receiveDateTime, tx.ctx.clock.minute()));
    refuseIf(await problemsOfSupplier(tx.sql, after.supplierId, before.supplierId));
    const numberField = fieldOfNumber(after, before);
    await refuseTakenNumber(tx, after, numberField);
    const isNumberNew = after.invoiceNumber !== before.invoiceNumber;
    const receivedOn = after.receiveDateTime.slice(0, 10);
    const isDayNew = receivedOn !== before.receiveDateTime.slice(0, 10);
    const seen = [
      ...questionsOf('REFERENCE_SEEN', numberField, isNumberNew ? await likeNumberText(tx.sql, after) : null),
      ...questionsOf(
        'FIGURE_UNUSUAL',
        'receiveDateTime',
        isDayNew ? await beforeBooksText(tx.sql, receivedOn, DAYS_FAR_OFF) : null,
      ),
    ];
    if (after.supplierId !== before.supplierId) await refuseClaimed(tx, after.id, { field: 'supplierId' });
    await refuseAfterUnloading(tx, after);
    const added = await addLine(tx, after);
    const staysPosted = !added && after.amount === before.amount && after.supplierId === before.supplierId && !isDayNew;
    if (staysPosted) return { questions: seen };
    const lines = await lockLines(tx, after.id);
    const { questions, effects } = await repostInvoice(tx, { ...after, receivedOn }, lines, { field: 'amount' });
    if (after.amount !== before.amount) effects.unshift(movedMoney(texts.payable(), before.amount, after.amount));
    return { questions: [...seen, ...questions], effects };
  },
  async remove(tx, { id, amount }) {
    await refuseClaimed(tx, id);
    const lines = await lockLines(tx, id);
    for (const line of lines) await refuseUsedLine(tx, line);
    await reverse(tx, tx.actor.userId, { kind: INVOICE, id });
    for (const { id: lineId } of lines) {
      const line = await existing(tx.sql, changeOfInvoiceLine, lineId);
      await deleteRow(tx, 'invoice_line', line);
      tx.audit({ table: 'invoice_line', id: lineId, before: shownOf(changeOfInvoiceLine, line) });
    }
    return { effects: [movedMoney(texts.payable(), amount, 0)] };
  },
});

/** Writes the forgotten line of a change, without its share of the amount. Returns whether there is one. */
async function addLine(tx: Tx, after: InvoiceRow): Promise<boolean> {
  const fields = Object.entries(OF_LINE);
  if (fields.every(([name]) => after[name] == null)) return false;
  const line = Object.fromEntries(fields.map(([name, field]) => [field, after[name] ?? null]));
  const at = (field = ''): string => fields.find(([, of]) => of === field)![0];
  refuseIf(problemsOfInvoiceLine(line).map((problem) => ({ ...problem, field: at(problem.field) })));
  const { productId, quantity, shortageQuantity, density } = line as unknown as AddedLine;
  refuseIf(await problemsOfProducts(tx.sql, [{ productId, field: 'addedProductId' }]));
  const lines = await lockLines(tx, after.id);
  if (lines.length >= MOST_LINES)
    throw refusal('TOO_MANY_LINES', invoices.tooManyLines({ most: MOST_LINES }), 'addedProductId');
  const [row] = await tx.sql<{ id: number }>(
    `INSERT INTO invoice_line (invoice_id, product_id, quantity, shortage_quantity, density, amount)
     VALUES ($1, $2, $3, $4, $5, 0) RETURNING id`,
    [after.id, productId, quantity, shortageQuantity, density],
  );
  tx.audit({ table: 'invoice_line', id: row!.id, after: { invoiceId: after.id, ...line, amount: 0 } });
  return true;
}

/** The field that makes the number a used one: a version that only gets another supplier, or another year, is wrong there. */
function fieldOfNumber(after: InvoiceRow, before: InvoiceRow): string {
  if (after.invoiceNumber !== before.invoiceNumber) return 'invoiceNumber';
  return after.supplierId === before.supplierId ? 'invoiceDateTime' : 'supplierId';
}

/** Nothing can be unloaded before the time of its invoice. */
async function refuseAfterUnloading(tx: Tx, { id, invoiceDateTime }: InvoiceRow): Promise<void> {
  const [first] = await tx.sql<{ at: LocalDateTime }>(
    `SELECT n.stock_in_date_time AS at FROM invoice_line l JOIN stock_in n ON n.invoice_line_id = l.id
     WHERE l.invoice_id = $1 AND n.stock_in_date_time < $2 ORDER BY n.stock_in_date_time LIMIT 1`,
    [id, invoiceDateTime],
  );
  if (first) throw refusal('AFTER_UNLOADING', invoices.afterUnloading({ at: first.at }), 'invoiceDateTime');
}
