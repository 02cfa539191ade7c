/** A sheet and the size of its text, in points. */
export interface Sheet {
  pageSize: 'A4' | 'A3';
  pageOrientation: 'portrait' | 'landscape';
  fontSize: number;
  /** Between the margins. */
  room: number;
}

/** From the friendliest on; A3 is for a printer to scale down. */
const SHEETS: (Omit<Sheet, 'room'> & { width: number })[] = [
  { pageSize: 'A4', pageOrientation: 'portrait', fontSize: 9, width: 595 },
  { pageSize: 'A4', pageOrientation: 'portrait', fontSize: 8, width: 595 },
  { pageSize: 'A4', pageOrientation: 'landscape', fontSize: 9, width: 842 },
  { pageSize: 'A4', pageOrientation: 'landscape', fontSize: 7.5, width: 842 },
  { pageSize: 'A3', pageOrientation: 'landscape', fontSize: 9, width: 1191 },
  { pageSize: 'A3', pageOrientation: 'landscape', fontSize: 7, width: 1191 },
];

const SMALLEST_FONT = 4;

/** Width of a letter as a part of its height: digits and capitals of the font, measured with their commas and points. */
const LETTER = 0.58;
const PADDING = 7;
/** A text that may wrap asks for no more than that. */
export const WIDEST_TEXT = 24;
/** Points that a column keeps beside others whose widths were given. */
const NARROWEST = 24;

/** No letter of a kind is wider, in bold, as a part of its height. */
const WIDEST_LETTERS: [RegExp, number][] = [
  [/[mwMW@%…—]|[^ -\u024f\u2010-\u20bf]/u, 1.1],
  [/[A-Z&]/, 0.82],
];
const WIDEST_OTHER = 0.65;

interface TextLines {
  lines: string[][];
  /** By column. */
  mayWrap: boolean[];
}

/** Room for that many letters, in points. */
export const widthOf = (letters: number, fontSize: number): number => letters * LETTER * fontSize;

/** The first sheet on which every table has room beside the margins; on the largest one the text shrinks until it has. */
export function fitted(tables: TextLines[], margins: number): Sheet {
  const wanted = tables.map(lettersOf);
  const greatestFont = (width: number): number =>
    Math.min(...wanted.map(({ letters, columns }) => (width - margins - columns * PADDING) / (letters * LETTER)));
  const largest = SHEETS.at(-1)!;
  const { width, ...sheet } =
    SHEETS.find((candidate) => candidate.fontSize <= greatestFont(candidate.width)) ?? largest;
  const fontSize = Math.max(SMALLEST_FONT, Math.min(sheet.fontSize, greatestFont(width)));
  return { ...sheet, fontSize, room: width - margins };
}

/** No more letters than surely stand in a line of that width, on the average of its letters. */
export const lettersIn = (width: number, fontSize: number): number => Math.max(1, width / (LETTER * fontSize));

const letterWidth = (letter: string): number =>
  WIDEST_LETTERS.find(([letters]) => letters.test(letter))?.[1] ?? WIDEST_OTHER;

/** The room that the longest word of a text may take, in points. */
export const widestWord = (text: string, fontSize: number): number =>
  fontSize *
  Math.max(...text.split(/\s/).map((word) => Array.from(word).reduce((sum, letter) => sum + letterWidth(letter), 0)));

type Width = number | string;

/**
 * Widths as they were given, fitted to a sheet: points and shares of it become fewer points, all by one factor, where they
 * leave too little for the other columns. With `room`, the points that each column has at least.
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
    widths: fixed.map((width, place) => width ?? widths[place]!),
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
