import type { Millilitres } from './kernel/litres';
import type { Message } from './kernel/message';
import { amountOf, litresFor, type Paise, type PaisePerLitre } from './kernel/money';
import { prints } from './prints.messages';

/** The only product whose cash sales are split into memos (specification, section 9). */
export const SPLIT_PRODUCT = 'HS';

/** Whether an additional quantity of a product is split into memos. */
export const splitsCash = ({ shortName }: { shortName: string }): boolean => shortName === SPLIT_PRODUCT;

/** Limits of a split memo's amount in paise: ₹200 and ₹20,000. */
export const LEAST_OF_SPLIT: Paise = 20_000;
export const MOST_OF_SPLIT: Paise = 2_000_000;

/** Memos per A4 sheet. */
export const MEMOS_A_SHEET = 4;

/**
 * Largest number of a set. The number is the seed of its splits, so the same number makes the same memos; it is short
 * enough to type.
 */
export const GREATEST_SET = 999_999;

/** Fifty sheets in one set: three times what a busy day needs. */
export const MOST_MEMOS = 200;

type MemoSource = 'CREDIT_SALE' | 'SPLIT';

/** One memo of a set: millilitres, paise per litre, paise. */
export interface CashMemo {
  /** Set and position in it: '482913/7'. */
  number: string;
  source: MemoSource;
  /** The credit sale it belongs to; null for a split. */
  creditSaleId: number | null;
  customerName: string;
  vehicleNumber: string | null;
  rate: PaisePerLitre;
  litres: Millilitres;
  amount: Paise;
}

/** The data of a credit sale that its memo needs. */
export interface MemoSale {
  id: number;
  firmName: string;
  vehicle: string | null;
  rate: PaisePerLitre;
  litres: Millilitres;
  amount: Paise;
}

export interface MemoSet {
  /** Integer from 1 to `GREATEST_SET`. */
  seed: number;
  creditSales: readonly MemoSale[];
  /** Unrecorded cash sales to split, in millilitres; 0 for none. */
  unrecorded: Millilitres;
  /** Their selling rate. */
  rate: PaisePerLitre;
}

/** Makes memos of the credit sales in order, then those of the split. Nothing is posted. */
export function makeMemos({ seed, creditSales, unrecorded, rate }: MemoSet): CashMemo[] {
  const ofSales = creditSales.map(({ id, firmName, vehicle, ...sold }) => ({
    source: 'CREDIT_SALE' as const,
    creditSaleId: id,
    customerName: shortened(firmName),
    vehicleNumber: vehicle,
    rate: sold.rate,
    litres: sold.litres,
    amount: sold.amount,
  }));
  const draw = drawsOf(seed);
  const first = draw(SAMPLES);
  const splits = unrecorded === 0 ? [] : splitOf(unrecorded, rate, draw);
  const ofSplits = splits.map((split, index) => ({
    source: 'SPLIT' as const,
    creditSaleId: null,
    ...sampleCustomer(first + index),
    rate,
    ...split,
  }));
  return [...ofSales, ...ofSplits].map((memo, index) => ({ number: `${seed}/${index + 1}`, ...memo }));
}

/**
 * Text that states a memo's origin, so that no split passes for a sale to a real customer
 * (docs/design/domain.md#cash-memos).
 */
export const sourceWords = ({ source, creditSaleId }: { source: string; creditSaleId: number | null }): Message =>
  source === 'SPLIT' ? prints.sourceSplit() : prints.sourceSale({ id: creditSaleId! });

interface Split {
  litres: Millilitres;
  amount: Paise;
}

/**
 * Splits litres sold at a rate (above 0) into parts of ₹200 to ₹20,000, in whole rupees except for the last ones;
 * litres worth less than ₹200 are one part. The parts add up to the litres to the millilitre and to the total amount to
 * the paisa: each part ends at the millilitre paid for so far, so it is amount ÷ rate to within one millilitre. `draw`
 * returns an integer from 0 to below its argument.
 */
export function splitOf(litres: Millilitres, rate: PaisePerLitre, draw: (sides: number) => number): Split[] {
  const total = amountOf(litres, rate);
  const parts: Split[] = [];
  let paid = 0;
  let poured = 0;
  do {
    const amount = nextAmount(total - paid, drawAmount(draw));
    paid += amount;
    const end = paid === total ? litres : litresFor(paid, rate);
    parts.push({ litres: end - poured, amount });
    poured = end;
  } while (paid < total);
  return parts;
}

const drawAmount = (draw: (sides: number) => number): Paise =>
  LEAST_OF_SPLIT + draw((MOST_OF_SPLIT - LEAST_OF_SPLIT) / 100 + 1) * 100;

/** Trims the drawn amount so that neither too little nor too much is left for the last memo. */
function nextAmount(rest: Paise, drawn: Paise): Paise {
  if (rest - drawn >= LEAST_OF_SPLIT) return drawn;
  return rest <= MOST_OF_SPLIT ? rest : rest - LEAST_OF_SPLIT;
}

/** Number of sample customers per kind; their names are plainly not real. */
const SAMPLES_A_KIND = 95;
const SAMPLE_KINDS = ['CASH CUSTOMER', 'WALK-IN'];
export const SAMPLES = SAMPLES_A_KIND * SAMPLE_KINDS.length;

/** Returns a sample customer by index, wrapping around: 'CASH CUSTOMER 001' to 'WALK-IN 095'. */
export function sampleCustomer(place: number): Pick<CashMemo, 'customerName' | 'vehicleNumber'> {
  const sample = place % SAMPLES;
  const kind = SAMPLE_KINDS[Math.floor(sample / SAMPLES_A_KIND)];
  return {
    customerName: `${kind} ${threeDigits((sample % SAMPLES_A_KIND) + 1)}`,
    vehicleNumber: `VEHICLE ${threeDigits(sample + 1)}`,
  };
}

const threeDigits = (number: number): string => String(number).padStart(3, '0');

const LONGEST_NAME = 20;
const characters = new Intl.Segmenter('en-IN');

/** Shortens a customer's name for memos: over 20 characters it is cut to 20 and '...' (specification, section 9). */
export function shortened(name: string): string {
  // Counts graphemes, so that a Devanagari letter is not cut in half.
  const letters = [...characters.segment(name)].map(({ segment }) => segment);
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME).join('')}...` : name;
}

/** Returns a random number generator seeded by `seed` (mulberry32, which uses 32-bit integers and needs no float). */
export function drawsOf(seed: number): (sides: number) => number {
  let state = seed | 0;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}
