import { type ChartRow, problemsOfChart, warningsOfChart } from './dip-chart';
import { withLatinDigits } from './kernel/latin-digits';
import { type Millilitres, millilitresOf, parseLitres } from './kernel/litres';
import type { Message } from './kernel/message';
import type { Problem } from './kernel/problem';
import { tank } from './tank.messages';

/** The unit of a chart's dips. */
export type DipUnit = 'mm' | 'cm';

/** A parsed dip chart: its rows, and problems by line. Rows are valid only if there are no problems. */
export interface ChartReading {
  rows: ChartRow[];
  problems: Problem[];
  /** Warnings about valid rows. */
  warnings: Problem[];
  /** The unit by the heading or the cells; without one, centimetres if the dips have decimals, else millimetres. */
  unit: DipUnit;
}

interface ChartLine {
  name: Message;
  text: string;
}

/**
 * Parses a chart as its sheet has it: a line has a dip, the litres, and perhaps a difference, which is ignored, separated by
 * tabs, semicolons, commas or spaces. The heading may name the columns, in another order or with more of them, and says
 * whether dips are in centimetres, which may have halves, and whether volumes are in kilolitres; cells may have their unit
 * too. Figures may be grouped, as in 12,771.84, and the highest dip may be the first. Headings, empty lines, a line without
 * figures at the end, and the repetition of a row, as on the next page, are skipped. Each problem names its line, counted from 1.
 */
export function parseChartCsv(text: string): ChartReading {
  const lines = withLatinDigits(text.normalize('NFKC'))
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ name: tank.chartLine({ number: index + 1 }), text: withoutQuotes(line).trim() }))
    .filter((line) => /[^\s,;]/.test(line.text));
  const first = lines.findIndex((line) => !isHeading(line.text));
  const above = first === -1 ? lines : lines.slice(0, first);
  const headings = above.map((line) => line.text);
  const last = lines.findLastIndex((line) => /[0-9]/.test(line.text));
  // A sheet of several pages repeats its heading.
  const rows = first === -1 ? [] : lines.slice(first, last + 1).filter((line) => !headings.includes(line.text));
  const { body, unit: unitOfCells } = withoutUnits(rows);

  const split = separatorOf(body);
  const cellsOf = (line: string): string[] => line.split(split).map((cell) => cell.trim());
  const named = headings.map((heading) => columnsOf(split instanceof RegExp ? wordsOf(heading) : cellsOf(heading)));
  const columns = named.findLast((found) => found !== null) ?? DIP_THEN_VOLUME;
  // Inches are not read in the unit of a title above them.
  const isInOther = OTHER_UNIT.test(columns.dipText);
  const texts = headings.map((heading, index) => named[index]?.dipText ?? heading);
  const namedUnit = unitOf(isInOther ? texts.slice(named.lastIndexOf(columns)) : texts) ?? unitOfCells;
  const unit = namedUnit ?? unitOfDips(body.map(({ text }) => cellsOf(text)[columns.dip] ?? ''));
  if (namedUnit === null && isInOther) return unreadable([above[named.lastIndexOf(columns)]!], 'mm');
  const sheet = { unit, isInKilolitres: KILOLITRES.test(columns.volumeText), columns };
  const asCells = readLines(body, sheet, (line) => inOrder(cellsOf(line), columns));
  if (split !== COMMA || columns.dip !== 0 || columns.volume !== 1 || columns.others === 0) return asCells;
  // '125,12,771.84' has two figures if the chart then rises.
  const isGrouped = body.some((line) => GROUPED.test(line.text));
  const grouped = isGrouped ? readLines(body, sheet, cellsOfGrouped) : asCells;
  return grouped.problems.length === 0 ? grouped : asCells;
}

/** The text of the chart with its unit below its headings, where it counts before theirs. */
export function withDipUnit(text: string, unit: DipUnit): string {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '' && !isHeading(line));
  const rows = first === -1 ? [] : lines.slice(first);
  const headings = (first === -1 ? lines : lines.slice(0, first)).filter((line) => !/^\s*(?:mm|cm)?\s*$/.test(line));
  return [...headings, unit, ...rows].join('\n');
}

