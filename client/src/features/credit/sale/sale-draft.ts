import { credit } from '../../../../../server/domain/credit.messages';
import { type CreditUse, creditUse } from '../../../../../server/domain/credit-limit';
import { type Quantity, quantityBy } from '../../../../../server/domain/credit-sale.rules';
import { litresText, parseLitres } from '../../../../../server/domain/kernel/litres';
import { moneyText, parseMoney, parseRate } from '../../../../../server/domain/kernel/money';
import type { CreditStandingQuery, RecordCreditSaleMutationVariables } from '../../../graphql/generated/graphql';
import { type MessageText, t } from '../../../i18n/translate';
import { freeFrom, type KnownSlips, problemOfSlip, proposedSlip } from '../slip-book/open-books';
import { type Habit, productTaken } from './habits';
import type { PumpProduct } from './pump-product';
import { warningOfSlip } from './slip-warning';

export type Standing = NonNullable<CreditStandingQuery['creditStanding']>;

/**
 * Litres or amount, whichever was typed last: exact decimal text, or the text as typed. The other is calculated from
 * the rate.
 */
interface Measure {
  by: 'litres' | 'amount';
  text: string;
}

/**
 * A sale being typed. Null fields are untouched: their defaults follow from the creditor, the vehicle and the previous
 * sale.
 */
export interface SaleDraft {
  creditorId: string;
  vehicle: string;
  pumpId: string | null;
  productId: string | null;
  measure: Measure;
  slipNo: string | null;
  overLimitReason: string;
}

export const EMPTY_DRAFT: SaleDraft = {
  creditorId: '',
  vehicle: '',
  pumpId: null,
  productId: null,
  measure: { by: 'litres', text: '' },
  slipNo: null,
  overLimitReason: '',
};

/** The data that defaults of untouched fields come from. */
export interface Known {
  sold: readonly PumpProduct[];
  /** Newest first. */
  habits: readonly Habit[];
  /** Of the creditor in the draft; null until loaded. */
  standing: Standing | null;
  /** The proposed pump; empty for none. */
  pumpId: string;
  slips: KnownSlips;
  /** Whether the sale is of a closed shift, whose slip was written before those of the running one: none is proposed. */
  isLate: boolean;
  /** The server's first free number from the proposed one that is in no book; null if none, undefined until loaded. */
  freeSlip?: string | null;
}

/** A draft with its defaults and calculated values. */
export interface Sale {
  creditorId: string;
  vehicle: string;
  pumpId: string;
  productId: string;
  /** The pump's product with its rate; undefined until both are chosen. */
  sold: PumpProduct | undefined;
  measure: Measure;
  litres: string;
  amount: string;
  slipNo: string;
  /** Why the slip is refused; null if no reason is known. */
  slipProblem: MessageText | null;
  /** A warning about an acceptable slip; otherwise null. */
  slipWarning: string | null;
  overLimitReason: string;
  /** Whether the user keeps it although the creditor has its slip already. */
  isConfirmed: boolean;
  /** Null until both the amount and the creditor's balance are known. */
  use: CreditUse | null;
  /** Whether it exceeds the limit by more than this user may: it will wait for approval. */
  needsApproval: boolean;
}

export function saleOf(draft: SaleDraft, known: Known): Sale {
  const pumpId = draft.pumpId ?? proposedPump(known);
  const productId = draft.productId ?? proposedProduct(draft, pumpId, known);
  const sold = known.sold.find((row) => String(row.pumpId) === pumpId && String(row.productId) === productId);
  const figures = figuresOf(draft.measure, sold);
  const amount = parseMoney(figures.amount);
  const { standing } = known;
  const slipNo = draft.slipNo ?? freeSlipOf(draft, known);
  const use =
    standing === null || amount === null
      ? null
      : creditUse(parseMoney(standing.due) ?? 0, amount, parseMoney(standing.maxLimit) ?? 0);
  return {
    creditorId: draft.creditorId,
    vehicle: draft.vehicle,
    pumpId,
    productId,
    sold,
    measure: draft.measure,
    ...figures,
    slipNo,
    slipProblem: problemOfSlip(slipNo, draft.creditorId, known.slips),
    slipWarning: warningOfSlip(slipNo, draft.creditorId, known.slips),
    overLimitReason: draft.overLimitReason,
    isConfirmed: false,
    use,
    needsApproval: use?.isOver === true && exceeds(use, standing),
  };
}

function freeSlipOf({ creditorId }: SaleDraft, { slips, freeSlip, isLate }: Known): string {
  if (isLate) return '';
  const { slipNo, isLoose } = proposedSlip(creditorId, slips);
  return isLoose && freeSlip !== undefined ? freeFrom(freeSlip ?? '', slips) : slipNo;
}

