import { normaliseField } from '../../domain/field-rules';
import { parseUnits } from '../../domain/kernel/decimal';
import { LITRE, parseLitres } from '../../domain/kernel/litres';
import { parseMoney } from '../../domain/kernel/money';

/** What an old tool sent: path parameters, query and body (JSON or form) in one place. */
export interface OldRequest {
  params: Record<string, string>;
  query: Record<string, string | undefined>;
  body: Record<string, unknown>;
}

/** One field of a command's input, and where the old tools have it. */
export interface Field {
  /** Its old name; 'creditor.firmName' stands within another object. */
  legacy: string;
  /**
   * Makes what was sent what the input wants. What cannot be read is handed on as it is, for the command's own rule to
   * refuse; undefined leaves the field out.
   */
  read(value: unknown): unknown;
  /** Of a list or an object: its own fields. */
  fields?: Fields;
}

export type Fields = Readonly<Record<string, Field>>;

/** Makes an old request the input of a command or a query. */
export interface Shape {
  (request: OldRequest): unknown;
  /** What the old tools call a field of that input, by its path: 'pumps.0.close' is 'mpds.0.closeReading'. */
  oldName?(path: string): string;
}

/** An input out of the body. Keys that are not declared stay behind: the old tools post whole screens. */
export const body = (fields: Fields): Shape => shapeOf(fields, (request) => request.body);

/** An input out of the path and the query. */
export const parameters = (fields: Fields): Shape => shapeOf(fields, ({ query, params }) => ({ ...query, ...params }));

export const nothing: Shape = () => ({});

const shapeOf = (fields: Fields, partOf: (request: OldRequest) => unknown): Shape =>
  Object.assign((request: OldRequest) => readAll(fields, partOf(request)), {
    oldName: (path: string) => oldNames(fields, path.split('.')).join('.'),
  });

function oldNames(fields: Fields, [name, ...rest]: string[]): string[] {
  if (name === undefined) return [];
  if (/^\d+$/.test(name)) return [name, ...oldNames(fields, rest)];
  const field = fields[name];
  return [field?.legacy ?? name, ...oldNames(field?.fields ?? {}, rest)];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function readAll(fields: Fields, sent: unknown): unknown {
  if (!isObject(sent)) return sent;
  const entries = Object.entries(fields).map(([name, { legacy, read }]) => [name, read(valueAt(sent, legacy))]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

const valueAt = (sent: object, path: string): unknown =>
  path.split('.').reduce<unknown>((within, name) => {
    const holder = opened(within);
    return isObject(holder) && Object.hasOwn(holder, name) ? holder[name as keyof typeof holder] : undefined;
  }, sent);

/** A form has no lists and objects: they come as JSON text in their field. */
function opened(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch (error) {
    if (error instanceof SyntaxError) return value;
    throw error;
  }
}

/** A number by its decimal text, so that no float comes near an amount; an empty field of a form is none. */
const figure =
  (parse: (text: string) => number | null) =>
  (legacy: string): Field => ({
    legacy,
    read: (value) => {
      if (typeof value !== 'number' && typeof value !== 'string') return value;
      const decimal = String(value).trim();
      return decimal === '' ? null : (parse(decimal) ?? decimal);
    },
  });

/** The greatest id that a table has: beyond it, it is text for the rule to refuse. */
const GREATEST_INT = 2_147_483_647;

function parseWhole(text: string): number | null {
  const number = parseUnits(text, 0);
  return number !== null && Math.abs(number) <= GREATEST_INT ? number : null;
}

/** An id, a dip, a count. */
export const whole = figure(parseWhole);
/** Rupees as paise. */
export const money = figure(parseMoney);
/**
 * Rupees as paise, of a screen on which what is no number counts as 0 (specification, section 5: close shift). A number
 * that is no amount, as '1.005', is handed on for the rule to refuse.
 */
export const moneyOrNone = (legacy: string): Field => ({
  legacy,
  read: (value) => (isNoNumber(value) ? 0 : money(legacy).read(value)),
});

const isNoNumber = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && (value.trim() === '' || Number.isNaN(Number(value))));

/** Litres as millilitres. */
export const litres = figure(parseLitres);
/** KL, which end at the litre, as millilitres. */
export const kilolitres = figure((text) => {
  const wholeLitres = parseUnits(text, 3);
  return wholeLitres === null ? null : wholeLitres * LITRE;
});

/** How many notes: none where the field was left empty. */
export const count = (legacy: string): Field => ({ legacy, read: (value) => whole(legacy).read(value) ?? 0 });

export const text = (legacy: string): Field => ({
  legacy,
  read: (value) => (value === '' ? null : typeof value === 'number' ? String(value) : value),
});

/** Yes or no, as true, 1, '1' or 'true'; `absent` where nothing was sent. */
export const flag = (legacy: string, absent: boolean): Field => ({
  legacy,
  read: (value) => normaliseField({ kind: 'flag', message: '' }, value ?? absent),
});

/** A field that a master's rule will read and judge: typed text is what it knows how to take. */
export const typed = (legacy: string): Field => ({
  legacy,
  read: (value) => (typeof value === 'number' ? String(value) : value),
});

/** Rows of fields; none where nothing was sent. */
export const list = (legacy: string, fields: Fields): Field => ({
  legacy,
  fields,
  read: (value) => {
    const rows = opened(value) ?? [];
    if (rows === '') return [];
    return Array.isArray(rows) ? rows.map((row) => readAll(fields, row)) : rows;
  },
});

/** An object of fields, or null. */
export const one = (legacy: string, fields: Fields): Field => ({
  legacy,
  fields,
  read: (value) => (value === undefined || value === '' ? null : readAll(fields, opened(value))),
});

/** A value handed on as it is, out of a form's JSON text where it came in one. */
export const asIs = (legacy: string): Field => ({
  legacy,
  read: (value) => (value === '' ? undefined : opened(value)),
});
