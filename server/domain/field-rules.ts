import { isBusinessDate } from './kernel/business-date';
import { parseUnits } from './kernel/decimal';
import { LITRE } from './kernel/litres';
import { parseLocalDateTime } from './kernel/local-date-time';
import type { Problem } from './kernel/problem';

/** What a field holds. Figures are stored as whole numbers: rupees as paise, litres as millilitres. */
export type FieldKind =
  | 'text'
  | 'email'
  | 'password'
  | 'choice'
  | 'integer'
  | 'money'
  | 'rate'
  | 'litres'
  | 'date'
  | 'flag';

/**
 * What only a tanker's papers hold: a minute by the station's clock, litres without a fraction, typed as litres or as
 * KL, and a density or temperature with one decimal. They are stored as 'YYYY-MM-DDTHH:MM', millilitres and tenths.
 */
export type PaperFieldKind = 'dateTime' | 'wholeLitres' | 'kilolitres' | 'tenths';

/** What a field must be; the form and the server judge by the same rule and say the same message. */
export interface FieldRule {
  kind: FieldKind | PaperFieldKind;
  /** Characters of a text, or the least stored figure (paise, millilitres). */
  min?: number;
  max?: number;
  /** The letters a text is stored in. */
  case?: 'upper' | 'lower';
  required?: boolean;
  /** Of a text that is compared by eye, such as a vehicle's number: not even what joins Hindi letters is taken. */
  withoutJoiners?: boolean;
  /** Of a choice: the values it may have. */
  choices?: readonly string[];
  message: string;
  /** What is said of an empty field, where that is something else. */
  missing?: string;
  /** Of a figure: what is said of text that is no such figure; the message is about its size then. */
  unreadable?: string;
}

export type FieldRules = Readonly<Record<string, FieldRule>>;

/** ₹ 999 crore in paise, 999,999,999.999 litres in millilitres: beyond it every figure is a slip of the finger. */
export const GREATEST_FIGURE = 999_999_999_999;

/** What fits a column of row numbers. */
export const GREATEST_ID = 2_147_483_647;

/** How a figure is typed: its decimals, and what the last of them is worth as stored. */
const FIGURES: Partial<Record<FieldRule['kind'], { decimals: number; worth: number }>> = {
  integer: { decimals: 0, worth: 1 },
  money: { decimals: 2, worth: 1 },
  rate: { decimals: 2, worth: 1 },
  litres: { decimals: 3, worth: 1 },
  wholeLitres: { decimals: 0, worth: LITRE },
  kilolitres: { decimals: 3, worth: LITRE },
  tenths: { decimals: 1, worth: 1 },
};
const FLAGS = new Map<unknown, boolean>([
  ...[true, 1, '1', 'true'].map((value) => [value, true] as const),
  ...[false, 0, '0', 'false'].map((value) => [value, false] as const),
]);

/**
 * A value as it is stored: text trimmed and in its case, a typed figure ('92.50') as its whole number (9250), a flag
 * as boolean. A number stands already as stored. What cannot be read stays as it is, for `problemOfField` to refuse.
 */
export function normaliseField(rule: FieldRule, value: unknown): unknown {
  if (rule.kind === 'password') return value;
  if (rule.kind === 'flag') return FLAGS.get(value) ?? value;
  const figure = FIGURES[rule.kind];
  if (figure !== undefined) {
    if (typeof value !== 'string') return value;
    const typed = value.trim();
    const units = parseUnits(typed, figure.decimals);
    return units === null ? typed : units * figure.worth;
  }
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return text;
  const trimmed = text.normalize('NFC').trim();
  if (rule.kind === 'dateTime') return parseLocalDateTime(trimmed) ?? trimmed;
  if (rule.case === 'upper') return trimmed.toUpperCase();
  return rule.case === 'lower' ? trimmed.toLowerCase() : trimmed;
}

/** The fields that the rules know, as they are stored; absent ones stay absent, others are left out. */
export function normalise(rules: FieldRules, input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const known = Object.entries(rules).filter(([field]) => Object.hasOwn(input, field));
  return Object.fromEntries(known.map(([field, rule]) => [field, normaliseField(rule, input[field])]));
}

