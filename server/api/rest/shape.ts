import { normaliseField } from '../../domain/field-rules';
import { parseUnits } from '../../domain/kernel/decimal';
import { LITRE, parseLitres } from '../../domain/kernel/litres';
import { parseMoney } from '../../domain/kernel/money';

/** The request of an old tool: path parameters, query and body (JSON or form). */
export interface OldRequest {
  params: Record<string, string>;
  query: Record<string, string | undefined>;
  body: Record<string, unknown>;
}

/** A field of a command's input, and its place in the old request. */
export interface Field {
  /** Its old name; 'creditor.firmName' is nested in an object. */
  legacy: string;
  /**
   * Converts the sent value to the input's. A value that does not convert is passed on unchanged for the command to
   * refuse; undefined leaves the field out.
   */
  read(value: unknown): unknown;
  /** The nested fields of a list or an object. */
  fields?: Fields;
}

export type Fields = Readonly<Record<string, Field>>;

/** Maps an old request to the input of a command or a query. */
export interface Shape {
  (request: OldRequest): unknown;
  /** The old name of an input field by its path: 'mpds.0.closeReading' for 'pumps.0.close'. */
  oldName?(path: string): string;
}

/** Maps the body. Undeclared keys are ignored: the old tools post whole screens. */
export const body = (fields: Fields): Shape => shapeOf(fields, (request) => request.body);

/** Maps the path parameters and the query. */
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

/** Parses lists and objects, which a form sends as JSON text in a field. */
function opened(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch (error) {
    if (error instanceof SyntaxError) return value;
    throw error;
  }
}

/** Parses a number by its decimal text, so that no float is involved; an empty form field is null. */
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

/** The largest id of a table: a larger one stays text, which the rule refuses. */
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
 * Rupees as paise, where text that is no number counts as 0 (specification, section 5: close shift). A number that is no
 * amount, such as '1.005', is passed on for the rule to refuse.
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
/** KL with up to three decimals, as millilitres. */
export const kilolitres = figure((text) => {
  const wholeLitres = parseUnits(text, 3);
  return wholeLitres === null ? null : wholeLitres * LITRE;
});

/** A number of notes: 0 if the field is empty. */
export const count = (legacy: string): Field => ({ legacy, read: (value) => whole(legacy).read(value) ?? 0 });

export const text = (legacy: string): Field => ({
  legacy,
  read: (value) => (value === '' ? null : typeof value === 'number' ? String(value) : value),
});

/** A flag: true, 1, '1' or 'true'; `absent` if nothing was sent. */
export const flag = (legacy: string, absent: boolean): Field => ({
  legacy,
  read: (value) => normaliseField({ kind: 'flag', message: '' }, value ?? absent),
});

/** A field that a master's rule parses and validates; it accepts typed text. */
export const typed = (legacy: string): Field => ({
  legacy,
  read: (value) => (typeof value === 'number' ? String(value) : value),
});

/** Rows of fields; empty if nothing was sent. */
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

/** A value passed on unchanged, parsed from JSON text in a form. */
export const asIs = (legacy: string): Field => ({
  legacy,
  read: (value) => (value === '' ? undefined : opened(value)),
});