/** Text in quotes is one cell, whose commas group digits. */
const withoutQuotes = (line: string): string =>
  line.replace(/"([^"]*)"/g, (_, cell: string) => cell.replaceAll(',', ''));

/** A line above the rows that begins with a word: a title, or the names of the columns. 'x50,1200' is a mistyped row. */
const isHeading = (line: string): boolean =>
  /^[^0-9]*\p{L}/u.test(line) && !/^[^\s,;]*[0-9][^,;\t]*[,;\t]\s*[0-9]/.test(line);

const DIP_UNIT =
  /(?<!\p{L})(?:(c\.?m\.?s?|centi\p{L}*|सें?\.?\s?मी|सें?ट[िी]\s?मीटर)|m\.?m\.?|milli\p{L}*|मि\.?\s?मी|मिल[िी]\s?मीटर)(?![\p{L}\p{M}])/iu;

/** Units that no dip is read in. */
const OTHER_UNIT =
  /inch|(?<!\p{L})(?:f(?:oo|ee)?t|m|mtrs?|met(?:er|re)s?)\.?(?!\p{L})|(?<![\p{L}\p{M}])(?:इंच|इन्च|फु?ट|फीट|मीटर)/iu;

/** The unit of dips that a text names first; null if it names none. */
function unitIn(text: string): DipUnit | null {
  const named = DIP_UNIT.exec(text);
  if (named === null) return null;
  return named[1] === undefined ? 'mm' : 'cm';
}

/** The unit that the heading nearest to the rows names; null if none does. */
const unitOf = (headings: readonly string[]): DipUnit | null =>
  headings
    .toReversed()
    .map(unitIn)
    .find((unit) => unit !== null) ?? null;

/** Rows without the units behind their figures, and that of all dips; a unit that not all dips have stays, and is refused. */
function withoutUnits(rows: readonly ChartLine[]): { body: ChartLine[]; unit: DipUnit | null } {
  const units = new Set(rows.map(({ text }) => unitIn(text)));
  const [unit = null] = units.size === 1 ? units : [];
  const behindFigure = (of: string): RegExp => new RegExp(`(?<=[0-9])\\s*(?:${of})\\.?(?![\\p{L}\\p{M}])`, 'giu');
  const patterns = [behindFigure(LITRES), ...(unit === null ? [] : [behindFigure(DIP_UNIT.source)])];
  const bare = (text: string): string => patterns.reduce((rest, pattern) => rest.replace(pattern, ''), text);
  return { body: rows.map((row) => ({ ...row, text: bare(row.text) })), unit };
}

const LITRES = 'l|li?tr?s?|lit(?:er|re)s?|लीटर|लिटर';

/** Charts in millimetres have whole dips. A dip with a decimal among many without is a mistake in typing. */
function unitOfDips(dips: readonly string[]): DipUnit {
  const withDecimal = dips.filter((dip) => /^[0-9]+\.[1-9]0*$/.test(dip)).length;
  return withDecimal > 1 && withDecimal * 3 >= dips.length ? 'cm' : 'mm';
}

/** Where a line has its dip and its litres. */
interface Columns {
  dip: number;
  volume: number;
  /** The most cells besides them. */
  others: number;
  /** The names of both columns, which may have their units. */
  dipText: string;
  volumeText: string;
}

/** Without names of columns, with a difference at most: more figures would be rows beside each other. */
const DIP_THEN_VOLUME: Columns = { dip: 0, volume: 1, others: 1, dipText: '', volumeText: '' };

const LITRES_IN_NAME = new RegExp(`(?<!\\p{L})(?:${LITRES})(?![\\p{L}\\p{M}])`, 'iu');
const KILOLITRES = /(?<!\p{L})k\.?\s?l\.?s?(?!\p{L})|kilo\s?l|किलो\s?ली/iu;

