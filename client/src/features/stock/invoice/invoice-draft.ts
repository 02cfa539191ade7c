import { unusualChallanWords } from '../../../../../server/domain/density';
import { type FieldRules, normalise, normaliseField } from '../../../../../server/domain/field-rules';
import {
  invoiceLineRules,
  invoiceRules,
  problemsOfInvoiceHeader,
  problemsOfInvoiceLine,
  problemsOfReceiveTime,
} from '../../../../../server/domain/invoice.rules';
import type { LocalDateTime } from '../../../../../server/domain/kernel/local-date-time';
import type { Problem } from '../../../../../server/domain/kernel/problem';

export type HeaderField = keyof typeof invoiceRules;
export type LineField = keyof typeof invoiceLineRules;

/** What was typed, by field; figures as exact decimal text, minutes 'YYYY-MM-DDTHH:MM', once they can be read. */
export type InvoiceHeader = Record<HeaderField, string>;
export type InvoiceLine = Record<LineField, string>;

/** A paper that the server has. */
export interface UploadedFile {
  fileId: string;
  name: string;
  /** Bytes. */
  size: number;
}

/** An invoice as it is being typed, with the line that is not added yet. */
export interface InvoiceDraft {
  header: InvoiceHeader;
  document: UploadedFile | null;
  lines: readonly InvoiceLine[];
  entry: InvoiceLine;
  /** The place of the line that the entry will replace; null for a further line. */
  editing: number | null;
}

export const HEADER_FIELDS = Object.keys(invoiceRules) as HeaderField[];
export const LINE_FIELDS = Object.keys(invoiceLineRules) as LineField[];

const emptyOf = <Field extends string>(fields: readonly Field[]): Record<Field, string> =>
  Object.fromEntries(fields.map((field) => [field, ''])) as Record<Field, string>;

export const EMPTY_LINE: InvoiceLine = emptyOf(LINE_FIELDS);
export const EMPTY_INVOICE: InvoiceDraft = {
  header: emptyOf(HEADER_FIELDS),
  document: null,
  lines: [],
  entry: EMPTY_LINE,
  editing: null,
};

const hasText = (fields: Readonly<Record<string, string>>): boolean =>
  Object.values(fields).some((text) => text.trim() !== '');

/** Whether a line is begun. */
export const isLineTyped = (line: InvoiceLine): boolean => hasText(line);

/** Whether the line that is typed differs from what is among the lines. */
export const isEntryUnsaved = ({ lines, entry, editing }: InvoiceDraft): boolean => {
  const kept = (editing === null ? undefined : lines[editing]) ?? EMPTY_LINE;
  return LINE_FIELDS.some((field) => entry[field] !== kept[field]);
};

/** Whether there is anything to lose. */
export const isInvoiceTyped = ({ header, document, lines, entry }: InvoiceDraft): boolean =>
  hasText(header) || document !== null || lines.length > 0 || isLineTyped(entry);

type Texts = Record<string, string>;

const byField = (problems: readonly Problem[]): Texts => {
  const texts: Texts = {};
  for (const { field = '', message } of problems) texts[field] ??= message;
  return texts;
};

/** Why the header cannot be sent at that minute, by field in the order of the form. The server judges again. */
export function problemsOfHeader(header: InvoiceHeader, now: LocalDateTime): Texts {
  // What is wrong with a date in itself is told before what is wrong with it now.
  const texts = byField([...problemsOfInvoiceHeader(header), ...problemsOfReceiveTime(header.receiveDateTime, now)]);
  return Object.fromEntries(HEADER_FIELDS.flatMap((field) => (texts[field] ? [[field, texts[field]]] : [])));
}

/** Why the line cannot be added, by field. */
export const problemsOfLine = (line: InvoiceLine): Texts => byField(problemsOfInvoiceLine(line));

/** What is asked about the line's density, which may be added all the same; null where there is nothing to ask. */
export const askedOf = (line: InvoiceLine, shortNameOf: (productId: string) => string): string | null =>
  unusualChallanWords(shortNameOf(line.productId), line.density);

/** The texts that are stored in capitals, in capitals. */
const inCapitals = <Fields extends Record<string, string>>(rules: FieldRules, texts: Fields): Fields => {
  const upper = Object.entries(rules).filter(([, rule]) => rule.case === 'upper');
  return { ...texts, ...normalise(Object.fromEntries(upper), texts) };
};

export const tidyHeader = (header: InvoiceHeader): InvoiceHeader => inCapitals(invoiceRules, header);

/** The draft with its entry among the lines: in its place when it was one of them, else as the last. */
export function withEntryAdded(draft: InvoiceDraft): InvoiceDraft {
  const { lines, editing } = draft;
  const added = inCapitals(invoiceLineRules, draft.entry);
  const next = editing === null ? [...lines, added] : lines.map((line, place) => (place === editing ? added : line));
  return { ...draft, lines: next, entry: EMPTY_LINE, editing: null };
}

/** The draft without that line; the one that was being changed stays the same one. */
export function withoutLine(draft: InvoiceDraft, place: number): InvoiceDraft {
  const { editing } = draft;
  const lines = draft.lines.filter((_, other) => other !== place);
  if (editing === place) return { ...draft, lines, entry: EMPTY_LINE, editing: null };
  return { ...draft, lines, editing: editing !== null && editing > place ? editing - 1 : editing };
}

/** The number as it will be stored. */
export const invoiceNumberOf = ({ header }: InvoiceDraft): string =>
  String(normaliseField(invoiceRules.invoiceNumber, header.invoiceNumber));

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isTexts = (value: unknown, fields: readonly string[]): boolean =>
  isRecord(value) && fields.every((field) => typeof value[field] === 'string');
const isFile = (value: unknown): boolean =>
  isTexts(value, ['fileId', 'name']) && isRecord(value) && typeof value.size === 'number';

/** Whether what is stored is a draft that this form can show. */
export function isInvoiceDraft(value: unknown): value is InvoiceDraft {
  if (!isRecord(value) || !Array.isArray(value.lines)) return false;
  const { header, document, lines, entry, editing } = value;
  return (
    isTexts(header, HEADER_FIELDS) &&
    (document === null || isFile(document)) &&
    lines.every((line) => isTexts(line, LINE_FIELDS)) &&
    isTexts(entry, LINE_FIELDS) &&
    (editing === null || (Number.isInteger(editing) && lines[editing as number] !== undefined))
  );
}
