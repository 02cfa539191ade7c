import { type BusinessDate, showDate } from './business-date';
import { type CompiledMessage, compileMessage } from './compile-message';
import { unitsText } from './decimal';
import { groupedLitres, inr, withMinusSign } from './format';
import type { Millilitres } from './litres';
import { type LocalDateTime, showLocalDateTime } from './local-date-time';
import type { Paise } from './money';
import { type Percent, percentText } from './percent';

/**
 * A text of the server as data (ADR 46): the id and the exact values, from which every language is rendered, and the
 * English text, which old tools, logs and readers without a catalogue get.
 */
export interface Message {
  readonly messageId: string;
  readonly params: MessageParams;
  readonly message: string;
}

/** Id of an amount in words, `amountInWords`. */
export const AMOUNT_IN_WORDS = 'amountInWords';
/** Id of a label within a message. */
export const LABEL = 'label';

/**
 * A label as a parameter of a message. Its English text is its id (ADR 50); `shown` is how it is written in an English
 * sentence: 'credit sale' for 'Credit sale'.
 */
export const labelled = (label: string, shown = label): Message => ({
  messageId: LABEL,
  params: { label },
  message: shown,
});

type MessageParam = string | number | Message | readonly Message[];
export type MessageParams = Readonly<Record<string, MessageParam>>;

/** A text as a reader gets it: in English, with its id and values if it is a message. */
export interface WordedText {
  readonly message: string;
  readonly messageId?: string | null;
  readonly params?: MessageParams | null;
}
/** A text to show: a string is in the reader's language already, or is data. */
export type MessageText = string | WordedText;

/** Kinds of parameters, `{name, kind}`, and their values. `{name}` is data as typed, or another message. */
interface Kinds {
  /** '1,23,445.125' */
  litres: Millilitres;
  /** '−245.000', with a minus sign */
  signedLitres: Millilitres;
  /** '₹12,34,567.89' */
  money: Paise;
  /** '−₹500.00', with a minus sign */
  signedMoney: Paise;
  /** Rupees without grouping or trailing zeros: '270' */
  rupees: Paise;
  /** 'dd-mm-yyyy' */
  date: BusinessDate;
  /** 'dd-mm-yyyy hh:mm' */
  dateTime: LocalDateTime;
  /** Hundredths of a percent: '−2.99' */
  percent: Percent;
  /** Tenths: '748.3' */
  tenths: number;
  /** An integer without grouping. */
  count: number;
  /** An integer with Indian grouping: '1,00,000' */
  number: number;
  /** Messages separated by ' · '. */
  list: readonly Message[];
  /** Messages separated by ', '. */
  commas: readonly Message[];
  plural: number;
  selectordinal: number;
  select: string;
}

const INDIAN = new Intl.NumberFormat('en-IN');

const FORMATS = {
  litres: groupedLitres,
  signedLitres: (litres: Millilitres) => withMinusSign(groupedLitres(litres)),
  money: inr,
  signedMoney: (paise: Paise) => withMinusSign(inr(paise)),
  rupees: (paise: Paise) => String(paise / 100),
  date: showDate,
  dateTime: showLocalDateTime,
  percent: (percent: Percent) => withMinusSign(percentText(percent)),
  tenths: (tenths: number) => unitsText(tenths, 1),
  count: (count: number) => String(count),
  number: (number: number) => INDIAN.format(number),
} satisfies { [Kind in keyof Kinds]?: (value: Kinds[Kind]) => string };

/** How a language fills in a text. */
export interface Rendering {
  /** Locale of the plural rules. */
  locale: string;
  /** Renders a message that is a parameter of another one. */
  nested: (message: Message) => string;
}

type Token = CompiledMessage[number];
type Cases = Readonly<Record<string, CompiledMessage>> & { offset?: number };

export const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'messageId' in value;

