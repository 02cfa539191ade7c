import type { TDocumentDefinitions, TNode } from 'pdfmake';
import { prints } from '../../domain/prints.messages';
import { type Wording, wordingIn } from '../../platform/language';
import { isFigure } from '../column';
import { plainText } from './cell-text';
import { NO_LINES, type TextTable } from './pdf-cells';
import { dated } from './pdf-letterhead';
import type { PrintJob } from './printed';
import { FONT } from './scripts';
import { tableInWords } from './table-in-words';

/** A roll is 80 mm wide, of which receipt printers print 72 mm; in points. */
const WIDTH = 226.77;
const MARGIN = 12;
const ROOM = WIDTH - 2 * MARGIN;
const FONT_SIZE = 8;
const LOGO = [110, 40];
/** The side of the code to scan. */
const CODE = 96;
/** A longer value is under its label, in the full width. */
const SHORT_VALUE = 26;

/** A document for another party on a receipt roll: the same content as on A4, one below the other, in black only. */
export function rollOf(job: PrintJob): TDocumentDefinitions {
  const said = wordingIn(job.language ?? 'en');
  const inText = (table: PrintJob['tables'][number]): TextTable => tableInWords(table, job.timeZone, said);
  const tables = job.tables.filter(({ columns }) => columns.length > 0).map(inText);
  return {
    pageSize: { width: WIDTH, height: 'auto' },
    pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN],
    info: {
      title: plainText(job.title),
      author: plainText(job.station),
      ...(job.version !== undefined && { creationDate: job.printedAt }),
    },
    defaultStyle: { font: FONT, fontSize: FONT_SIZE },
    content: [
      ...headOf(job),
      ...(job.head ? factsOf(inText(job.head)) : []),
      ...partyOf(job),
      ...tables.flatMap((table) => [
        rule(),
        ...(table.title === null ? [] : [{ text: plainText(table.title), bold: true, margin: [0, 0, 0, 2] }]),
        ...(table.asFacts ? factsOf(table) : rowsOf(table)),
      ]),
      ...endOf(job, said),
    ],
  };
}

/** A new node for each place, because pdfmake keeps the position of a node in it. */
const rule = (): TNode => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: ROOM, y2: 0, lineWidth: 0.75, lineColor: '#000000', dash: { length: 2 } }],
  margin: [0, 5, 0, 5],
});

const centred = (text: string, more: Partial<TNode> = {}): TNode => ({
  text: plainText(text),
  alignment: 'center',
  ...more,
});

const headOf = ({ logo, station, letterhead, title }: PrintJob): TNode[] => [
  ...(logo === undefined ? [] : [{ image: logo, fit: LOGO, alignment: 'center' as const, margin: [0, 0, 0, 4] }]),
  centred(station, { bold: true, fontSize: FONT_SIZE + 3 }),
  ...letterhead.map((line) => centred(line)),
  rule(),
  centred(title, { bold: true, fontSize: FONT_SIZE + 1.5, margin: [0, 0, 0, 4] }),
];

const partyOf = ({ party }: PrintJob): TNode[] =>
  party === undefined
    ? []
    : [
        rule(),
        { text: party.is },
        { text: plainText(party.name), bold: true, fontSize: FONT_SIZE + 1 },
        ...party.lines.map((line) => ({ text: plainText(line) })),
      ];

/** Labels at the left, values at the right; without empty values. */
function factsOf({ columns, rows }: TextTable): TNode[] {
  const facts = columns.map((column, index) => ({ ...column, text: rows[0]?.[index] ?? '' }));
  return facts
    .filter(({ text }) => text !== '')
    .map(({ label, text }) => (text.length > SHORT_VALUE ? underLabel(label, text) : line(label, text)));
}

const line = (left: string, right: string, bold = false): TNode => ({
  table: {
    widths: ['*', 'auto'],
    body: [
      [
        { text: left, bold },
        { text: right, bold, alignment: 'right' },
      ],
    ],
  },
  layout: { ...NO_LINES, paddingLeft: () => 0, paddingRight: () => 0 },
});

const underLabel = (label: string, text: string): TNode => ({ text: `${label}: ${text}`, margin: [0, 1.5, 0, 1.5] });

/** Each row as the words of its texts, then its figures with their labels, of which the last one is at the right. */
function rowsOf({ columns, rows, sums, foot }: TextTable): TNode[] {
  const rowOf = (bold: boolean) => (row: string[]) => {
    const cells = columns.map((column, index) => ({ ...column, text: row[index]! })).filter(({ text }) => text !== '');
    const figures = cells.filter(({ kind }) => isFigure(kind));
    const last = figures.at(-1);
    const words = cells.filter((cell) => !figures.includes(cell)).map(({ text }) => text);
    const others = figures.filter((figure) => figure !== last).map(({ label, text }) => `${label} ${text}`);
    const [text, beside] = [words.join(' · '), others.join(' · ')];
    if (last === undefined) return { text, bold };
    if (beside === '' || text.length + beside.length < SHORT_VALUE)
      return line([text, beside].filter(Boolean).join(' · '), last.text, bold);
    return { unbreakable: true, stack: [{ text, bold }, line(beside, last.text, bold)] };
  };
  return [...rows.map((row, index) => rowOf(sums.includes(index))(row)), ...foot.map(rowOf(true))];
}

function endOf(job: PrintJob, said: Wording): TNode[] {
  const { upi, station } = job;
  return [
    ...(upi ? [rule(), { qr: upi.uri, fit: CODE, eccLevel: 'M' as const, alignment: 'center' as const }] : []),
    ...(upi ? [centred(upi.text, { margin: [0, 4, 0, 0] })] : []),
    rule(),
    centred(said(prints.forStation({ station }))),
    centred(dated(job, said)),
  ];
}
