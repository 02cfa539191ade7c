import { LANGUAGES } from '../../../i18n/languages';
import { imports as texts } from '../../domain/imports.messages';
import { labelled, type Message } from '../../domain/kernel/message';
import { refusal } from '../../domain/kernel/problem';
import { figureText, headingKey, MOST_ROWS_ABOVE, ROW_NUMBER, SHEET_LIMITS } from '../../domain/sheet';
import { labelIn } from '../../platform/language';
import type { Master } from '../master';
import type { MasterField } from '../master-field';
import { newFieldsOf } from '../master-input';
import type { MasterRow } from '../master-row';
import { SYNONYMS, TITLE_WORDS, VAGUE_TITLE_WORDS } from './heading-words';
import { keyFieldsOf } from './natural-key';
import { payBasisOf, withoutPeriod } from './pay-heading';
import type { Table } from './sheet-worker';

/** A column of the sheet that is a field of the master. */
interface SheetColumn {
  field: MasterField;
  /** As it is written in the sheet, or the field's label if the sheet has no such column. */
  heading: string;
  /** What the heading of another field says about new rows with an empty cell, and that heading. */
  implied?: { value: string; heading: string };
  /** Its index in the rows. */
  at: number;
}

/** A column of the sheet that is not imported unless the user says which field it is. */
export interface UnmatchedColumn {
  /** As it is written in the sheet; without one its letters: B. */
  heading: string;
  /** Whether it may be an amount that would be missed. */
  hasFigures: boolean;
  /** Its cells in the order of the rows. */
  cells: string[];
}

/** The table to import: its columns, and its rows with their numbers in the sheet. */
export interface FoundTable {
  sheet: string;
  columns: SheetColumn[];
  unmatched: UnmatchedColumn[];
  rows: { number: number; cells: readonly string[] }[];
  /** What the user should know: what was skipped or not imported. */
  notes: Message[];
}

/** Masters whose rows stations call by a number: 'Tank No'. Others have numbers beside their names. */
const CALLED_BY_NUMBER: ReadonlySet<string> = new Set(['Tank', 'Pump', 'Nozzle']);

/** The fields that a sheet may have: those of the form of a new row. */
export const importedFieldsOf = <Row extends MasterRow>({ fields }: Master<Row>): MasterField[] =>
  newFieldsOf(fields).filter(({ options }) => options.inForm !== false);

/** Every heading by which a field is known: its labels and its name, then other words for it, then vague ones. */
function headingsOf<Row extends MasterRow>(
  { name, title, options: { label } }: Master<Row>,
  field: MasterField,
): string[][] {
  const own = LANGUAGES.map((language) => labelIn(language)(field.options.label));
  const labels = LANGUAGES.map((language) => labelIn(language)(label));
  const numbers = CALLED_BY_NUMBER.has(name)
    ? labels.flatMap((one) => [`${one}-no`, `${one}-number`, `${one}-नंबर`])
    : [];
  const ofTitle =
    field.name === title
      ? [
          ...labels,
          `${label}-name`,
          ...labels.flatMap((one) => [`${one}-का-नाम`, `${one}-नाम`]),
          'name',
          'नाम',
          'नाव',
          ...numbers,
          ...(TITLE_WORDS[name] ?? []),
        ]
      : [];
  const ofReference = field.options.reference ? [`${field.options.label}-name`] : [];
  return [
    [...own, field.name, field.name.replace(/Id$/, '')],
    [...(SYNONYMS[field.name] ?? []), ...ofTitle, ...ofReference],
    field.name === title ? [...(VAGUE_TITLE_WORDS[name] ?? [])] : [],
  ].map((words) => words.map(headingKey));
}

/** A heading for comparison: whole, then the same in each of two languages: 'Udhar / उधार'. */
const keysOf = (heading: string): string[] =>
  filledKeys([heading, heading.trim().replace(UNIT, ''), ...heading.split(/[/|\n]/)]);

/** The same without the period of a pay: 'Salary p.m.'. */
const keysOfPay = (heading: string): string[] => filledKeys([heading, ...heading.split(/[/|\n]/)].map(withoutPeriod));

const filledKeys = (headings: readonly string[]): string[] => headings.map(headingKey).filter((key) => key !== '');

/**
 * Finds the field of each heading. The exact label of one field is not taken by a synonym of another, and a vague word
 * names a field only if no other heading does.
 */
