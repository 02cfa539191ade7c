import { stringify } from 'csv-stringify/sync';
import type { Language } from '../../../i18n/languages';
import { imports as texts } from '../../domain/imports.messages';
import { showDate } from '../../domain/kernel/business-date';
import { withoutFormula } from '../../domain/without-formula';
import { labelIn, wordingIn } from '../../platform/language';
import type { Sql } from '../../platform/sql';
import { textOf } from '../../services/approvals/change-field';
import { type Master, masterOf } from '../master';
import { rowsOf } from '../master.queries';
import type { MasterField } from '../master-field';
import type { MasterRow } from '../master-row';
import { choiceTitle } from '../reference-choices';
import { importedFieldsOf } from './headings';
import { shownOf } from './natural-key';
import type { WrittenCell } from './sheet-worker';
import { writeWorkbook } from './sheets';

export const FORMATS = ['CSV', 'XLSX'] as const;
export type SheetFormat = (typeof FORMATS)[number];

/** Excel needs it to recognise UTF-8. */
const BOM = '\ufeff';

const DECIMALS: Partial<Record<string, number>> = { integer: 0, money: 2, rate: 2, percent: 2, litres: 3 };

/** The rows of the list as the file to change and import again. */
export function listedCells<Row extends MasterRow>(master: Master<Row>, rows: readonly Row[], language: Language) {
  const fields = importedFieldsOf(master);
  return rows.map((row) => fields.map((field) => cellOf(field, shownOf(field, row), language)));
}

function cellOf({ options: { kind, choices } }: MasterField, value: unknown, language: Language): WrittenCell {
  if (value === null || value === undefined || value === '') return '';
  const decimals = DECIMALS[kind];
  if (decimals !== undefined) return { figure: textOf({ kind }, value) ?? '', decimals };
  if (kind === 'choice') return labelIn(language)(choices?.[String(value)] ?? String(value));
  if (kind === 'flag') return wordingIn(language)(value === true ? texts.yes() : texts.no());
  return kind === 'date' ? showDate(String(value)) : String(value);
}

/** The example row of a template: a valid row, if the rows exist that it refers to. */
export async function exampleCells<Row extends MasterRow>(
  sql: Sql,
  master: Master<Row>,
  today: string,
  language: Language,
): Promise<WrittenCell[]> {
  const cells: WrittenCell[] = [];
  for (const field of importedFieldsOf(master)) {
    const { reference } = field.options;
    if (reference) cells.push(await exampleName(sql, masterOf(reference()), language));
    else cells.push(cellOf(field, exampleOf(field, today), language));
  }
  return cells;
}

async function exampleName(sql: Sql, referred: Master, language: Language): Promise<string> {
  const [first] = await rowsOf(sql, referred);
  return first === undefined ? labelIn(language)(referred.options.label) : choiceTitle(referred, first);
}

/** A value of a field as stored: its default, else one that its rule accepts; nothing in an optional field without one. */
function exampleOf({ rule, options }: MasterField, today: string): unknown {
  const { kind, choices = {}, default: standard, example, step = 1 } = options;
  if (example !== undefined) return example;
  if (typeof standard !== 'function' && standard !== undefined) return standard;
  if (!rule.required) return null;
  switch (kind) {
    case 'choice':
      return Object.keys(choices)[0];
    case 'date':
      return today;
    case 'flag':
      return false;
    case 'email':
      return 'name@example.com';
    case 'phone':
      return '9876543210';
    case 'password':
      return 'change-me-1';
    case 'text':
    case 'multiline':
    case 'rights':
      return options.label.slice(0, rule.max);
    default:
      return Math.min(rule.max!, Math.max(rule.min!, 100 * step));
  }
}

/** The file of a sheet, with the labels of the form as its headings. */
export async function sheetFile<Row extends MasterRow>(
  master: Master<Row>,
  cells: readonly WrittenCell[][],
  { format, language }: { format: SheetFormat; language: Language },
): Promise<Buffer> {
  const { label, pluralLabel = `${label}s` } = master.options;
  const headings = importedFieldsOf(master).map(({ options }) => labelIn(language)(options.label));
  if (format === 'XLSX') return writeWorkbook(labelIn(language)(pluralLabel), [headings, ...cells]);
  const lines = [headings, ...cells].map((row) =>
    row.map((cell) => (typeof cell === 'string' ? withoutFormula(cell) : cell.figure)),
  );
  return Buffer.from(BOM + stringify(lines, { record_delimiter: 'windows', quote_record_delimiter: true }));
}
