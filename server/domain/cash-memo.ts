import type { Millilitres } from './kernel/litres';
import { amountOf, litresFor, type Paise, type PaisePerLitre } from './kernel/money';

/** The one product whose cash sales are split into memos (specification, section 9). */
export const SPLIT_PRODUCT = 'HS';

/** Whether an additional quantity of a product is split into memos. */
export const splitsCash = ({ shortName }: { shortName: string }): boolean => shortName === SPLIT_PRODUCT;

/** ₹200 and ₹20,000: what a memo of a split is for, in paise. */
export const LEAST_OF_SPLIT: Paise = 20_000;
export const MOST_OF_SPLIT: Paise = 2_000_000;

/** An A4 sheet is cut into so many. */
export const MEMOS_A_SHEET = 4;

/** The number of a set is the seed of its splits: the same one makes the same memos. From 1 on, short enough to type. */
export const GREATEST_SET = 999_999;

/** Fifty sheets at once: three times what a busy day asks for. */
export const MOST_MEMOS = 200;

export type MemoSource = 'CREDIT_SALE' | 'SPLIT';

/** One memo of a set: millilitres, paise per litre, paise. */
export interface CashMemo {
  /** Its set and its place in it: '482913/7'. */
  number: string;
  source: MemoSource;
  /** Of which credit sale it is; null of a split. */
  creditSaleId: number | null;
  customerName: string;
  vehicleNumber: string | null;
  rate: PaisePerLitre;
  litres: Millilitres;
  amount: Paise;
}

/** What a memo of a credit sale is made of. */
export interface MemoSale {
  id: number;
  firmName: string;
  vehicle: string | null;
  rate: PaisePerLitre;
  litres: Millilitres;
  amount: Paise;
}

export interface MemoSet {
  /** Whole, from 1 to `GREATEST_SET`. */
  seed: number;
  creditSales: readonly MemoSale[];
  /** Litres sold for cash to nobody known, to be split; 0 for none. */
  unrecorded: Millilitres;
  /** What they were sold at. */
  rate: PaisePerLitre;
}

/** Memos of the credit sales in their order, then those of the split. Nothing of it is in the books. */
export function makeMemos({ seed, creditSales, unrecorded, rate }: MemoSet): CashMemo[] {
  const ofSales = creditSales.map(({ id, firmName, vehicle, ...sold }) => ({
    ...{ source: 'CREDIT_SALE' as const, creditSaleId: id, customerName: shortened(firmName), vehicleNumber: vehicle },
    ...{ rate: sold.rate, litres: sold.litres, amount: sold.amount },
  }));
  const draw = drawsOf(seed);
  const first = draw(SAMPLES);
  const splits = unrecorded === 0 ? [] : splitOf(unrecorded, rate, draw);
  const ofSplits = splits.map((split, place) => ({
    ...{ source: 'SPLIT' as const, creditSaleId: null, ...sampleCustomer(first + place), rate },
    ...split,
  }));
  return [...ofSales, ...ofSplits].map((memo, place) => ({ number: `${seed}/${place + 1}`, ...memo }));
}

/** What stands on a memo of where it is from, so that no split passes for a sale to somebody (domain: section 9). */
export const sourceWords = ({ source, creditSaleId }: Pick<CashMemo, 'source' | 'creditSaleId'>): string =>
  source === 'SPLIT' ? 'Split of unrecorded cash sales' : `Credit sale ${creditSaleId}`;

interface Split {
  litres: Millilitres;
  amount: Paise;
}

/**
 * Splits litres sold at a rate (above 0) into parts of ₹200 to ₹20,000, whole rupees but for the last ones; what is worth
 * less than ₹200 is one part. The parts' litres make up the whole to the millilitre and their amounts the amount of the
 * whole to the paisa: each part ends at the millilitre that was paid up to then, so it is amount ÷ rate to within one.
 * `draw` answers a whole number from 0 up to below what it is given.
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

/** What was drawn, trimmed so that neither too little nor too much is left for the last memo. */
function nextAmount(rest: Paise, drawn: Paise): Paise {
  if (rest - drawn >= LEAST_OF_SPLIT) return drawn;
  return rest <= MOST_OF_SPLIT ? rest : rest - LEAST_OF_SPLIT;
}

/** Of each kind of customer that nobody knows the name of; the samples are plainly that. */
const SAMPLES_A_KIND = 95;
const SAMPLE_KINDS = ['CASH CUSTOMER', 'WALK-IN'];
export const SAMPLES = SAMPLES_A_KIND * SAMPLE_KINDS.length;

/** The sample of a place, which begins again after the last: 'CASH CUSTOMER 001' to 'WALK-IN 095'. */
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

/** A customer's name as memos have it: over 20 characters cut to 20 and '...' (specification, section 9). */
export function shortened(name: string): string {
  // As people count them: half a Devanagari letter is none.
  const letters = [...characters.segment(name)].map(({ segment }) => segment);
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME).join('')}...` : name;
}

/** Draws that follow from the seed alone (mulberry32, which counts in 32 bits and needs no float). */
export function drawsOf(seed: number): (sides: number) => number {
  let state = seed | 0;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}