function matcherOf<Row extends MasterRow>(master: Master<Row>): (row: readonly string[]) => (MasterField | null)[] {
  const known = importedFieldsOf(master).map((field) => ({ field, headings: headingsOf(master, field) }));
  const findIn = (rank: number, heading: string): MasterField | undefined =>
    known.find(({ headings }) => headings[rank]!.includes(heading))?.field;
  const isIn = (headings: readonly string[][], key: string): boolean => headings.some((some) => some.includes(key));
  const isKnown = (key: string): boolean => known.some(({ headings }) => isIn(headings, key));
  const pay = known.find(({ field }) => field.name === 'payRate')?.headings ?? [];
  const keyOfHeading = (heading: string): string =>
    keysOf(heading).find(isKnown) ?? keysOfPay(heading).find((key) => isIn(pay, key)) ?? headingKey(heading);
  return (row) => {
    const keys = row.map(keyOfHeading);
    const exact = keys.map((key) => (key === '' ? undefined : findIn(0, key)));
    const taken = new Set(exact);
    const named = keys.map((key, at) => {
      if (exact[at] !== undefined || key === '') return exact[at] ?? null;
      const alike = known.filter(({ headings }) => headings[1]!.includes(key)).map(({ field }) => field);
      const loose = alike.find((field) => !taken.has(field)) ?? alike[0];
      taken.add(loose);
      return loose ?? null;
    });
    return named.map((field, at) => {
      const vague = field === null ? findIn(2, keys[at]!) : undefined;
      if (vague === undefined || taken.has(vague)) return field;
      taken.add(vague);
      return vague;
    });
  };
}

interface FoundHeadings {
  /** The row of headings, or the first of two. */
  at: number;
  /** The last row of headings. */
  last: number;
  headings: readonly string[];
  fields: (MasterField | null)[];
  /** Number of fields. */
  count: number;
}

/** The row of headings of a table, or the two of merged cells: those with the most fields; null if none has any. */
function headingsIn(match: ReturnType<typeof matcherOf>, { rows }: Table): FoundHeadings | null {
  const found = (at: number, last: number, headings: readonly string[]): FoundHeadings => {
    const fields = match(headings);
    return { at, last, headings, fields, count: new Set(fields.filter((field) => field !== null)).size };
  };
  let best: FoundHeadings | null = null;
  const first = rows.slice(0, MOST_ROWS_ABOVE + 2);
  const single = first.map((row, at) => found(at, at, row));
  for (const one of single.slice(0, MOST_ROWS_ABOVE + 1)) {
    const below = single[one.at + 1];
    const both = below && mayBeHeadings(below.headings) ? combinedHeadings(match, one.headings, below.headings) : null;
    const merged = both && found(one.at, one.at + 1, both);
    const better = merged && merged.count > Math.max(one.count, below!.count) ? merged : one;
    if (better.count > (best?.count ?? 0)) best = better;
  }
  return best;
}

/** A heading that gives litres in kilolitres: 'Capacity (KL)'. */
const KILOLITRES = /(?<![\p{L}\p{M}])(?:kls?|kilo ?lit(?:re|er)s?|कि\.? ?ली\.?|किलोलीटर)(?![\p{L}\p{M}])/iu;

/** A unit after a heading, without brackets: 'Capacity in Ltr', 'Stock KL'. */
const UNIT = /\s+(?:in\s+)?(?:kls?|kilo ?lit(?:re|er)s?|lit(?:re|er)s?|ltrs?\.?|lts?\.?|l)$/i;

/** Cells in kilolitres as litres, by moving the point; what is no figure stays as it is written. */
function inLitres(cell: string): string {
  const figure = /^(-?)(\d+)(?:\.(\d+))?$/.exec(figureText(cell));
  if (figure === null) return cell;
  const [, sign = '', whole = '', fraction = ''] = figure;
  const moved = `${whole}${fraction.padEnd(3, '0').slice(0, 3)}`.replace(/^0+(?=\d)/, '');
  const rest = fraction.slice(3);
  return `${sign}${moved}${rest === '' ? '' : `.${rest}`}`;
}

/** Headings of a column that only counts the rows. */
const COUNTERS = new Set(
  ['s-no', 'sr-no', 'sl-no', 'serial-no', 'serial-number', 'sr', 'sn', 'क्र', 'क्र-सं', 'क्रम', 'क्रमांक', 'अ-क्र'].map(
    headingKey,
  ),
);

/** How well headings fit: by the number of fields, then by that of other columns, which a sheet may have 100 of. */
const fitOf = (head: FoundHeadings | null): number =>
  head === null ? 0 : head.count * 1000 - head.headings.filter((heading) => heading.trim() !== '').length;

/** Rows of the list have figures. */
const mayBeHeadings = (cells: readonly string[]): boolean => cells.every((cell) => !/\p{N}/u.test(cell));

