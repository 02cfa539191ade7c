import type { TNode } from 'pdfmake';
import { minuteIn } from '../../domain/kernel/local-date-time';
import { prints } from '../../domain/prints.messages';
import type { Wording } from '../../platform/language';
import { plainText } from './cell-text';
import type { Sheet } from './page-size';
import { MUTED, type TextTable } from './pdf-cells';
import { headFacts } from './pdf-facts';
import type { PrintJob } from './printed';

/** Letters above which the station's name is smaller. */
const LONG_NAME = 36;
/** The part of the width that the number and dates of a document take. */
const HEAD_SHARE = 0.4;
/** The width of a code to scan, in points. */
const CODE = 84;
/** The greatest size of a logo, in points; a sheet without a letterhead has a lower one. */
const LOGO = { letterhead: [150, 48], sheet: [100, 32] } as const;
/** Height of the signature space in points. */
const SIGNATURE = 36;
/** The part of the width of each line to sign on. */
const SIGNATURE_SHARE = 0.36;

/** A line across the page. */
export const rule = (length: number, color: string, margin: number[]): TNode => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: length, y2: 0, lineWidth: 0.75, lineColor: color }],
  margin,
});

/** The station beside the title, a line, and the party beside the number and dates. */
export function letterheadOf(job: PrintJob, head: TextTable | undefined, { fontSize, room }: Sheet): TNode[] {
  const station: TNode[] = [
    { text: plainText(job.station), bold: true, fontSize: fontSize + (job.station.length > LONG_NAME ? 4 : 7) },
    ...job.letterhead.map((line) => ({ text: plainText(line), color: MUTED })),
  ];
  const title: TNode = {
    text: plainText(job.title),
    alignment: 'right',
    noWrap: true,
    fontSize: fontSize + 7,
    color: MUTED,
  };
  const party = job.party === undefined ? [] : partyBlock(job.party, fontSize);
  return [
    {
      columns: [...logoOf(job, 'letterhead'), { width: '*', stack: station }, { width: 'auto', stack: [title] }],
      columnGap: 12,
    },
    rule(room, '#000000', [0, 6, 0, 8]),
    {
      columns: [
        { width: '*', stack: party },
        { width: room * HEAD_SHARE, stack: head === undefined ? [] : [headFacts(head)] },
      ],
      columnGap: 16,
      margin: [0, 0, 0, 6],
    },
    ...(job.filters === '' ? [] : [{ text: plainText(job.filters), color: MUTED, margin: [0, 0, 0, 4] }]),
  ];
}

/** The station's logo as the first of some columns; none without a logo. */
export const logoOf = ({ logo }: PrintJob, kind: keyof typeof LOGO): TNode[] =>
  logo === undefined ? [] : [{ width: 'auto', image: logo, fit: [...LOGO[kind]] }];

const partyBlock = ({ is, name, lines }: NonNullable<PrintJob['party']>, fontSize: number): TNode[] => [
  { text: is, color: MUTED },
  { text: plainText(name), bold: true, fontSize: fontSize + 1.5, margin: [0, 1, 0, 1] },
  ...lines.map((line) => ({ text: plainText(line) })),
];

/** The code to scan beside the signature. */
export function endOf({ station, upi }: PrintJob, { fontSize }: Sheet, said: Wording): TNode {
  const pay: TNode[] = upi
    ? [
        { qr: upi.uri, fit: CODE, eccLevel: 'M' },
        { text: plainText(upi.text), color: MUTED, margin: [0, 4, 0, 0] },
      ]
    : [];
  const signature: TNode[] = [
    { text: said(prints.forStation({ station: plainText(station) })), alignment: 'right' },
    { text: said(prints.signatory()), alignment: 'right', margin: [0, SIGNATURE, 0, 0], color: MUTED },
  ];
  return {
    columns: [
      { width: '*', stack: pay },
      { width: '*', stack: signature },
    ],
    fontSize,
    margin: [0, 16, 0, 0],
    unbreakable: true,
  };
}

/** Two lines to sign on, under a sheet of the station's own. */
export function signaturesOf({ room }: Sheet, said: Wording): TNode {
  const width = room * SIGNATURE_SHARE;
  const signed = (who: string): TNode => ({
    width,
    stack: [rule(width, MUTED, [0, SIGNATURE, 0, 3]), { text: who, color: MUTED }],
  });
  return {
    columns: [signed(said(prints.filledInBy())), { width: '*', text: '' }, signed(said(prints.checkedBy()))],
    unbreakable: true,
  };
}

/** When it was printed or issued, and which version it is if it was restated. */
export function dated({ version, timeZone, printedAt }: PrintJob, said: Wording): string {
  const at = minuteIn(timeZone, printedAt);
  if (version === undefined) return said(prints.printedAt({ at }));
  return said(version === 1 ? prints.issuedAt({ at }) : prints.issuedAgain({ at, version }));
}
