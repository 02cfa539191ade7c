import { ADJUSTMENT_LABELS } from '../domain/creditor-adjustment.rules';
import { amountInWords } from '../domain/kernel/words';
import { prints } from '../domain/prints.messages';
import { ADJUSTMENT_KIND } from '../modules/credit/adjustment.queries';
import { type Column, date, key, message, money, text, words } from './column';
import { DOCUMENT, definePaper } from './papers/paper';
import { PAYING_PARTY } from './payment-or-adjustment';
import { allocations, DUE_AFTER } from './receipt-sheet';
import type { SectionDefinition } from './section';

/** The kind of an adjustment (`ADJUSTMENT_KIND`). */
export const KIND_COLUMN: Column = words('kind', Object.values(ADJUSTMENT_LABELS));

/** The letter that tells a creditor of an adjustment, for a condition on `creditor_payment d`. */
const note = (condition: string): Record<string, SectionDefinition & { title: string }> => ({
  note: {
    title: 'Credit to your account',
    asFacts: true,
    missing: 'This adjustment was not found',
    columns: [
      key('creditorId'),
      text('noteNo', { onPaper: 'head' }),
      date('date', { onPaper: 'head' }),
      text('firmName', {
        label: 'Creditor',
        drill: '/report/credit-statement?creditor={creditorId}',
        onPaper: 'party',
      }),
      text('address', { onPaper: 'party' }),
      KIND_COLUMN,
      money('amount'),
      message('inWords'),
      text('reference', { label: 'Note or certificate' }),
      text('comment', { onPaper: 'internal' }),
      money('due', { label: 'Due after this (advance −)' }),
    ],
    sql: `
      SELECT d.creditor_id AS "creditorId", d.id::text AS "noteNo", s.shift_date AS date, c.firm_name AS "firmName", c.address,
             ${ADJUSTMENT_KIND} AS kind, d.amount, NULL AS "inWords", d.reference, d.comment, (${DUE_AFTER}) AS due
      FROM creditor_adjustment d
      JOIN shift s ON s.id = d.shift_id
      JOIN creditor c ON c.id = d.creditor_id
      WHERE ${condition}`,
    each: (row) => ({ ...row, inWords: amountInWords(row.amount as number) }),
  },
  settled: allocations('Settled by this', condition, '<'),
});

/** The same on a page, where what was settled later is shown too. */
export const adjustmentSheet = (condition: string) => ({
  ...note(condition),
  settledLater: allocations('Settled later from the balance', condition, '>='),
});

export const ADJUSTMENT_PAPER = definePaper({
  kind: 'creditor_adjustment',
  partyIs: prints.creditTo(),
  sections: note(`d.id = ${DOCUMENT}`),
  party: PAYING_PARTY,
  isRestatedBy: () => true,
});