/** Headings of two rows: those below a merged cell belong to it, and an empty one below is that above. */
function combinedHeadings(
  match: ReturnType<typeof matcherOf>,
  above: readonly string[],
  below: readonly string[],
): string[] {
  const isKnown = (heading: string): boolean => match([heading])[0] !== null;
  let group = '';
  return Array.from({ length: Math.max(above.length, below.length) }, (_, at) => {
    const own = (above[at] ?? '').trim();
    const sub = (below[at] ?? '').trim();
    if (own !== '') group = own;
    if (sub === '') return own;
    return [`${group} ${sub}`, sub, own].find(isKnown) ?? `${group} ${sub}`.trim();
  });
}

/** The letters by which a spreadsheet names a column: A for 0, AA for 26. */
const lettersOf = (at: number): string =>
  (at < 26 ? '' : lettersOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

/** How many more columns another list must have for the sheet to look like it. */
const CLEARLY_MORE = 2;

/** The list that the sheet looks like, if not the chosen one; null if that is as good. */
function likelierMaster(
  tables: readonly Table[],
  others: readonly Master[],
  own: { count: number; hasKey: boolean },
): { master: Master; count: number } | null {
  const found = others.flatMap((master) => {
    const match = matcherOf(master);
    const heads = tables.map((table) => headingsIn(match, table));
    const best = heads.reduce((one, other) => ((other?.count ?? 0) > (one?.count ?? 0) ? other : one), null);
    const hasKey = best !== null && keyFieldsOf(master).every((field) => best.fields.includes(field));
    return hasKey ? [{ master, count: best.count }] : [];
  });
  const [likeliest] = found.toSorted((one, other) => other.count - one.count);
  if (likeliest === undefined) return null;
  return likeliest.count >= own.count + (own.hasKey ? CLEARLY_MORE : 1) ? likeliest : null;
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/**
 * Chooses the sheet and the row or the two rows whose headings match the master best. Throws ProblemError INVALID if none
 * does, or if the fields are missing by which rows are recognised. With `mayLackKey` the latter is only said, if there are
 * columns that the user may choose for them. Says so if the sheet looks like one of the `others`.
 */
export function findTable<Row extends MasterRow>(
  master: Master<Row>,
  tables: readonly Table[],
  { others = [], mayLackKey = false }: { others?: readonly Master[]; mayLackKey?: boolean } = {},
): FoundTable {
  const match = matcherOf(master);
  const refuse = (code: string, message: Message): never => {
    throw refusal(code, message, 'sheet', 'INVALID');
  };
  const filled = tables.filter(({ rows }) => rows.some((row) => !isBlank(row)));
  if (filled.length === 0) refuse('SHEET_EMPTY', texts.empty());
  const found = filled.map((table) => ({ table, head: headingsIn(match, table) }));
  const chosen = found.reduce((best, one) => (fitOf(one.head) > fitOf(best.head) ? one : best));
  const { table, head } = chosen;
  const listed = (fields: readonly MasterField[]): Message[] => fields.map(({ options }) => labelled(options.label));
  const key = keyFieldsOf(master);
  const own = { count: head?.count ?? 0, hasKey: key.every((field) => head?.fields.includes(field)) };
  const likelier = likelierMaster(head === null ? filled : [table], others, own);
  const looksLike =
    likelier && texts.looksLike({ list: pluralOf(likelier.master), count: likelier.count, own: own.count });
  if (looksLike && !own.hasKey) refuse('OTHER_LIST', looksLike);
  if (head === null) return refuse('NO_HEADINGS', texts.noHeadings({ headings: listed(importedFieldsOf(master)) }));
  const { headings } = head;
  if (headings.length > SHEET_LIMITS.columns)
    refuse('TOO_MANY_COLUMNS', texts.tooManyColumns({ most: SHEET_LIMITS.columns }));
  const columns: SheetColumn[] = [];
  const notes: Message[] = [];
  const ignored: { heading: string; at: number }[] = [];
  for (const [at, heading] of headings.entries()) {
    const field = head.fields[at];
    if (field && columns.some((column) => column.field === field)) {
      notes.push(texts.twoColumns({ heading, field: labelled(field.options.label) }));
      ignored.push({ heading: heading.trim(), at });
    } else if (field) columns.push({ field, heading: heading.trim(), at });
    else if (heading.trim() !== '' && heading.trim() !== ROW_NUMBER && !COUNTERS.has(headingKey(heading)))
      ignored.push({ heading: heading.trim(), at });
  }
  addImplied(master, columns, headings.length);
  const missing = key.filter((field) => columns.every((column) => column.field !== field));
  const unread = filled.filter((one) => one !== table);
  if (unread.length > 0)
    notes.unshift(texts.otherSheets({ sheet: table.name, others: unread.map(({ name }) => name).join(', ') }));
  const numberAt = headings.findIndex((heading) => heading.trim() === ROW_NUMBER);
  if (head.at > 0 && numberAt < 0) notes.push(texts.headingRow({ row: head.at + 1 }));
  if (head.last > head.at) notes.push(texts.headingRows({ first: head.at + 1, last: head.last + 1 }));
  if (looksLike) notes.unshift(looksLike);
  // Without the names, what a column says that is not understood tells whether a row is one.
  const telling = (missing.length === 0 ? columns : [...columns, ...ignored]).map(({ at }) => at);
  const rows = table.rows
    .map((cells, index) => ({ number: numberOf(cells[numberAt]) ?? index + 1, cells, index }))
    .filter(({ cells, index }) => index > head.last && !isBlank(telling.map((at) => cells[at] ?? '')));
  // Rows are left out and refused by their numbers; the owner's own may repeat.
  if (new Set(rows.map(({ number }) => number)).size < rows.length) for (const row of rows) row.number = row.index + 1;
  const inKilolitres = columns
    .filter(({ field, heading }) => field.options.kind === 'litres' && KILOLITRES.test(heading))
    .map(({ at }) => at);
  for (const row of rows) row.cells = row.cells.map((cell, at) => (inKilolitres.includes(at) ? inLitres(cell) : cell));
  const unheaded = columnsWithout(headings, rows).map((at) => ({ heading: lettersOf(at), at }));
  if (unheaded.length > 0)
    notes.push(texts.unheadedColumns({ columns: unheaded.map(({ heading }) => heading).join(', ') }));
  if (missing.length > 0) {
    if (!mayLackKey || ignored.length + unheaded.length === 0)
      refuse('NO_KEY', texts.noKey({ headings: listed(missing) }));
    notes.unshift(texts.chooseKey({ headings: listed(missing) }));
  }
  if (rows.length === 0) refuse('NO_ROWS', texts.noRows());
  if (rows.length > SHEET_LIMITS.rows) refuse('TOO_MANY_ROWS', texts.tooManyRows({ most: SHEET_LIMITS.rows }));
  return {
    sheet: table.name,
    columns,
    unmatched: [...ignored, ...unheaded].map(({ heading, at }) =>
      unmatchedColumn(
        heading,
        rows.map(({ cells }) => cells[at] ?? ''),
      ),
    ),
    rows: rows.map(({ number, cells }) => ({ number, cells })),
    notes,
  };
}

const pluralOf = ({ options: { label, pluralLabel = `${label}s` } }: Master): Message => labelled(pluralLabel);

const unmatchedColumn = (heading: string, cells: string[]): UnmatchedColumn => ({
  heading,
  hasFigures: cells.some((cell) => /^-?\d+(?:\.\d+)?$/.test(figureText(cell))),
  cells,
});

/** The places of the columns that have values and no heading. */
function columnsWithout(headings: readonly string[], rows: FoundTable['rows']): number[] {
  const filled = new Set(rows.flatMap(({ cells }) => cells.flatMap((cell, at) => (cell.trim() === '' ? [] : [at]))));
  return [...filled].filter((at) => (headings[at] ?? '').trim() === '').toSorted((one, other) => one - other);
}

/** The heading of the owner's sheet: the browser writes it behind the name of a field that the user has matched. */
const ownHeading = ({ field, heading }: SheetColumn): string =>
  heading.startsWith(`${field.name} (`) && heading.endsWith(')') ? heading.slice(field.name.length + 2, -1) : heading;

/**
 * Adds what the heading of the pay says about its basis: to the column of that, or to a new one after the last one of the
 * sheet. Throws ProblemError INVALID for a period by which nobody is paid, if there is no such column.
 */
function addImplied<Row extends MasterRow>(master: Master<Row>, columns: SheetColumn[], width: number): void {
  const basis = importedFieldsOf(master).find(({ name }) => name === 'payBasis');
  const pay = columns.find(({ field }) => field.name === 'payRate');
  if (basis === undefined || pay === undefined) return;
  const own = columns.find(({ field }) => field === basis);
  const heading = ownHeading(pay);
  const value = payBasisOf(heading);
  if (value === 'OTHER' && !own) throw refusal('OTHER_PERIOD', texts.otherPeriod({ heading }), 'sheet', 'INVALID');
  if (value === null || value === 'OTHER') return;
  if (own) own.implied = { value, heading };
  else columns.push({ field: basis, heading: basis.options.label, at: width, implied: { value, heading } });
}

const numberOf = (cell: string | undefined): number | null =>
  cell !== undefined && /^[1-9]\d{0,6}$/.test(cell) ? Number(cell) : null;
