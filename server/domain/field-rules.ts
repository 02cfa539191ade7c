import { fields } from './fields.messages';
import { STRAY_JOINER } from './joiners';
import { isBusinessDate } from './kernel/business-date';
import { parseUnits } from './kernel/decimal';
import { LITRE } from './kernel/litres';
import { parseLocalDateTime } from './kernel/local-date-time';
import { labelled, type Message } from './kernel/message';
import type { Problem } from './kernel/problem';

/** Kind of a field's value. Figures are stored as integers: rupees as paise, litres as millilitres. */
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
 * Kinds that only a tanker's papers have: a minute by the station's clock, litres without a fraction, typed as litres
 * or as KL, and a density or temperature with one decimal. They are stored as 'YYYY-MM-DDTHH:MM', millilitres and
 * tenths.
 */
type PaperFieldKind = 'dateTime' | 'wholeLitres' | 'kilolitres' | 'tenths';

/** Rule of a field; the form and the server validate by the same rule and show the same message. */
export interface FieldRule {
  kind: FieldKind | PaperFieldKind;
  /** Characters of a text, or the least stored figure (paise, millilitres). */
  min?: number;
  max?: number;
  /** Case in which a text is stored. */
  case?: 'upper' | 'lower';
  required?: boolean;
  /** For text that people compare visually, such as a vehicle number: refuses the joiners of Indian letters too. */
  withoutJoiners?: boolean;
  /** Valid values of a choice. */
  choices?: readonly string[];
  /** Why a value is refused: a label, translated by its English text (ADR 50). */
  message: string;
  /** Message for an empty field, if different. */
  missing?: string;
  /** Message for text that is not such a figure; `message` is then about its size. */
  unreadable?: string;
}

/** The texts of a rule, which are labels. */
export const textsOf = ({ message, missing, unreadable }: FieldRule): string[] =>
  [message, missing, unreadable].filter((text) => text !== undefined);

export type FieldRules = Readonly<Record<string, FieldRule>>;

/** ₹ 999 crore in paise, 999,999,999.999 litres in millilitres: any greater figure is a typing error. */
export const GREATEST_FIGURE = 999_999_999_999;

/** Greatest value of an integer id column. */
export const GREATEST_ID = 2_147_483_647;

/** How a figure is typed: its decimals, and the stored value of the last one. */
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
 * Converts a value to its stored form: text trimmed and in its case, a typed figure ('92.50') to its integer (9250), a
 * flag to boolean. A number is already in stored form. A value that cannot be parsed is returned unchanged, for
 * `problemOfField` to refuse.
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

/** Normalises the fields that have rules; absent ones remain absent, others are left out. */
export function normalise(rules: FieldRules, input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const known = Object.entries(rules).filter(([field]) => Object.hasOwn(input, field));
  return Object.fromEntries(known.map(([field, rule]) => [field, normaliseField(rule, input[field])]));
}

/** Whether text is a figure of this kind, of any size. */
const isFigureText = (text: string, decimals: number): boolean =>
  new RegExp(decimals === 0 ? '^-?[0-9]+$' : `^-?[0-9]+(\\.[0-9]{1,${decimals}})?$`).test(text);

function isWithin({ min = -Infinity, max = Infinity }: FieldRule, figure: number): boolean {
  return figure >= min && figure <= max;
}

/** Control characters other than line breaks and tabs, and lone surrogates: never typed, and databases refuse them. */
const CONTROL = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

/**
 * Invisible characters: they reverse text (U+202A to U+202E, U+2066 to U+2069) or make texts that look equal differ
 * (zero-width characters, fillers, soft hyphens). A variation selector is allowed after an emoji.
 */
const UNSEEN =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]|(?<!\p{Extended_Pictographic})(?:\ufe0e|\ufe0f)/u;

export const hasControlCharacter = (text: string): boolean => CONTROL.test(text);

/** Whether a text contains a control character or an invisible one. */
export const hasUnseenCharacter = (text: string): boolean =>
  CONTROL.test(text) || UNSEEN.test(text) || STRAY_JOINER.test(text);

/** The same for text that people compare visually, such as a vehicle number: it may contain no joiner. */
export const hasUnseenOrJoiner = (text: string): boolean => hasUnseenCharacter(text) || /\u200c|\u200d/u.test(text);

const isUnseenIn = ({ withoutJoiners }: FieldRule, text: string): boolean =>
  withoutJoiners === true ? hasUnseenOrJoiner(text) : hasUnseenCharacter(text);

function holds(rule: FieldRule, value: unknown): boolean {
  if (rule.kind === 'flag') return typeof value === 'boolean';
  const figure = FIGURES[rule.kind];
  if (figure !== undefined)
    return Number.isSafeInteger(value) && (value as number) % figure.worth === 0 && isWithin(rule, value as number);
  if (typeof value !== 'string' || !isWithin(rule, [...value].length)) return false;
  // A password is only compared, never shown, so invisible characters do no harm.
  if (rule.kind === 'password') return !hasControlCharacter(value);
  if (isUnseenIn(rule, value)) return false;
  if (rule.kind === 'email') return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value);
  if (rule.kind === 'date') return isBusinessDate(value);
  if (rule.kind === 'dateTime') return parseLocalDateTime(value) !== null;
  return rule.kind !== 'choice' || (rule.choices ?? []).includes(value);
}

/** Validates a field's value, typed or stored; null if valid. An empty optional field is valid. */
export function problemOfField(field: string, rule: FieldRule, value: unknown): Problem | null {
  const stored = normaliseField(rule, value);
  const isEmpty = stored === undefined || stored === null || stored === '';
  if (isEmpty ? rule.required !== true : holds(rule, stored)) return null;
  if (isEmpty) return { code: 'REQUIRED', ...labelled(rule.missing ?? rule.message), field };
  // The rule's own message is about the length, which may be right; the user cannot see the character.
  if (rule.kind === 'text' && typeof stored === 'string' && isUnseenIn(rule, stored))
    return { code: 'INVALID', ...fields.unseen(), field };
  const figure = FIGURES[rule.kind];
  const isUnreadable = figure !== undefined && !isFigureText(String(stored), figure.decimals);
  return { code: 'INVALID', ...labelled((isUnreadable && rule.unreadable) || rule.message), field };
}

/** What is said of a figure that is too great, by the kind of its control. Percentages name their limits by themselves. */
const TOO_GREAT: Readonly<Record<string, (values: { label: Message | string; most: number }) => Message>> = {
  money: fields.tooMuchMoney,
  rate: fields.tooMuchMoney,
  litres: fields.tooManyLitres,
  integer: fields.tooGreat,
};

/**
 * Names the limit that a typed figure exceeds, which the rule's own message may not; null if it exceeds none. `kind` is
 * that of the control: a percentage has the rule of a rate.
 */
export function problemOfGreatest(
  field: string,
  kind: string,
  label: Message | string,
  rule: FieldRule,
  value: unknown,
): Problem | null {
  const say = TOO_GREAT[kind];
  const stored = normaliseField(rule, value);
  if (!say || typeof stored !== 'number' || stored <= (rule.max ?? Infinity)) return null;
  return { code: 'INVALID', ...say({ label, most: rule.max! }), field };
}

/** Validates all fields, in the rules' order. */
export const problemsOfFields = (rules: FieldRules, input: Readonly<Record<string, unknown>>): Problem[] =>
  Object.entries(rules).flatMap(([field, rule]) => problemOfField(field, rule, input[field]) ?? []);