/** What a column is by its name, the first that fits: a difference is in litres per millimetre. */
const KINDS_OF_COLUMN = [
  ['other', /diff|rise|step|(?:per|\/)\s*[cm]\.?m|^\(?(?:s|sr|sl)\.?\s*no\b|^no\b|^#|अंतर|फरक|फर्क|क्र/iu],
  ['volume', /vol|lit|ltr|(?<!\p{L})(?:k\.?)?l(?![\p{L}])|qty|quant|capac|content|लीटर|लिटर|मात्रा|आयतन|क्षमता/iu],
  ['dip', /dip|height|depth|level|gauge|(?<!\p{L})[cm]\.?m(?!\p{L})|centi|milli|डिप|ऊँचाई|ऊंचाई|उंची|मी/iu],
] as const;

const kindOfColumn = (name: string) => KINDS_OF_COLUMN.find(([, fits]) => fits.test(name))?.[0] ?? null;

/** The unit of volumes that a text names; null if it names none. */
function volumeUnitIn(text: string): 'KL' | 'L' | null {
  if (KILOLITRES.test(text)) return 'KL';
  return LITRES_IN_NAME.test(text) ? 'L' : null;
}

/** Whether columns are one, or the same figures in several units. */
const isOneInUnits = (names: readonly string[], unitOfName: (name: string) => string | null): boolean => {
  const units = names.map(unitOfName);
  return units.length < 2 || (!units.includes(null) && new Set(units).size === units.length);
};

/**
 * The columns that a heading names, the first of those with dips or litres in both units; null unless it names one of each
 * kind. If it names several in one unit, as for several tanks, a row has two figures at most: none says which tank it is of.
 */
function columnsOf(names: readonly string[]): Columns | null {
  const ofKind = (kind: string): string[] => names.filter((name) => kindOfColumn(name) === kind);
  const [dips, volumes] = [ofKind('dip'), ofKind('volume')];
  const [[dipText], [volumeText]] = [dips, volumes];
  if (dipText === undefined || volumeText === undefined) return null;
  if (!isOneInUnits(dips, unitIn) || !isOneInUnits(volumes, volumeUnitIn))
    return { ...DIP_THEN_VOLUME, others: 0, dipText: names.join(' ') };
  const others = names.filter((name) => name !== '').length - 2;
  return {
    dip: names.indexOf(dipText),
    volume: names.indexOf(volumeText),
    others: Math.max(others, DIP_THEN_VOLUME.others),
    dipText,
    volumeText,
  };
}

/**
 * The names of columns between spaces: words of one kind that follow each other, such as 'Dip (mm)', are one name. None for a
 * title, which has other words too.
 */
function wordsOf(heading: string): string[] {
  const names: string[] = [];
  for (const word of heading.split(/\s+/)) {
    const last = names.at(-1);
    const kind = kindOfColumn(word);
    if (kind === null && !/^(?:in|\P{L}+)$/iu.test(word)) return [];
    if (last !== undefined && (kind === null || kind === kindOfColumn(last)))
      names[names.length - 1] = `${last} ${word}`;
    else names.push(word);
  }
  return names;
}

/** The cells of a line with its dip first, then its litres. */
const inOrder = (cells: readonly string[], { dip, volume }: Pick<Columns, 'dip' | 'volume'>): string[] => [
  cells[dip] ?? '',
  cells[volume] ?? '',
  ...cells.filter((_, index) => index !== dip && index !== volume),
];

const COMMA = ',';

/** The separator of the cells. Spaces separate only where nothing else does. */
function separatorOf(lines: readonly ChartLine[]): string | RegExp {
  for (const separator of ['\t', ';']) if (lines.some(({ text }) => text.includes(separator))) return separator;
  return lines.every(({ text }) => /[0-9]\s+[0-9]/.test(text)) ? /\s+/ : COMMA;
}

/** A dip and litres that are grouped as in India, and perhaps a difference. */
const GROUPED = /^([0-9.]+)\s*,\s*([0-9]{1,2}(?:,[0-9]{2})*,[0-9]{3}(?:\.[0-9]+)?)(?:\s*,\s*([0-9.]*))?\s*,?$/;

function cellsOfGrouped(line: string): string[] {
  const [, dip = '', litres = '', difference = ''] = GROUPED.exec(line) ?? [];
  return dip === '' ? line.split(COMMA).map((cell) => cell.trim()) : [dip, litres, difference];
}

/** How a sheet is written. */
interface SheetForm extends Pick<ChartReading, 'unit'> {
  isInKilolitres: boolean;
  columns: Columns;
}

/** Refuses lines that are no rows of a chart. */
function unreadable(lines: readonly Pick<ChartLine, 'name'>[], unit: DipUnit): ChartReading {
  const problem = unit === 'cm' ? tank.chartUnreadableCm() : tank.chartUnreadable();
  const problems = lines.map(({ name }) => ({ code: 'CHART_LINE', ...tank.atRow({ row: name, problem }) }));
  return { rows: [], problems, warnings: [], unit };
}

interface NamedRow {
  name: Message;
  row: ChartRow;
}

const isRepeated = ({ row }: NamedRow, before: NamedRow | undefined): boolean =>
  row.dip === before?.row.dip && row.volume === before.row.volume;

/** Rows with the lowest dip first, each once. */
function inRisingOrder(rows: readonly NamedRow[]): NamedRow[] {
  const once = rows.filter((row, index) => !isRepeated(row, rows[index - 1]));
  return once.length > 1 && once[0]!.row.dip > once.at(-1)!.row.dip ? once.toReversed() : once;
}

function readLines(lines: readonly ChartLine[], form: SheetForm, cellsOf: (line: string) => string[]): ChartReading {
  const { unit } = form;
  const all = lines.map(({ name, text }) => ({ name, row: rowOf(cellsOf(text), form) }));
  const wrong = all.filter(({ row }) => row === null);
  if (wrong.length > 0) return unreadable(wrong, unit);
  const read = inRisingOrder(all.flatMap(({ name, row }) => (row === null ? [] : [{ name, row }])));
  const rows = read.map(({ row }) => row);
  const nameOf = (index: number): Message => read[index]!.name;
  const problems = problemsOfChart(rows, nameOf);
  return { rows, problems, warnings: problems.length === 0 ? warningsOfChart(rows, nameOf) : [], unit };
}

/** A whole number of millimetres; in centimetres one decimal. */
function dipOf(text: string, unit: DipUnit): number | null {
  const dip = /^([0-9]{1,6})(?:\.([0-9]+))?$/.exec(withoutGroups(text));
  if (dip === null) return null;
  const [, whole = '', decimals = ''] = dip;
  const fraction = decimals.replace(/0+$/, '');
  if (unit === 'mm') return fraction === '' ? Number(whole) : null;
  return fraction.length <= 1 ? Number(whole) * MM_OF_CM + Number(fraction) : null;
}

const MM_OF_CM = 10;
const LITRES_OF_KILOLITRE = 1000;

/** A figure that a sheet calculates has more decimals than a volume: it is rounded to the millilitre. */
function volumeOf(text: string, isInKilolitres: boolean): Millilitres | null {
  const figure = withoutGroups(text);
  const litres = isInKilolitres ? LITRES_OF_KILOLITRE : 1;
  if (/^[0-9]{1,9}\.[0-9]{4,}$/.test(figure)) return millilitresOf(Number(figure) * litres);
  const volume = parseLitres(figure);
  return volume === null ? null : volume * litres;
}

/** A dip, the litres, and at most as many others as the sheet has columns: figures, or remarks if they have names. */
function rowOf(cells: string[], { unit, isInKilolitres, columns }: SheetForm): ChartRow | null {
  const [dipText = '', litres = '', ...more] = cells;
  const dip = dipOf(dipText, unit);
  const volume = volumeOf(litres, isInKilolitres);
  const others = more.filter((cell) => cell !== '');
  const isRow =
    dip !== null &&
    volume !== null &&
    others.length <= columns.others &&
    (columns !== DIP_THEN_VOLUME || others.every((cell) => /^-?[0-9.,]+$/.test(cell)));
  return isRow ? { dip, volume } : null;
}

/** '1,23,456.78' or '123,456.78' without its commas; other text stays as it is. */
const withoutGroups = (text: string): string =>
  /^[0-9]{1,3}(?:,[0-9]{2,3})*,[0-9]{3}(?:\.[0-9]+)?$/.test(text) ? text.replaceAll(',', '') : text;
