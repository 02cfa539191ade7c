import { LANGUAGES } from '../../../i18n/languages';
import { imports as texts } from '../../domain/imports.messages';
import { labelled, type Message } from '../../domain/kernel/message';
import { refusal } from '../../domain/kernel/problem';
import { headingKey, MOST_ROWS_ABOVE, ROW_NUMBER, SHEET_LIMITS } from '../../domain/sheet';
import { labelIn } from '../../platform/language';
import type { Master } from '../master';
import type { MasterField } from '../master-field';
import { newFieldsOf } from '../master-input';
import type { MasterRow } from '../master-row';
import { keyFieldsOf } from './natural-key';
import type { Table } from './sheet-worker';

/** A column of the sheet that is a field of the master. */
interface SheetColumn {
  field: MasterField;
  /** As it is written in the sheet, or the field's label if the heading of another field implies it. */
  heading: string;
  isImplied?: true;
  /** Its place in the rows. */
  at: number;
}

/** The table to import: its columns, and its rows with their numbers in the sheet. */
export interface FoundTable {
  sheet: string;
  columns: SheetColumn[];
  rows: { number: number; cells: readonly string[] }[];
  /** What the user should know: what was skipped or not imported. */
  notes: Message[];
}

/** Headings that say that pay is by the month. */
const MONTHLY_PAY = [
  'salary',
  'monthly-salary',
  'salary-per-month',
  'monthly-pay',
  'pay-per-month',
  'वेतन',
  'मासिक-वेतन',
  'पगार',
];

/** What the heading of one field says about another field that the sheet lacks. */
const IMPLIED = [{ by: 'payRate', headings: MONTHLY_PAY.map(headingKey), field: 'payBasis', value: 'MONTH' }];

/**
 * Other headings that stations use for a field, by the field's name, in small letters. Only their letters and digits
 * are compared. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  firmName: [
    'customer-name',
    'customer',
    'party-name',
    'party',
    'creditor-name',
    'creditor',
    'firm',
    'company',
    'name',
    'ग्राहक',
    'पार्टी',
  ],
  proprietorName: ['proprietor', 'owner', 'owner-name', 'contact-person', 'मालिक'],
  shortName: ['short', 'code', 'alias', 'abbreviation'],
  contactNo: [
    'mobile',
    'mobile-no',
    'mobile-number',
    'phone',
    'phone-no',
    'phone-number',
    'contact',
    'contact-no',
    'tel',
    'मोबाइल',
    'मोबाइल-नंबर',
    'फोन',
    'मोबाईल',
  ],
  phoneNo: [
    'mobile',
    'mobile-no',
    'mobile-number',
    'phone',
    'phone-no',
    'contact',
    'contact-no',
    'contact-number',
    'tel',
    'मोबाइल',
    'फोन',
    'मोबाईल',
  ],
  email: ['mail', 'email-id', 'e-mail', 'e-mail-address', 'email-address', 'मेल'],
  address: ['addr', 'place', 'city', 'village', 'पता', 'पत्ता'],
  panNumber: ['pan', 'pan-no', 'pan-card'],
  gstin: ['gst', 'gst-no', 'gst-number', 'gstin-no'],
  maxLimit: ['limit', 'credit-limit', 'max-limit', 'limit-amount', 'सीमा'],
  isSmall: ['small-creditor', 'small', 'open-account'],
  creditDays: ['days', 'due-days', 'payment-days'],
  interestRate: ['interest', 'interest-rate', 'interest-percent'],
  openingBalance: [
    'opening',
    'opening-due',
    'op-balance',
    'op-bal',
    'balance',
    'due',
    'old-balance',
    'outstanding',
    'शुरू-बाकी',
    'बाकी',
  ],
  openingDate: ['as-of', 'as-on', 'opening-date', 'balance-as-on', 'balance-date'],
  payRate: ['pay', 'wage', 'wages', 'rate-of-pay', ...MONTHLY_PAY],
  payBasis: ['pay-basis', 'basis', 'wage-basis'],
  joinDate: ['joined', 'joining-date', 'date-of-joining', 'doj'],
  number: ['vehicle', 'vehicle-no', 'vehicle-number', 'vehicle-no', 'registration', 'गाड़ी-नंबर', 'गाडी-नंबर'],
  creditorId: ['customer', 'customer-name', 'firm', 'firm-name', 'party', 'party-name'],
  productId: ['fuel', 'item', 'product-name'],
  pumpId: ['mpd', 'dispenser', 'du', 'pump-name'],
  tankId: ['tank-name', 'tank-no'],
  rate: ['price', 'selling-price', 'rate-per-litre', 'rsp'],
  shiftDate: ['date', 'from-date', 'effective-date'],
  shiftTypeId: ['shift-name', 'shift-type'],
  capacity: ['capacity-litres', 'capacity-in-litres', 'size'],
  openingVolume: ['opening-stock', 'stock', 'opening-litres', 'volume'],
  openingDip: ['dip', 'dip-mm', 'opening-dip-mm'],
  initialReading: [
    'opening-reading',
    'open-reading',
    'op-reading',
    'op-rdg',
    'reading',
    'current-reading',
    'totaliser',
    'totalizer',
    'opening-totaliser',
    'opening-totalizer',
    'totaliser-reading',
    'totalizer-reading',
    'meter-reading',
    'opening-meter',
    'opening-meter-reading',
    'meter',
    'रीडिंग',
    'मीटर',
    'मीटर-रीडिंग',
  ],
  meterMax: ['meter-max', 'rolls-over-at'],
  flowRate: ['flow', 'flow-rate', 'lpm'],
  value: ['note', 'denomination', 'note-or-coin', 'नोट'],
  available: ['count', 'pieces', 'number', 'number-of-notes', 'nos'],
  position: ['order', 'place', 'no', 'sequence'],
  accountId: ['account', 'bank', 'bank-account'],
  paymentModeId: ['mode', 'mode-of-payment'],
};

/** The fields that a sheet may have: those of the form of a new row. */
export const importedFieldsOf = <Row extends MasterRow>({ fields }: Master<Row>): MasterField[] =>
  newFieldsOf(fields).filter(({ options }) => options.inForm !== false);

