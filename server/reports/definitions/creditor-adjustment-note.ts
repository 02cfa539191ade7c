import { ADJUSTMENT_PAPER, adjustmentSheet } from '../adjustment-sheet';
import { parameter } from '../parameter';
import { defineReport } from '../report';

/** What a creditor gets for an adjustment. */
export const creditorAdjustmentNote = defineReport({
  route: 'creditor-adjustment-note',
  right: 'credit.read',
  title: 'Credit advice',
  isDocument: true,
  parameters: { creditorAdjustmentId: parameter('integer', 'Adjustment', { inPath: true }) },
  sections: adjustmentSheet('d.id = :creditorAdjustmentId'),
  paper: { ...ADJUSTMENT_PAPER, document: 'SELECT d.id FROM creditor_adjustment d WHERE d.id = :creditorAdjustmentId' },
});
