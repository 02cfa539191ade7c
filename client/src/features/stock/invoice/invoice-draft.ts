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
import type { Message } from '../../../../../server/domain/kernel/message';
import type { Problem } from '../../../../../server/domain/kernel/problem';
import type { MessageText } from '../../../i18n/translate';

export type HeaderField = keyof typeof invoiceRules;
export type LineField = keyof typeof invoiceLineRules;

/** The input by field; figures as exact decimal text and minutes as 'YYYY-MM-DDTHH:MM' once they are valid. */
export type InvoiceHeader = Record<HeaderField, string>;
export type InvoiceLine = Record<LineField, string>;

/** An uploaded document. */
export interface UploadedFile {
  fileId: string;
  name: string;
  /** Bytes. */
  size: number;
}

/** An invoice being typed, with the line that is not added yet. */
export interface InvoiceDraft {
  header: InvoiceHeader;
  document: UploadedFile | null;
  lines: readonly InvoiceLine[];
  entry: InvoiceLine;
  /** The index of the line that the entry replaces; null for a new line. */
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

/** A new invoice, with the minute of its delivery in both dates. */
export const newInvoice = (now: LocalDateTime): InvoiceDraft => ({
  ...EMPTY_INVOICE,
  header: { ...EMPTY_INVOICE.header, invoiceDateTime: now, receiveDateTime: now },
});

const PROPOSED: Partial<InvoiceHeader> = { supplierId: '', invoiceDateTime: '', receiveDateTime: '' };

const hasText = (fields: Readonly<Record<string, string>>): boolean =>
  Object.values(fields).some((text) => text.trim() !== '');

/** Whether a line is partly typed. */
export const isLineTyped = (line: InvoiceLine): boolean => hasText(line);

/** Whether the typed line differs from the stored one. */
export const isEntryUnsaved = ({ lines, entry, editing }: InvoiceDraft): boolean => {
  const kept = (editing === null ? undefined : lines[editing]) ?? EMPTY_LINE;
  return LINE_FIELDS.some((field) => entry[field] !== kept[field]);
};

/** Whether there is input to lose. The supplier and the dates are proposed by the form. */
export const isInvoiceTyped = ({ header, document, lines, entry }: InvoiceDraft): boolean =>
  hasText({ ...header, ...PROPOSED }) || document !== null || lines.length > 0 || isLineTyped(entry);

type Texts = Record<string, MessageText>;

const byField = (problems: readonly Problem[]): Texts => {
  const texts: Texts = {};
  for (const problem of problems) texts[problem.field ?? ''] ??= problem;
  return texts;
};

/** Why the header cannot be sent at that time, by field in form order. The server validates again. */
export function problemsOfHeader(header: InvoiceHeader, now: LocalDateTime): Texts {
  // An invalid date is reported before one that is invalid at this time.
  const texts = byField([...problemsOfInvoiceHeader(header), ...problemsOfReceiveTime(header.receiveDateTime, now)]);
  return Object.fromEntries(HEADER_FIELDS.flatMap((field) => (texts[field] ? [[field, texts[field]]] : [])));
}

/** Why the line cannot be added, by field. */
export const problemsOfLine = (line: InvoiceLine): Texts => byField(problemsOfInvoiceLine(line));

/** A warning about the line's density that does not block adding it; null if there is none. */
export const askedOf = (line: InvoiceLine, shortNameOf: (productId: string) => string): Message | null =>
  unusualChallanWords(shortNameOf(line.productId), line.density);

/** Converts the texts that are stored in capitals. */
const inCapitals = <Fields extends Record<string, string>>(rules: FieldRules, texts: Fields): Fields => {
  const upper = Object.entries(rules).filter(([, rule]) => rule.case === 'upper');
  return { ...texts, ...normalise(Object.fromEntries(upper), texts) };
};

export const tidyHeader = (header: InvoiceHeader): InvoiceHeader => inCapitals(invoiceRules, header);

/** Adds the entry to the lines, or puts it back in its place when it was being edited. */
export function withEntryAdded(draft: InvoiceDraft): InvoiceDraft {
  const { lines, editing } = draft;
  const added = inCapitals(invoiceLineRules, draft.entry);
  const next = editing === null ? [...lines, added] : lines.map((line, index) => (index === editing ? added : line));
  return { ...draft, lines: next, entry: EMPTY_LINE, editing: null };
}

/** Removes a line; the line being edited stays the same one. */
export function withoutLine(draft: InvoiceDraft, place: number): InvoiceDraft {
  const { editing } = draft;
  const lines = draft.lines.filter((_, other) => other !== place);
  if (editing === place) return { ...draft, lines, entry: EMPTY_LINE, editing: null };
  return { ...draft, lines, editing: editing !== null && editing > place ? editing - 1 : editing };
}

/** The invoice number in its stored form. */
export const invoiceNumberOf = ({ header }: InvoiceDraft): string =>
  String(normaliseField(invoiceRules.invoiceNumber, header.invoiceNumber));

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isTexts = (value: unknown, fields: readonly string[]): boolean =>
  isRecord(value) && fields.every((field) => typeof value[field] === 'string');
const isFile = (value: unknown): boolean =>
  isTexts(value, ['fileId', 'name']) && isRecord(value) && typeof value.size === 'number';

/** Type guard for a stored draft. */
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