/** Every heading by which a field is known: first its labels and its name, then other words for it. */
function headingsOf<Row extends MasterRow>({ title, options: { label } }: Master<Row>, field: MasterField): string[][] {
  const own = LANGUAGES.map((language) => labelIn(language)(field.options.label));
  const ofTitle =
    field.name === title
      ? [label, `${label}-name`, 'name', ...LANGUAGES.map((language) => labelIn(language)(label))]
      : [];
  const ofReference = field.options.reference ? [`${field.options.label}-name`] : [];
  return [
    [...own, field.name, field.name.replace(/Id$/, '')],
    [...(SYNONYMS[field.name] ?? []), ...ofTitle, ...ofReference],
  ].map((words) => words.map(headingKey));
}

/** Finds the field of each heading. The exact label of one field is not taken by a synonym of another. */
function matcherOf<Row extends MasterRow>(master: Master<Row>): (row: readonly string[]) => (MasterField | null)[] {
  const known = importedFieldsOf(master).map((field) => ({ field, headings: headingsOf(master, field) }));
  const findIn = (rank: number, heading: string): MasterField | undefined =>
    known.find(({ headings }) => headings[rank]!.includes(heading))?.field;
  return (row) => {
    const keys = row.map(headingKey);
    const exact = keys.map((key) => (key === '' ? undefined : findIn(0, key)));
    const taken = new Set(exact);
    return keys.map((key, at) => {
      if (exact[at] !== undefined || key === '') return exact[at] ?? null;
      const alike = known.filter(({ headings }) => headings[1]!.includes(key)).map(({ field }) => field);
      const loose = alike.find((field) => !taken.has(field)) ?? alike[0];
      taken.add(loose);
      return loose ?? null;
    });
  };
}

