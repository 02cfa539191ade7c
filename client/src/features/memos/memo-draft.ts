import { shortened } from '../../../../server/domain/cash-memo';
import { cashMemoRules, problemsOfMemos } from '../../../../server/domain/cash-memo.rules';
import { problemsOfFields } from '../../../../server/domain/field-rules';
import { type BusinessDate, isBusinessDate } from '../../../../server/domain/kernel/business-date';
import { parseLitres } from '../../../../server/domain/kernel/litres';
import type { Problem } from '../../../../server/domain/kernel/problem';
import type {
  CashMemosInput,
  CashMemosQuery,
  MemoCreditSalesQuery,
  MemoPriceQuery,
} from '../../graphql/generated/graphql';
import { languageAsked } from '../../i18n/language';

/** The form's content, as its controls hold it. */
export interface MemoDraft {
  productId: string;
  date: string;
  includeCredit: boolean;
  quantity: string;
  seed: string;
}

export const freshDraft = (date: BusinessDate): MemoDraft => ({
  productId: '',
  date,
  includeCredit: false,
  quantity: '',
  seed: '',
});

/**
 * Another product or day has other credit sales, so the question whether to include them is reset (specification,
 * section 4).
 */
export function changed(draft: MemoDraft, change: Partial<MemoDraft>): MemoDraft {
  const next = { ...draft, ...change };
  const isOfSameDay = next.productId === draft.productId && next.date === draft.date;
  return isOfSameDay ? next : { ...next, includeCredit: false };
}

/** Whether product and day are chosen, so that the server can be queried. */
export const isOfDay = ({ productId, date }: MemoDraft): boolean => productId !== '' && isBusinessDate(date);

export interface MemoFacts {
  today: BusinessDate;
  /** Undefined until loaded. */
  price: MemoPriceQuery['memoPrice'] | undefined;
  credit: MemoCreditSalesQuery['memoCreditSales'] | undefined;
}

/** Why no memos can be made from the draft, as far as the form knows; the server applies the same rules. */
export function problemsOfDraft(draft: MemoDraft, { today, price, credit }: MemoFacts): Problem[] {
  const ofFields = problemsOfFields(cashMemoRules, { ...draft });
  if (ofFields.length > 0 || price === undefined || (draft.includeCredit && credit === undefined)) return ofFields;
  return problemsOfMemos({
    date: draft.date,
    today,
    product: price,
    hasRate: price.rate !== null,
    creditSales: draft.includeCredit ? credit!.sales.length : 0,
    hasQuantity: (parseLitres(draft.quantity) ?? 0) > 0,
  });
}

/** The draft as server input; the seed that the server returned for a set reproduces that set. */
export const inputOf = ({ productId, date, includeCredit, quantity, seed }: MemoDraft): CashMemosInput => ({
  productId: Number(productId),
  date,
  includeCredit,
  quantity: quantity === '' ? null : quantity,
  seed: seed === '' ? null : Number(seed),
});

type MemoSale = MemoCreditSalesQuery['memoCreditSales']['sales'][number];

/** A set of memos and the input it was made from. */
export interface MadeMemos {
  input: CashMemosInput;
  set: CashMemosQuery['cashMemos'];
}

/** Whether a set's credit memos match these sales; otherwise the print would differ. */
export function isOfSales(set: Pick<MadeMemos['set'], 'memos'>, sales: readonly MemoSale[]): boolean {
  const made = set.memos
    .filter(({ source }) => source !== 'SPLIT')
    .map((memo) => [memo.creditSaleId, memo.customerName, memo.vehicleNumber, memo.litres, memo.rate, memo.amount]);
  const now = sales.map(({ id, firmName, vehicle, litres, rate, amount }) => [
    id,
    shortened(firmName),
    vehicle,
    litres,
    rate,
    amount,
  ]);
  return JSON.stringify(made) === JSON.stringify(now);
}

/** The address that prints a set. */
export const printAddress = (input: CashMemosInput, seed: number): string => {
  const asked = { ...input, quantity: input.quantity ?? '', seed, format: 'pdf', ...languageAsked() };
  return `/api/v1/cash-memos?${new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))}`;
};