/** Whether text is a figure of the kind, of whatever size. */
const isFigureText = (text: string, decimals: number): boolean =>
  new RegExp(decimals === 0 ? '^-?[0-9]+$' : `^-?[0-9]+(\\.[0-9]{1,${decimals}})?$`).test(text);

function isWithin({ min = -Infinity, max = Infinity }: FieldRule, figure: number): boolean {
  return figure >= min && figure <= max;
}

/** Control characters other than line breaks and tabs, and halves of a character: never typed, and no database keeps them. */
const CONTROL = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

/**
 * Characters without a shape of their own: they turn text around (U+202A to U+202E, U+2066 to U+2069) or make two equal
 * looking texts differ (zero-width letters, fillers, soft hyphens). A variation selector belongs to the picture before it.
 */
const UNSEEN =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]|(?<!\p{Extended_Pictographic})(?:\ufe0e|\ufe0f)/u;

/** Hindi joins and parts letters by U+200D and U+200C inside a word; anywhere else they are not seen. */
const STRAY_JOINER =
  /(?<![\u0900-\u0963\u0970-\u097f])(?:\u200c|\u200d)|(?:\u200c|\u200d)(?![\u0900-\u0963\u0970-\u097f])/u;

export const hasControlCharacter = (text: string): boolean => CONTROL.test(text);

/** Whether a text holds something that cannot be seen: a control character, or an invisible one. */
export const hasUnseenCharacter = (text: string): boolean =>
  CONTROL.test(text) || UNSEEN.test(text) || STRAY_JOINER.test(text);

/** The same for a text that is compared by eye, as a vehicle's number is: what joins Hindi letters is not seen either. */
export const hasUnseenOrJoiner = (text: string): boolean => hasUnseenCharacter(text) || /\u200c|\u200d/u.test(text);

const isUnseenIn = ({ withoutJoiners }: FieldRule, text: string): boolean =>
  withoutJoiners === true ? hasUnseenOrJoiner(text) : hasUnseenCharacter(text);

function holds(rule: FieldRule, value: unknown): boolean {
  if (rule.kind === 'flag') return typeof value === 'boolean';
  const figure = FIGURES[rule.kind];
  if (figure !== undefined)
    return Number.isSafeInteger(value) && (value as number) % figure.worth === 0 && isWithin(rule, value as number);
  if (typeof value !== 'string' || !isWithin(rule, [...value].length)) return false;
  // A password is only compared: what it is made of is its owner's affair.
  if (rule.kind === 'password') return !hasControlCharacter(value);
  if (isUnseenIn(rule, value)) return false;
  if (rule.kind === 'email') return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value);
  if (rule.kind === 'date') return isBusinessDate(value);
  if (rule.kind === 'dateTime') return parseLocalDateTime(value) !== null;
  return rule.kind !== 'choice' || (rule.choices ?? []).includes(value);
}

/** Why a field's value, typed or stored, is refused; null when it holds. An empty optional field holds. */
export function problemOfField(field: string, rule: FieldRule, value: unknown): Problem | null {
  const stored = normaliseField(rule, value);
  const isEmpty = stored === undefined || stored === null || stored === '';
  if (isEmpty ? rule.required !== true : holds(rule, stored)) return null;
  if (isEmpty) return { code: 'REQUIRED', message: rule.missing ?? rule.message, field };
  // The rule's own message would tell of its length, which may be right; the character cannot be seen.
  if (rule.kind === 'text' && typeof stored === 'string' && isUnseenIn(rule, stored))
    return { code: 'INVALID', message: 'This must not hold control characters', field };
  const figure = FIGURES[rule.kind];
  const isUnreadable = figure !== undefined && !isFigureText(String(stored), figure.decimals);
  return { code: 'INVALID', message: (isUnreadable && rule.unreadable) || rule.message, field };
}

/** Every field that breaks its rule, in the rules' order. */
export const problemsOfFields = (rules: FieldRules, input: Readonly<Record<string, unknown>>): Problem[] =>
  Object.entries(rules).flatMap(([field, rule]) => problemOfField(field, rule, input[field]) ?? []);