/** Fills in a compiled text. Throws RangeError for a parameter that is missing or no list, or an unknown kind. */
export function fillIn(text: CompiledMessage, params: MessageParams, how: Rendering): string {
  const casesOf = (value: number | string, type: string, cases: Cases): string => {
    if (type === 'select') return fillIn(cases[value] ?? cases.other!, params, how);
    const number = Number(value) - (cases.offset ?? 0);
    const rules = new Intl.PluralRules(how.locale, { type: type === 'plural' ? 'cardinal' : 'ordinal' });
    const chosen = cases[value] ?? cases[rules.select(number)] ?? cases.other!;
    return fillIn(
      chosen.map((token) => (token === '#' ? String(number) : token)),
      params,
      how,
    );
  };
  const partOf = (token: Token): string => {
    if (typeof token === 'string') return token;
    const [name, kind, cases] = token;
    const value = params[name];
    if (value === undefined) throw new RangeError(`The parameter ${name} is missing`);
    if (kind === undefined) return isMessage(value) ? how.nested(value) : String(value);
    if (kind === 'list' || kind === 'commas') {
      if (!Array.isArray(value)) throw new RangeError(`The parameter ${name} is no list`);
      return (value as readonly Message[]).map(how.nested).join(kind === 'list' ? ' · ' : ', ');
    }
    if (kind === 'plural' || kind === 'selectordinal' || kind === 'select')
      return casesOf(value as number | string, kind, cases as Cases);
    const format = FORMATS[kind as keyof typeof FORMATS] as ((value: MessageParam) => string) | undefined;
    if (format === undefined) throw new RangeError(`${kind} is not a kind of parameter`);
    return format(value);
  };
  return text.map(partOf).join('');
}

const IN_ENGLISH: Rendering = { locale: 'en-IN', nested: ({ message }) => message };

/** Splits an ICU text after its arguments: [parameters, the text after an unmatched brace]. */
type Parsed<Text extends string, Params> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${string}`
    ? Text extends `${string}}${infer Rest}`
      ? [Params, Rest]
      : never
    : ParsedArgument<After, Params>
  : Text extends `${string}}${infer Rest}`
    ? [Params, Rest]
    : [Params, ''];
type WithCases = 'plural' | 'selectordinal' | 'select';
type ParsedArgument<Text extends string, Params> = Text extends `${infer Head}}${infer Rest}`
  ? Head extends `${infer Name}, ${infer Kind}`
    ? Kind extends `${infer Type extends WithCases},${string}`
      ? Text extends `${string},${string},${infer Cases}`
        ? ParsedCases<Cases, Params & Record<Name, Kinds[Type]>>
        : never
      : Parsed<Rest, Params & Record<Name, Kind extends keyof Kinds ? Kinds[Kind] : never>>
    : Parsed<Rest, Params & Record<Head, string | Message>>
  : never;
type ParsedCases<Text extends string, Params> = Text extends `${infer Selector}{${infer Inner}`
  ? Selector extends `${string}}${string}`
    ? Text extends `${string}}${infer Rest}`
      ? Parsed<Rest, Params>
      : never
    : Parsed<Inner, Params> extends [infer More, infer Rest extends string]
      ? ParsedCases<Rest, More>
      : never
  : Text extends `${string}}${infer Rest}`
    ? Parsed<Rest, Params>
    : never;

/** The typed parameters of an ICU text: those of '{pump}: {open, litres}' are `{ pump: string | Message; open: number }`. */
type ParamsOf<Text extends string> = Parsed<Text, unknown>[0];

/** Makes a message of its parameters; a text without parameters takes none. */
export type MessageDefinition<Text extends string = string> = (unknown extends ParamsOf<Text>
  ? () => Message
  : (params: ParamsOf<Text>) => Message) & { readonly id: string; readonly english: Text };

export type MessageDefinitions<Texts extends Readonly<Record<string, string>>> = {
  readonly [Key in keyof Texts]: MessageDefinition<Texts[Key]>;
};

/** Defines the messages of an area by their English ICU texts. Ids are `area.key`. */
export function defineMessages<const Texts extends Readonly<Record<string, string>>>(
  area: string,
  texts: Texts,
): MessageDefinitions<Texts> {
  const define = ([key, english]: [string, string]) => {
    const messageId = `${area}.${key}`;
    let compiled: CompiledMessage | undefined;
    const make = (params: MessageParams = {}): Message => {
      compiled ??= compileMessage(english);
      return { messageId, params, message: fillIn(compiled, params, IN_ENGLISH) };
    };
    return [key, Object.assign(make, { id: messageId, english })];
  };
  return Object.fromEntries(Object.entries(texts).map(define)) as MessageDefinitions<Texts>;
}
