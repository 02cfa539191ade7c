import type { CashTransfer } from '../../domain/cash-transfer.rules';
import type { ChequeState as ChequeStateName } from '../../domain/cheque.rules';
import type { Adjustment } from '../../domain/creditor-adjustment.rules';
import type { DebitNoteKind as DebitNoteKindName } from '../../domain/debit-note.rules';
import type { DensityOccasion as Occasion } from '../../domain/density-reading.rules';
import type { BillKind as BillKindName } from '../../modules/credit/creditor-bill.entity';
import type { CREDITOR_PAYMENT } from '../../modules/credit/creditor-payment.entity';
import { enumOf } from '../../platform/enum-of';

export const RecordOrder = enumOf('RecordOrder', 'The order of a list.', {
  OLDEST_FIRST: 'In the order that the connection describes.',
  NEWEST_FIRST: 'The other way round.',
});
export const ShiftState = enumOf('ShiftState', 'Whether a shift runs or is closed.', {
  RUNNING: 'It runs: entries belong to it.',
  CLOSED: 'It is closed.',
});
const KINDS_OF_BILL: Readonly<Record<BillKindName, string>> = {
  SALES: 'Credit sales of a period.',
  INTEREST: 'Interest on overdue bills.',
  CHARGE: 'A charge for a returned cheque.',
};
export const BillKind = enumOf('BillKind', 'What a bill is for.', KINDS_OF_BILL);
const KINDS_OF_PAYMENT: Readonly<Record<Adjustment | typeof CREDITOR_PAYMENT, string>> = {
  CREDITOR_PAYMENT: 'Money.',
  CREDIT_NOTE: 'Part of a bill taken back, for a price or a quantity.',
  DISCOUNT: 'Allowed for paying early or much.',
  BAD_DEBT: 'Given up: it will not be paid.',
  TAX_DEDUCTED: 'Tax that the payer deducted and pays to the government.',
};
export const PaymentKind = enumOf(
  'CreditorPaymentKind',
  'Money, or what lowers the due without money.',
  KINDS_OF_PAYMENT,
);
export const DipKind = enumOf('TankDipKind', 'When a tank was measured.', {
  CLOSE: 'At the close of the shift.',
  INTERIM: 'During the shift.',
});
const KINDS_OF_TRANSFER: Readonly<Record<CashTransfer, string>> = {
  DEPOSIT: 'From the safe into an account.',
  DRAWING: 'From an account into the safe.',
};
export const TransferKind = enumOf('CashTransferKind', 'Which way counted cash was moved.', KINDS_OF_TRANSFER);
const STATES_OF_CHEQUE: Readonly<Record<ChequeStateName, string>> = {
  HELD: 'Received, and in hand.',
  DEPOSITED: 'Received, and given to the bank.',
  CLEARED: 'Received, and credited by the bank.',
  RETURNED: 'Came back unpaid.',
  ISSUED: 'Issued to a supplier.',
};
export const ChequeState = enumOf('ChequeState', 'What became of a cheque.', STATES_OF_CHEQUE);
const KINDS_OF_DEBIT_NOTE: Readonly<Record<DebitNoteKindName, string>> = {
  SHORTAGE: 'Litres that did not come.',
  DENSITY: 'A density out of tolerance.',
  RATE: 'A wrong rate.',
};
export const DebitNoteKind = enumOf('DebitNoteKind', 'What is claimed of a supplier.', KINDS_OF_DEBIT_NOTE);
const OCCASIONS: Readonly<Record<Occasion, string>> = {
  MORNING: 'Of the tank, in the morning.',
  TANKER: 'Of the tanker, before it unloads.',
  AFTER_UNLOADING: 'Of the tank, after unloading.',
};
export const DensityOccasion = enumOf('DensityOccasion', 'When a density was measured.', OCCASIONS);