/** Whether the amount above the limit is more than this user may sell at once. */
function exceeds({ due }: CreditUse, standing: Standing | null): boolean {
  if (standing?.passesLimitBy == null) return false;
  return due - (parseMoney(standing.maxLimit) ?? 0) > (parseMoney(standing.passesLimitBy) ?? 0);
}

/** The pump of the previous sale, or the only pump. */
function proposedPump({ pumpId, sold }: Known): string {
  const [first] = sold;
  if (pumpId !== '' || first === undefined) return pumpId;
  return sold.every((row) => row.pumpId === first.pumpId) ? String(first.pumpId) : '';
}

/** The last product of the vehicle or creditor, or the only product; limited to those the pump sells. */
function proposedProduct({ creditorId, vehicle }: SaleDraft, pumpId: string, { sold, habits }: Known): string {
  const offered = sold.filter((row) => pumpId === '' || String(row.pumpId) === pumpId).map((row) => row.productId);
  const took = productTaken(habits, creditorId, vehicle);
  if (took !== undefined && offered.includes(took)) return String(took);
  return new Set(offered).size === 1 ? String(offered[0]) : '';
}

/** The typed figure, and the other one at the shift's rate if it can be calculated. */
function figuresOf({ by, text }: Measure, sold: PumpProduct | undefined): Pick<Sale, 'litres' | 'amount'> {
  const rate = sold === undefined ? null : parseRate(sold.rate);
  const units = by === 'litres' ? parseLitres(text) : parseMoney(text);
  const quantity: Quantity | null = rate === null || units === null ? null : quantityBy(by, units, rate);
  if (by === 'litres') return { litres: text, amount: quantity === null ? '' : moneyText(quantity.amount) };
  return { litres: quantity === null ? '' : litresText(quantity.litres), amount: text };
}

/** Whether the sale exceeds the limit, so that a reason is required. */
export const asksReason = ({ use }: Sale): boolean => use?.isOver === true;

/** Why the sale cannot be sent yet, by field in form order. The server validates again. */
export function problemsOf(sale: Sale): Record<string, MessageText> {
  const problems: Record<string, MessageText> = {};
  if (sale.creditorId === '') problems.creditorId = credit.selectCreditor();
  if (sale.pumpId === '') problems.pumpId = credit.selectPump();
  if (sale.productId === '') problems.productId = credit.selectProduct();
  else if (sale.pumpId !== '' && sale.sold === undefined) problems.productId = credit.notSoldThere();
  const quantity = problemOfMeasure(sale);
  if (quantity !== null) problems[sale.measure.by] = quantity;
  if (sale.slipProblem !== null) problems.slipNo = sale.slipProblem;
  if (asksReason(sale) && sale.overLimitReason.trim() === '') problems.overLimitReason = t('credit.giveReason');
  return problems;
}

function problemOfMeasure({ measure: { by, text }, sold }: Sale): MessageText | null {
  if (text.trim() === '') return credit.noQuantity();
  const units = by === 'litres' ? parseLitres(text) : parseMoney(text);
  if (units === null) return t(by === 'litres' ? 'credit.notLitres' : 'credit.notMoney');
  if (units <= 0) return by === 'litres' ? credit.litresPositive() : credit.amountPositive();
  const rate = sold === undefined ? null : parseRate(sold.rate);
  if (rate === null) return null;
  return quantityBy(by, units, rate) === null ? credit.litresRange() : null;
}

/** Sends both figures, so that the record matches the screen. An unnecessary reason is dropped. */
export const inputOf = (
  sale: Sale,
  shiftId?: number,
  lateReason?: string,
): RecordCreditSaleMutationVariables['input'] => ({
  shiftId,
  lateReason,
  creditorId: Number(sale.creditorId),
  pumpId: Number(sale.pumpId),
  productId: Number(sale.productId),
  vehicle: sale.vehicle.trim().toUpperCase() || null,
  slipNo: sale.slipNo.trim() || null,
  litres: sale.litres,
  amount: sale.amount,
  overLimitReason: (sale.use?.isOver ?? true) ? sale.overLimitReason.trim() || null : null,
  confirmed: sale.isConfirmed || undefined,
});

/** The values of a sale, typed or accepted as proposed. */
export type TypedSale = Omit<
  Sale,
  'sold' | 'use' | 'needsApproval' | 'isConfirmed' | 'litres' | 'amount' | 'slipProblem' | 'slipWarning'
>;

/** A draft that reproduces this sale, without untouched fields. */
export const draftOf = (sale: TypedSale): TypedSale & SaleDraft => ({
  creditorId: sale.creditorId,
  vehicle: sale.vehicle,
  pumpId: sale.pumpId,
  productId: sale.productId,
  measure: sale.measure,
  slipNo: sale.slipNo,
  overLimitReason: sale.overLimitReason,
});
