import type { Canvas, TNode } from 'pdfmake';
import { MEMOS_A_SHEET, sourceWords } from '../../domain/cash-memo';
import { showDate } from '../../domain/kernel/business-date';
import { grouped, groupedLitres, inr } from '../../domain/kernel/format';
import type { Message } from '../../domain/kernel/message';
import { amountInWords } from '../../domain/kernel/words';
import { prints } from '../../domain/prints.messages';
import type { Wording } from '../../platform/language';
import type { Settings } from '../../platform/station-setting';
import { plainText } from '../../reports/export/cell-text';
import type { LaidOutJob } from '../../reports/export/printed';
import { FONT } from '../../reports/export/scripts';
import type { CashMemoSet, CashMemoView } from './cash-memos.queries';

/** A4 in points; each memo takes a quarter. */
const SHEET = { width: 595.28, height: 841.89 };
const MEMO = { width: SHEET.width / 2, height: SHEET.height / 2 };
const MARGIN = 18;
const INNER = MEMO.width - 2 * MARGIN;
/** Height of a memo's footer above the cut, in points. */
const FOOT = 112;

/** Specification, section 9: HS blue, MS green. The letters are printed too, so colour is not the only sign. */
const BADGE_COLOURS: Readonly<Record<string, string>> = { HS: '#0a52c8', MS: '#0b7a3e' };
const OTHER_BADGE = '#4f5b6b';
const GREY = '#555555';
/** Station names from this many characters on are set smaller. */
const LONG_NAME = 26;

type Station = Pick<Settings, 'stationName' | 'dealerLine' | 'address' | 'phone' | 'taxNumber'>;

/** Lays out four memos per A4 sheet, all the same size, with cutting lines. The same set makes the same sheets. */
export function sheetsOf(station: Station, set: CashMemoSet, said: Wording): LaidOutJob['document'] {
  const sheets = Array.from({ length: Math.ceil(set.memos.length / MEMOS_A_SHEET) }, (_, index) =>
    set.memos.slice(index * MEMOS_A_SHEET, (index + 1) * MEMOS_A_SHEET),
  );
  return {
    pageSize: 'A4',
    pageOrientation: 'portrait',
    pageMargins: [0, 0, 0, 0],
    info: { title: said(prints.cashMemos({ set: set.seed })), author: plainText(station.stationName) },
    defaultStyle: { font: FONT, fontSize: 8 },
    content: sheets.flatMap((memos, sheet) => [
      { canvas: CUTS, ...(sheet > 0 && { pageBreak: 'before' as const }) },
      ...memos.flatMap((memo, index) => memoAt(cornerOf(index), station, set, memo, said)),
    ]),
  };
}

const cut = (x1: number, y1: number, x2: number, y2: number): Canvas => ({
  type: 'line',
  x1,
  y1,
  x2,
  y2,
  lineWidth: 0.5,
  lineColor: '#999999',
  dash: { length: 4 },
});
const CUTS = [cut(MEMO.width, 0, MEMO.width, SHEET.height - 1), cut(0, MEMO.height, SHEET.width, MEMO.height)];

interface Place {
  x: number;
  y: number;
}

const cornerOf = (place: number): Place => ({
  x: (place % 2) * MEMO.width + MARGIN,
  y: Math.floor(place / 2) * MEMO.height + MARGIN,
});

/** Draws a memo at fixed positions: the header and the lines from the top, the words at the bottom. */
function memoAt({ x, y }: Place, station: Station, set: CashMemoSet, memo: CashMemoView, said: Wording): TNode[] {
  const at = (stack: TNode[], top: number): TNode => ({
    columns: [{ width: INNER, stack }],
    absolutePosition: { x, y: top },
  });
  return [
    at([...headOf(station, said), titleOf(set, memo, said), linesOf(set, memo, said)], y),
    at(footOf(station, memo, said), y + MEMO.height - MARGIN - FOOT),
  ];
}

function headOf({ stationName, dealerLine, address, phone, taxNumber }: Station, said: Wording): TNode[] {
  const reached = [phone && said(prints.phone({ phone })), taxNumber && `GSTIN ${taxNumber}`]
    .filter(Boolean)
    .join(' · ');
  const lines = [dealerLine, address?.replace(/\s*\n\s*/g, ', '), reached].filter((line): line is string => !!line);
  return [
    {
      text: plainText(stationName),
      bold: true,
      fontSize: stationName.length > LONG_NAME ? 10 : 14,
      alignment: 'center',
    },
    ...lines.map((line): TNode => ({ text: plainText(line), fontSize: 8, alignment: 'center' })),
  ];
}

const titleOf = ({ shortName }: CashMemoSet, { number }: CashMemoView, said: Wording): TNode => ({
  margin: [0, 10, 0, 8],
  table: {
    widths: ['auto', '*', 'auto'],
    body: [
      [
        {
          text: plainText(shortName),
          margin: [4, 0, 3, 0],
          bold: true,
          fontSize: 12,
          color: '#ffffff',
          fillColor: BADGE_COLOURS[shortName] ?? OTHER_BADGE,
        },
        { text: said(prints.cashMemo()), bold: true, fontSize: 12, alignment: 'center' },
        { text: said(prints.memoNumber({ number })), fontSize: 9, alignment: 'right' },
      ],
    ],
  },
  layout: 'noBorders',
});

const UNDERLINED: TNode = { border: [false, false, false, true], borderColor: ['', '', '', '#aaaaaa'] };

/** The cash memo line of the specification's section 3, with right-aligned figures. */
function linesOf({ date, productName }: CashMemoSet, memo: CashMemoView, said: Wording): TNode {
  const lines: [label: Message, text: string, bold?: boolean][] = [
    [prints.date(), showDate(date)],
    [prints.customer(), memo.customerName],
    [prints.vehicle(), memo.vehicleNumber ?? '—'],
    [prints.product(), productName],
    [prints.price(), grouped(memo.rate)],
    [prints.quantity(), groupedLitres(memo.litres)],
    [prints.amount(), inr(memo.amount), true],
  ];
  return {
    table: {
      widths: ['auto', '*'],
      body: lines.map(([label, text, bold = false]) => [
        { ...UNDERLINED, text: said(label), color: GREY, margin: [0, bold ? 3 : 1, 0, 0] },
        { ...UNDERLINED, text: plainText(text), bold, alignment: 'right', fontSize: bold ? 13 : 10 },
      ]),
    },
  };
}

const footOf = ({ stationName }: Station, memo: CashMemoView, said: Wording): TNode[] => [
  { text: said(amountInWords(memo.amount)), fontSize: 9 },
  { text: said(sourceWords(memo)), color: GREY, fontSize: 7.5, margin: [0, 4, 0, 0] },
  { text: said(prints.forStation({ station: plainText(stationName) })), alignment: 'right', margin: [0, 8, 0, 18] },
  { text: said(prints.signatory()), alignment: 'right', color: GREY, fontSize: 7.5 },
];
