import { ADJUSTMENT_PAPER } from '../adjustment-sheet';
import { BILL_PAPER } from '../bill-sheet';
import { DEBIT_NOTE_PAPER } from '../definitions/debit-note';
import { PAYSLIP_PAPER } from '../payslip-sheet';
import { RECEIPT_PAPER } from '../receipt-sheet';
import type { Paper } from './paper';

/** The kinds of documents that print as they were issued. */
export const PAPERS: readonly Paper[] = [BILL_PAPER, RECEIPT_PAPER, ADJUSTMENT_PAPER, PAYSLIP_PAPER, DEBIT_NOTE_PAPER];
