/** A paper size with its font size, in points. */
export interface Sheet {
  pageSize: 'A4' | 'A3';
  pageOrientation: 'portrait' | 'landscape';
  fontSize: number;
  /** Width between the margins. */
  room: number;
}

/** In order of preference, in whole points; a printer may scale A3 down. */
const SHEETS: (Omit<Sheet, 'room'> & { width: number })[] = [
  { pageSize: 'A4', pageOrientation: 'portrait', fontSize: 9, width: 595 },
  { pageSize: 'A4', pageOrientation: 'portrait', fontSize: 8, width: 595 },
  { pageSize: 'A4', pageOrientation: 'landscape', fontSize: 9, width: 841 },
  { pageSize: 'A4', pageOrientation: 'landscape', fontSize: 7.5, width: 841 },
  { pageSize: 'A3', pageOrientation: 'landscape', fontSize: 9, width: 1190 },
  { pageSize: 'A3', pageOrientation: 'landscape', fontSize: 7, width: 1190 },
];

/** The width of A4. */
const PORTRAIT = 595;

const SMALLEST_FONT = 4;

/** Average letter width relative to its height: digits and capitals of the font, with commas and points. */
const LETTER = 0.58;
const PADDING = 7;
/** The maximum letters reserved for a text that may wrap. */
export const WIDEST_TEXT = 24;
/** Minimum points of a column without a given width. */
const NARROWEST = 24;

/** Maximum bold width of a class of letters, relative to the height. */
const WIDEST_LETTERS: [RegExp, number][] = [
  [/[mwMW@%…—]|[^ -\u024f\u2010-\u20bf]/u, 1.1],
  [/[A-Z&]/, 0.82],
];
const WIDEST_OTHER = 0.65;

interface TextLines {
  lines: string[][];
  /** Per column. */
  mayWrap: boolean[];
}

/** The width of that many letters, in points. */
export const widthOf = (letters: number, fontSize: number): number => letters * LETTER * fontSize;

/** The maximum bold width of that many digits and signs of a figure or day. */
export const widthOfFigure = (letters: number, fontSize: number): number => letters * WIDEST_OTHER * fontSize;

/** The first sheet that fits every table within the margins; on the largest one the font shrinks until they fit. */
export function fitted(tables: TextLines[], margins: number, isLandscape = false): Sheet {
  const wanted = tables.map(lettersOf);
  const greatestFont = (width: number): number =>
    Math.min(...wanted.map(({ letters, columns }) => (width - margins - columns * PADDING) / (letters * LETTER)));
  const sheets = SHEETS.filter(({ pageSize, width }) => !isLandscape || (pageSize === 'A4' && width > PORTRAIT));
  const largest = sheets.at(-1)!;
  const { width, ...sheet } =
    sheets.find((candidate) => candidate.fontSize <= greatestFont(candidate.width)) ?? largest;
  const fontSize = Math.max(SMALLEST_FONT, Math.min(sheet.fontSize, greatestFont(width)));
  return { ...sheet, fontSize, room: width - margins };
}

/** The number of letters that fit a line of that width, on average. */
export const lettersIn = (width: number, fontSize: number): number => Math.max(1, width / (LETTER * fontSize));

const letterWidth = (letter: string): number =>
  WIDEST_LETTERS.find(([letters]) => letters.test(letter))?.[1] ?? WIDEST_OTHER;

/** The maximum width of a text on one line, in points. */
export const widestLine = (text: string, fontSize: number): number =>
  fontSize * Array.from(text).reduce((sum, letter) => sum + letterWidth(letter), 0);

/** The maximum width of the longest word of a text, in points. */
export const widestWord = (text: string, fontSize: number): number =>
  Math.max(...text.split(/\s/).map((word) => widestLine(word, fontSize)));

type Width = number | string;

/**
 * Fits the given widths to a sheet: points and percentages become points, scaled down by one factor if they leave too
 * little for the other columns. `room` is the minimum width of each column in points.
 */
export function fittedWidths(widths: readonly Width[], { room }: Sheet): { widths: Width[]; room: number[] } {
  const free = room - widths.length * PADDING;
  const given = widths.map((width) => {
    if (typeof width === 'number') return width;
    return width.endsWith('%') ? Math.max(1, (Number.parseFloat(width) * room) / 100 - PADDING) : null;
  });
  const wanted = given.reduce<number>((sum, width) => sum + (width ?? 0), 0);
  const others = given.filter((width) => width === null).length;
  const kept = others * Math.min(NARROWEST, free / widths.length);
  const factor = Math.min(1, (free - kept) / wanted);
  const fixed = given.map((width) => (width === null ? null : width * factor));
  const share = (free - wanted * factor) / others;
  return {
    widths: fixed.map((width, index) => width ?? widths[index]!),
    room: fixed.map((width) => width ?? share),
  };
}

function lettersOf({ lines, mayWrap }: TextLines): { letters: number; columns: number } {
  let letters = 0;
  for (const [place, wraps] of mayWrap.entries()) {
    const longest = lines.reduce((most, line) => Math.max(most, line[place]?.length ?? 0), 0);
    letters += wraps ? Math.min(longest, WIDEST_TEXT) : longest;
  }
  return { letters, columns: mayWrap.length };
}
