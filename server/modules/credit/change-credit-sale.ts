import { credit } from '../../domain/credit.messages';
import { creditUse } from '../../domain/credit-limit';
import { creditSaleRules, figureTypedOf, type Quantity } from '../../domain/credit-sale.rules';
import { effects as texts } from '../../domain/effects.messages';
import { inr } from '../../domain/kernel/format';
import { labelled, type Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import { type Problem, refuseIf } from '../../domain/kernel/problem';
import { mails } from '../../domain/mails.messages';
import { movedLitres, movedMoney } from '../../domain/moved-figure';
import { Creditor } from '../../masters/creditor';
import { moveOpeningsBefore } from '../../masters/move-openings';
import { Product } from '../../masters/product';
import { Pump } from '../../masters/pump';
import { referenceField } from '../../masters/reference-field';
import type { Tx } from '../../platform/submit';
import { changeField } from '../../services/approvals/change-field';
import { questionsOf } from '../../services/approvals/editable-table';
import { requireApproval } from '../../services/approvals/require-approval';
import { balanceOf } from '../../services/ledger/balances.queries';
import { account } from '../../services/ledger/post';
import { reverse } from '../../services/ledger/reverse';
import { LATE_FACT } from '../shifts/late-entry';
import type { ShiftDocumentChange, ShiftDocumentRow } from '../shifts/shift-document-change';
import type { CreditSale } from './credit-sale.entity';
import { repostSale } from './entry-of-sale';
import { normaliseVehicle } from './known-vehicle';
import { lockActiveCreditor, lockCreditor } from './lock-creditor';
import { type OverLimit, overLimitOf, overLimitText, tellAdmins } from './over-limit';
import { OVER_LIMIT_LINE } from './record-credit-sale';
import { resettle } from './resettle';
import { isIncludedInBill, restateBills } from './restate-bills';
import { assignSlip, calculateQuantity, rateAt, type WrittenSlip } from './sale-terms';
import { keepSlipBooks, lockLeaf } from './slip-leaf';
import { changedSlipSeenText, slipSeenText } from './slip-seen';
import { notifyOfLimit } from './tell-creditor';
import { unusualLitresText } from './unusual-sale';

export interface CreditSaleRow
  extends ShiftDocumentRow,
    Pick<CreditSale, 'creditorId' | 'pumpId' | 'productId' | 'vehicle' | 'slipNo' | 'slipBookId' | 'leaf'>,
    Pick<CreditSale, 'litres' | 'rate' | 'amount' | 'byAmount' | 'overLimitReason'> {
  firmName: string;
  billId: number | null;
  billNumber: string | null;
}

/**
 * Corrects a credit sale. The change is validated as when it was recorded. A billed sale restates its bill; it stays with
 * its creditor, and is not deleted, until the bill is cancelled. The closing module updates what a closed shift calculates
 * from it.
 */
export const creditSaleDocument: ShiftDocumentChange<CreditSaleRow> = {
  table: 'credit_sale',
  label: 'Credit sale',
  idFields: ['lastSaleId'],
  fields: [
    referenceField('creditorId', 'Creditor', creditSaleRules.creditorId, () => Creditor),
    changeField('vehicle', 'Vehicle', creditSaleRules.vehicle),
    changeField('slipNo', 'Slip', creditSaleRules.slipNo),
    referenceField('pumpId', 'Pump', creditSaleRules.pumpId, () => Pump),
    referenceField('productId', 'Product', creditSaleRules.productId, () => Product),
    changeField('litres', 'Quantity', creditSaleRules.litres, {
      hint: 'The amount is calculated at the rate of the shift.',
    }),
    changeField('amount', 'Amount', creditSaleRules.amount, {
      hint: 'The quantity is calculated at the rate of the shift.',
    }),
    changeField('overLimitReason', 'Reason over limit', creditSaleRules.overLimitReason),
  ],
  facts: [
    { name: 'rate', label: 'Rate', kind: 'rate' },
    { name: 'billNumber', label: 'Bill', kind: 'text' },
    LATE_FACT,
  ],
  columns: `d.creditor_id AS "creditorId", c.firm_name AS "firmName", d.pump_id AS "pumpId", d.product_id AS "productId",
            d.vehicle, d.slip_no AS "slipNo", d.slip_book_id AS "slipBookId", d.leaf, d.litres, d.rate, d.amount, d.by_amount AS "byAmount", d.over_limit_reason AS "overLimitReason",
            d.bill_id AS "billId", b.number AS "billNumber", d.late_reason AS "lateReason"`,
  joins: 'JOIN creditor c ON c.id = d.creditor_id LEFT JOIN creditor_bill b ON b.id = d.bill_id',
  countedSince: isIncludedInBill('last_sale_id', 's.shift_date'),
  titleOf: ({ firmName, slipNo, amount }) => [firmName, slipNo, inr(amount)].filter(Boolean).join(', '),
  events: ({ shiftId, creditorId }) => [
    ['creditSaleRecorded', { shiftId }],
    ['creditChanged', { creditorId }],
  ],
  /** Keeps a bill or a new slip book from taking the sale concurrently: both would write the row. */
  async lockFirst(tx, id) {
    const [sale] = await tx.sql<{ creditorId: number }>(
      'SELECT creditor_id AS "creditorId" FROM credit_sale WHERE id = $1',
      [id],
    );
    if (sale) await lockCreditor(tx, sale.creditorId);
    await keepSlipBooks(tx);
  },
  async modify(tx, after, before) {
    const billed = after.creditorId === before.creditorId ? null : problemOfBilled(before);
    refuseIf(billed ? [{ ...billed, field: 'creditorId' }] : [], 'REFUSED');
    const rate = await rateAt(tx, after);
    const { litres, amount } = remeasured(after, before, rate);
    const effects = await checkMoreOwed(tx, { ...after, amount }, before);
    if (after.creditorId !== before.creditorId)
      effects.push(...(await moveOpeningsBefore(tx, after.shiftDate, { creditor: after.creditorId })));
    const slip = await slipOf(tx, after, before);
    const vehicle = await vehicleOf(tx, after, before);
    const line = { ...after, ...slip, vehicle, litres, amount };
    const typed = figureTyped(after, before, rate);
    const isQuantityNew = (['litres', 'creditorId', 'productId', 'vehicle'] as const).some(
      (field) => line[field] !== before[field],
    );
    const far = isQuantityNew ? await unusualLitresText(tx.sql, line, after.id) : null;
    const questions = [
      ...questionsOf('FIGURE_UNUSUAL', typed ?? 'litres', far),
      ...questionsOf('SLIP_SEEN', 'slipNo', await slipSeenByChange(tx, line, before)),
    ];
    if (amount !== after.amount) effects.push(movedMoney(labelled('Amount'), before.amount, amount));
    if (litres !== after.litres) effects.push(movedLitres(labelled('Quantity'), before.litres, litres));
    return {
      write: {
        ...slip,
        vehicle,
        litres,
        rate,
        amount,
        ...(typed && { byAmount: typed === 'amount' }),
      },
      questions,
      effects,
    };
  },
  whyNotDeleted: problemOfBilled,
  remove: async () => undefined,
};

function problemOfBilled({ billNumber }: CreditSaleRow): Problem | null {
  return billNumber === null ? null : { code: 'BILLED', ...credit.saleBilled({ bill: billNumber }) };
}

/** The field at which too much of a changed sale is refused. */
export const fieldOfSale = (after: CreditSaleRow, before: CreditSaleRow): string =>
  after.productId !== before.productId ? 'productId' : after.byAmount ? 'amount' : 'litres';

/** The figure that a change types; null if neither. */
function figureTyped(after: CreditSaleRow, before: CreditSaleRow, rate: number): keyof Quantity | null {
  const [litres, amount] = [after.litres !== before.litres, after.amount !== before.amount];
  if (litres && amount) return figureTypedOf(after, rate);
  return litres ? 'litres' : amount ? 'amount' : null;
}

/** The typed figure of the two stays; if neither was typed, the quantity stays when the product's rate changes. */
function remeasured(after: CreditSaleRow, before: CreditSaleRow, rate: number): Quantity {
  const { litres, amount } = after;
  const isTyped = { litres: litres !== before.litres, amount: amount !== before.amount };
  if (isTyped.amount) return calculateQuantity(isTyped.litres ? { litres, amount } : { amount }, rate);
  return isTyped.litres || rate !== before.rate ? calculateQuantity({ litres }, rate) : { litres, amount };
}

/** Checks the limit only if the due increases: a creditor over the limit may still owe less. */
async function checkMoreOwed(tx: Tx, after: CreditSaleRow, before: CreditSaleRow): Promise<Message[]> {
  const isSame = after.creditorId === before.creditorId;
  const firm = await (isSame ? lockCreditor : lockActiveCreditor)(tx, after.creditorId);
  const more = isSame ? after.amount - before.amount : after.amount;
  if (more <= 0) return [];
  const over = overLimitOf(firm, await balanceOf(tx.sql, account('CREDITOR', firm.id)), after.overLimitReason, more);
  if (over === null) return [];
  await requireApproval(tx, OVER_LIMIT_LINE, over.due - over.maxLimit);
  return [overLimitText(over)];
}

const slipOf = async (tx: Tx, after: CreditSaleRow, before: CreditSaleRow): Promise<WrittenSlip> =>
  after.slipNo === before.slipNo && after.creditorId === before.creditorId
    ? { slipNo: before.slipNo, slipBookId: before.slipBookId, leaf: before.leaf }
    : assignSlip(tx, after, await lockLeaf(tx, after.slipNo));

/** What is asked about the slip of the changed sale; null if it was so before. */
async function slipSeenByChange(tx: Tx, after: CreditSaleRow, before: CreditSaleRow): Promise<Message | null> {
  const isSlipNew = after.slipNo !== before.slipNo || after.creditorId !== before.creditorId;
  if (isSlipNew) return changedSlipSeenText(tx, after);
  const seen = await slipSeenText(tx, after);
  return seen !== null && (await slipSeenText(tx, before)) !== null ? null : seen;
}

async function vehicleOf(tx: Tx, after: CreditSaleRow, before: CreditSaleRow): Promise<string | null> {
  const { vehicle, creditorId, id } = after;
  if (vehicle === null || (vehicle === before.vehicle && creditorId === before.creditorId)) return vehicle;
  return normaliseVehicle(tx, creditorId, vehicle, id);
}

/**
 * Reverses the sale's entry and posts it as it is now; `after` is null if it is deleted. Corrects bills that count the
 * sale in their opening due. Returns whose due changed, and the new figures of those bills.
 */
export async function repostCreditSale(tx: Tx, before: CreditSaleRow, after: CreditSaleRow | null): Promise<Message[]> {
  if (after?.creditorId === before.creditorId && after.amount === before.amount) return [];
  const firms = await tx.sql<Debtor & { maxLimit: number }>(
    'SELECT id, firm_name AS "firmName", max_limit AS "maxLimit" FROM creditor WHERE id = ANY($1) ORDER BY id = $2 DESC',
    [[before.creditorId, after?.creditorId ?? before.creditorId], before.creditorId],
  );
  const restated: Message[] = [];
  const write = async (): Promise<void> => {
    if (after === null) await reverse(tx, tx.actor.userId, { kind: 'CREDIT_SALE', id: before.id });
    else await repostSale(tx, after, { id: after.shiftId, shiftDate: after.shiftDate });
    restated.push(...(await restate(tx, before, after)));
  };
  // Payments may have settled the bill that the sale is on.
  const moved =
    before.billId === null ? await moveDues(tx, firms, write) : await resettle(tx, [before.creditorId], write);
  const debtor = firms.at(-1)!;
  if (after !== null) await tellIfOver(tx, before, after, { ...debtor, due: await dueOf(tx, debtor) });
  return [...moved, ...restated];
}

interface Debtor {
  id: number;
  firmName: string;
}

const dueOf = ({ sql }: Tx, { id }: Debtor): Promise<Paise> => balanceOf(sql, account('CREDITOR', id));

/** Runs the work; returns the dues of the creditors before and after it. */
async function moveDues(tx: Tx, firms: readonly Debtor[], work: () => Promise<void>): Promise<Message[]> {
  const dues: Paise[] = [];
  for (const firm of firms) dues.push(await dueOf(tx, firm));
  await work();
  const moved: Message[] = [];
  for (const [index, firm] of firms.entries())
    moved.push(movedMoney(texts.due({ creditor: firm.firmName }), dues[index]!, await dueOf(tx, firm)));
  return moved;
}

/**
 * The changed sale may exceed its creditor's limit; announced under its version, since it may have been announced
 * before.
 */
async function tellIfOver(
  tx: Tx,
  before: CreditSaleRow,
  after: CreditSaleRow,
  { firmName, maxLimit, due }: Omit<OverLimit, 'reason'>,
): Promise<void> {
  const { id, version, creditorId, amount, overLimitReason } = after;
  const isMore = creditorId !== before.creditorId || amount > before.amount;
  if (!isMore || !creditUse(due, 0, maxLimit).isOver) return;
  const over = { firmName, due, maxLimit, reason: overLimitReason?.trim() ?? '-' };
  const { name } = tx.actor;
  const seller = after.enteredBy ?? mails.theStation();
  const by =
    tx.askedBy === undefined
      ? mails.changedBy({ seller, name })
      : mails.changedAtRequest({ seller, name, asker: tx.askedBy });
  const told = { key: `${id}:${version}`, by };
  await notifyOfLimit(tx, id, creditorId, over, told);
  await tellAdmins(tx, id, amount, over, told);
}

async function restate(tx: Tx, before: CreditSaleRow, after: CreditSaleRow | null): Promise<Message[]> {
  const seenAs = ({ id, creditorId, shiftDate, billId }: CreditSaleRow) => ({
    creditorId,
    day: shiftDate,
    by: { saleId: id, billedOn: billId, field: after ? fieldOfSale(after, before) : undefined },
  });
  if (after?.creditorId === before.creditorId) return restateBills(tx, seenAs(before), after.amount - before.amount);
  const effects = await restateBills(tx, seenAs(before), -before.amount);
  return after ? [...effects, ...(await restateBills(tx, seenAs(after), after.amount))] : effects;
}
