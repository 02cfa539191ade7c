import type { TNode } from 'pdfmake';
import { isFigure } from '../column';
import { type Sheet, widthOf } from './page-size';
import { MUTED, NO_LINES, NOT_ZERO, PADDING, type TextTable, textNode } from './pdf-cells';
import type { PrintedColumn } from './printed';

/** The part of the width that a calculation takes. */
const CALCULATION_SHARE = 0.5;
/** From so many facts on, a sheet has them in two columns. */
const MANY_FACTS = 6;

interface Fact extends PrintedColumn {
  text: string;
}

const factsIn = ({ columns, rows }: TextTable): Fact[] =>
  columns.map((column, index) => ({ ...column, text: rows[0]?.[index] ?? '' })).filter(({ text }) => text !== '');

/** One row as labels and values, without empty ones. */
export const factsOf = (table: TextTable, { fontSize, room }: Sheet, isPaper: boolean): TNode =>
  isPaper ? factsOfPaper(factsIn(table), room) : factsOfSheet(factsIn(table), fontSize);

const figureOrText = ({ alarm, text }: Fact, right: boolean): TNode =>
  textNode(text, right, alarm && NOT_ZERO.test(text));

const mutedLabel = ({ label }: Fact): TNode => ({ text: label, color: MUTED });

/** For reading: many facts, but not a calculation, in two columns; the figures of a column are aligned under each other. */
function factsOfSheet(facts: Fact[], fontSize: number): TNode {
  const figures = facts.filter(({ kind }) => isFigure(kind));
  if (facts.length < MANY_FACTS || 2 * figures.length > facts.length) return columnOfFacts(facts, fontSize);
  const half = Math.ceil(facts.length / 2);
  return {
    columns: [facts.slice(0, half), facts.slice(half)].map((some) => ({
      width: '*',
      stack: [columnOfFacts(some, fontSize)],
    })),
    columnGap: 16,
  };
}

function columnOfFacts(facts: Fact[], fontSize: number): TNode {
  const longest = Math.max(0, ...facts.map(({ kind, text }) => (isFigure(kind) ? text.length : 0)));
  return {
    table: {
      widths: ['auto', widthOf(longest, fontSize), '*'],
      body: facts.map((fact) =>
        isFigure(fact.kind)
          ? [mutedLabel(fact), figureOrText(fact, true), { text: '' }]
          : [mutedLabel(fact), { ...figureOrText(fact, false), colSpan: 2 }, { text: '' }],
      ),
    },
    layout: NO_LINES,
  };
}

/**
 * For documents: a calculation, mostly figures, is at the right, ends where the figures of the tables end, and has a line
 * before its result; its words are under it. Other values begin after their labels.
 */
function factsOfPaper(facts: Fact[], room: number): TNode {
  const figures = facts.filter(({ kind }) => isFigure(kind));
  if (2 * figures.length <= facts.length)
    return {
      table: { widths: ['auto', '*'], body: facts.map((fact) => [mutedLabel(fact), figureOrText(fact, false)]) },
      layout: NO_LINES,
    };
  const words = facts.filter(({ kind }) => !isFigure(kind));
  const body = figures.map((fact, index) => {
    const isResult = index === figures.length - 1;
    return [
      { ...mutedLabel(fact), bold: isResult, ...(isResult && { color: '#000000' }) },
      { ...figureOrText(fact, true), bold: isResult },
    ];
  });
  return {
    stack: [
      {
        columns: [
          { width: '*', text: '' },
          {
            width: room * CALCULATION_SHARE,
            table: { widths: ['*', 'auto'], body },
            layout: {
              ...PADDING,
              hLineWidth: (line: number) => (line === body.length - 1 ? 0.5 : 0),
              hLineColor: () => '#000000',
            },
          },
        ],
      },
      ...words.map(({ label, text }) => ({
        columns: [
          { width: 'auto', text: `${label}:`, color: MUTED },
          { width: '*', text },
        ],
        columnGap: 4,
        margin: [0, 4, 0, 0],
      })),
    ],
  };
}

/** The number and dates of a document: labels, and values at the right. */
export const headFacts = (table: TextTable): TNode => ({
  table: {
    widths: ['auto', '*'],
    body: factsIn(table).map(({ label, text }) => [
      { text: label, color: MUTED },
      { text, alignment: 'right' },
    ]),
  },
  layout: NO_LINES,
});
