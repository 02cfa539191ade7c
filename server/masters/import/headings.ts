import { LANGUAGES } from '../../../i18n/languages';
import { imports as texts } from '../../domain/imports.messages';
import { labelled, type Message } from '../../domain/kernel/message';
import { refusal } from '../../domain/kernel/problem';
import { headingKey, MOST_ROWS_ABOVE, ROW_NUMBER, SHEET_LIMITS } from '../../domain/sheet';
import { labelIn } from '../../platform/language';
import type { Master } from '../master';
import type { MasterField } from '../master-field';
import type { MasterRow } from '../master-row';
import { keyFieldsOf } from './natural-key';
import type { Table } from './sheet-worker';

/** A column of the sheet that is a field of the master. */
interface SheetColumn {
  field: MasterField;
  /** As it is written in the sheet. */
  heading: string;
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

/** Other headings that stations use for a field, by the field's name. Those of a master's title are its first field's. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  firmName: [
    'Customer name',
    'Customer',
    'Party name',
    'Party',
    'Creditor name',
    'Creditor',
    'Firm',
    'Company',
    'Name',
    'ग्राहक',
    'पार्टी',
  ],
  proprietorName: ['Proprietor', 'Owner', 'Owner name', 'Contact person', 'मालिक'],
  shortName: ['Short', 'Code', 'Alias', 'Abbreviation'],
  contactNo: [
    'Mobile',
    'Mobile no',
    'Mobile number',
    'Phone',
    'Phone no',
    'Phone number',
    'Contact',
    'Contact no',
    'Tel',
    'मोबाइल',
    'मोबाइल नंबर',
    'फोन',
    'मोबाईल',
  ],
  phoneNo: [
    'Mobile',
    'Mobile no',
    'Mobile number',
    'Phone',
    'Phone no',
    'Contact',
    'Contact no',
    'Contact number',
    'Tel',
    'मोबाइल',
    'फोन',
    'मोबाईल',
  ],
  email: ['Mail', 'Email id', 'E-mail', 'E-mail address', 'Email address', 'मेल'],
  address: ['Addr', 'Place', 'City', 'Village', 'पता', 'पत्ता'],
  panNumber: ['PAN', 'PAN no', 'PAN card'],
  gstin: ['GST', 'GST no', 'GST number', 'GSTIN no'],
  maxLimit: ['Limit', 'Credit limit', 'Max limit', 'Limit amount', 'सीमा'],
  isSmall: ['Small creditor', 'Small', 'Open account'],
  creditDays: ['Days', 'Due days', 'Payment days'],
  interestRate: ['Interest', 'Interest rate', 'Interest percent'],
  openingBalance: [
    'Opening',
    'Opening due',
    'Op balance',
    'Op. bal.',
    'Balance',
    'Due',
    'Old balance',
    'Outstanding',
    'शुरू बाकी',
    'बाकी',
  ],
  openingDate: ['As of', 'As on', 'Opening date', 'Balance as on', 'Balance date'],
  payRate: ['Pay', 'Wage', 'Wages', 'Salary', 'Rate of pay', 'वेतन', 'पगार'],
  payBasis: ['Pay basis', 'Basis', 'Wage basis'],
  joinDate: ['Joined', 'Joining date', 'Date of joining', 'DOJ'],
  number: ['Vehicle', 'Vehicle no', 'Vehicle number', 'Vehicle no.', 'Registration', 'गाड़ी नंबर', 'गाडी नंबर'],
  creditorId: ['Customer', 'Customer name', 'Firm', 'Firm name', 'Party', 'Party name'],
  productId: ['Fuel', 'Item', 'Product name'],
  pumpId: ['MPD', 'Dispenser', 'DU', 'Pump name'],
  tankId: ['Tank name', 'Tank no'],
  rate: ['Price', 'Selling price', 'Rate per litre', 'RSP'],
  shiftDate: ['Date', 'From date', 'Effective date'],
  shiftTypeId: ['Shift name', 'Shift type'],
  capacity: ['Capacity litres', 'Capacity in litres', 'Size'],
  openingVolume: ['Opening stock', 'Stock', 'Opening litres', 'Volume'],
  openingDip: ['Dip', 'Dip mm', 'Opening dip mm'],
  initialReading: ['Opening reading', 'Reading', 'Totaliser', 'Opening totaliser', 'Meter reading'],
  meterMax: ['Meter max', 'Rolls over at'],
  flowRate: ['Flow', 'Flow rate', 'LPM'],
  value: ['Note', 'Denomination', 'Note or coin', 'नोट'],
  available: ['Count', 'Pieces', 'Number', 'Number of notes', 'Nos'],
  position: ['Order', 'Place', 'No', 'Sequence'],
  accountId: ['Account', 'Bank', 'Bank account'],
  paymentModeId: ['Mode', 'Mode of payment'],
};

/** The fields that a sheet may have: those of the form of a new row. */
export const importedFieldsOf = <Row extends MasterRow>({ fields }: Master<Row>): MasterField[] =>
  fields.filter(({ options }) => options.inForm !== false);

/** Every heading by which a field is known: first its labels and its name, then other words for it. */
function headingsOf<Row extends MasterRow>({ title, options: { label } }: Master<Row>, field: MasterField): string[][] {
  const own = LANGUAGES.map((language) => labelIn(language)(field.options.label));
  const ofTitle =
    field.name === title
      ? [label, `${label} name`, 'Name', ...LANGUAGES.map((language) => labelIn(language)(label))]
      : [];
  const ofReference = field.options.reference ? [`${field.options.label} name`] : [];
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
  if (rows.length === 0) refuse('NO_ROWS', texts.noRows());
  if (rows.length > SHEET_LIMITS.rows) refuse('TOO_MANY_ROWS', texts.tooManyRows({ most: SHEET_LIMITS.rows }));
  return { sheet: table.name, columns, rows, notes };
}

const numberOf = (cell: string | undefined): number | null =>
  cell !== undefined && /^[1-9]\d{0,6}$/.test(cell) ? Number(cell) : null;