/** The row of headings of a table: the one with the most fields; null if none has any. */
function headingRowOf(match: ReturnType<typeof matcherOf>, { rows }: Table) {
  let best: { at: number; fields: (MasterField | null)[]; count: number } | null = null;
  for (const [at, row] of rows.slice(0, MOST_ROWS_ABOVE + 1).entries()) {
    const fields = match(row);
    const count = new Set(fields.filter((field) => field !== null)).size;
    if (count > (best?.count ?? 0)) best = { at, fields, count };
  }
  return best;
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/**
 * Chooses the sheet and the row whose headings match the master best. Throws ProblemError INVALID if none does, or if the
 * fields are missing by which rows are recognised.
 */
export function findTable<Row extends MasterRow>(master: Master<Row>, tables: readonly Table[]): FoundTable {
  const match = matcherOf(master);
  const refuse = (code: string, message: Message): never => {
    throw refusal(code, message, 'sheet', 'INVALID');
  };
  const filled = tables.filter(({ rows }) => rows.some((row) => !isBlank(row)));
  if (filled.length === 0) refuse('SHEET_EMPTY', texts.empty());
  const found = filled.map((table) => ({ table, head: headingRowOf(match, table) }));
  const chosen = found.reduce((best, one) => ((one.head?.count ?? 0) > (best.head?.count ?? 0) ? one : best));
  const { table, head } = chosen;
  const listed = (fields: readonly MasterField[]): Message[] => fields.map(({ options }) => labelled(options.label));
  if (head === null) return refuse('NO_HEADINGS', texts.noHeadings({ headings: listed(importedFieldsOf(master)) }));
  const headings = table.rows[head.at]!;
  if (headings.length > SHEET_LIMITS.columns)
    refuse('TOO_MANY_COLUMNS', texts.tooManyColumns({ most: SHEET_LIMITS.columns }));
  const columns: SheetColumn[] = [];
  const notes: Message[] = [];
  const ignored: string[] = [];
  for (const [at, heading] of headings.entries()) {
    const field = head.fields[at];
    if (field && columns.some((column) => column.field === field))
      notes.push(texts.twoColumns({ heading, field: labelled(field.options.label) }));
    else if (field) columns.push({ field, heading: heading.trim(), at });
    else if (heading.trim() !== '' && heading.trim() !== ROW_NUMBER) ignored.push(heading.trim());
  }
  const implied = impliedColumns(master, columns, headings.length);
  const missing = keyFieldsOf(master).filter((field) => columns.every((column) => column.field !== field));
  if (missing.length > 0) refuse('NO_KEY', texts.noKey({ headings: listed(missing) }));
  if (ignored.length > 0) notes.push(texts.ignoredColumns({ headings: ignored.join(', ') }));
  const others = filled.filter((one) => one !== table);
  if (others.length > 0)
    notes.unshift(texts.otherSheets({ sheet: table.name, others: others.map(({ name }) => name).join(', ') }));
  const numberAt = headings.findIndex((heading) => heading.trim() === ROW_NUMBER);
  if (head.at > 0 && numberAt < 0) notes.push(texts.headingRow({ row: head.at + 1 }));
  const rows = table.rows
    .map((cells, index) => ({ number: numberOf(cells[numberAt]) ?? index + 1, cells, index }))
    .filter(({ cells, index }) => index > head.at && !isBlank(columns.map(({ at }) => cells[at] ?? '')));
  // Rows are left out and refused by their numbers; the owner's own may repeat.
  if (new Set(rows.map(({ number }) => number)).size < rows.length) for (const row of rows) row.number = row.index + 1;
  if (rows.length === 0) refuse('NO_ROWS', texts.noRows());
  if (rows.length > SHEET_LIMITS.rows) refuse('TOO_MANY_ROWS', texts.tooManyRows({ most: SHEET_LIMITS.rows }));
  return {
    sheet: table.name,
    columns: [...columns, ...implied.map(({ column }) => column)],
    rows: rows.map(({ number, cells }) => ({ number, cells: withValues(cells, implied) })),
    notes,
  };
}

interface ImpliedColumn {
  column: SheetColumn;
  value: string;
}

/** The columns that headings of others imply, after the last column of the sheet. */
function impliedColumns<Row extends MasterRow>(
  master: Master<Row>,
  columns: readonly SheetColumn[],
  width: number,
): ImpliedColumn[] {
  const isNamed = (name: string): boolean => columns.some(({ field }) => field.name === name);
  return IMPLIED.flatMap(({ by, headings, field: name, value }) => {
    const field = importedFieldsOf(master).find((one) => one.name === name);
    const says = columns.some((column) => column.field.name === by && headings.includes(headingKey(column.heading)));
    return field && says && !isNamed(name) ? [{ field, value }] : [];
  }).map(({ field, value }, index) => ({
    column: { field, heading: field.options.label, at: width + index, isImplied: true },
    value,
  }));
}

/** A row with the implied values in their columns. */
function withValues(cells: readonly string[], implied: readonly ImpliedColumn[]): readonly string[] {
  const all = [...cells];
  for (const { column, value } of implied) all[column.at] = value;
  return all;
}

const numberOf = (cell: string | undefined): number | null =>
  cell !== undefined && /^[1-9]\d{0,6}$/.test(cell) ? Number(cell) : null;
