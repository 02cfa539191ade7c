/** A sheet and the size of its text, in points. */
export interface Sheet {
  pageSize: 'A4' | 'A3';
  pageOrientation: 'portrait' | 'landscape';
  fontSize: number;
}

/** From the friendliest on; A3 is for a printer to scale down. */
const SHEETS: (Sheet & { width: number })[] = [
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
const WIDEST_TEXT = 24;

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
  return { ...sheet, fontSize: Math.max(SMALLEST_FONT, Math.min(sheet.fontSize, greatestFont(width))) };
}

function lettersOf({ lines, mayWrap }: TextLines): { letters: number; columns: number } {
  let letters = 0;
  for (const [place, wraps] of mayWrap.entries()) {
    const longest = lines.reduce((most, line) => Math.max(most, line[place]?.length ?? 0), 0);
    letters += wraps ? Math.min(longest, WIDEST_TEXT) : longest;
  }
  return { letters, columns: mayWrap.length };
}
