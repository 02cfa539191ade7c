import { masterEntities } from '../masters';
import { DipChartRow } from '../masters/dip-chart-row.entity';
import { MovedOpening } from '../masters/moved-opening.entity';
import { PayTerms } from '../masters/pay-terms.entity';
import { PersonFile } from '../masters/person-file.entity';
import { CashCollection } from '../modules/cash/cash-collection.entity';
import { CashExchange } from '../modules/cash/cash-exchange.entity';
import { CashTransfer } from '../modules/cash/cash-transfer.entity';
import { Cheque } from '../modules/cash/cheque.entity';
import { SwipeCollection } from '../modules/cash/swipe-collection.entity';
import { SwipeSettlement } from '../modules/cash/swipe-settlement.entity';
import { SwipeSettlementDay } from '../modules/cash/swipe-settlement-day.entity';
import { definedDocuments } from '../modules/changes/documents';
import { DailyTotal } from '../modules/closing/daily-total.entity';
import { PumpClose } from '../modules/closing/pump-close.entity';
import { ShiftCorrection } from '../modules/closing/shift-correction.entity';
import { BillSequence } from '../modules/credit/bill-sequence.entity';
import { CancelledBill } from '../modules/credit/cancelled-bill.entity';
import { CreditSale } from '../modules/credit/credit-sale.entity';
import { CreditorBill } from '../modules/credit/creditor-bill.entity';
import { CreditorPayment } from '../modules/credit/creditor-payment.entity';
import { InterestCharge } from '../modules/credit/interest-charge.entity';
import { PaymentAllocation } from '../modules/credit/payment-allocation.entity';
import { SlipBook } from '../modules/credit/slip-book.entity';
import { VoidLeaf } from '../modules/credit/void-leaf.entity';
import { Attendance } from '../modules/shifts/attendance.entity';
import { MeterEvent } from '../modules/shifts/meter-event.entity';
import { NozzleReading } from '../modules/shifts/nozzle-reading.entity';
import { Shift } from '../modules/shifts/shift.entity';
import { ShiftRate } from '../modules/shifts/shift-rate.entity';
import { ShiftTank } from '../modules/shifts/shift-tank.entity';
import { EmployeeShortage } from '../modules/staff/employee-shortage.entity';
import { SalaryLine } from '../modules/staff/salary-line.entity';
import { SalaryPayment } from '../modules/staff/salary-payment.entity';
import { DensityReading } from '../modules/stock/density-reading.entity';
import { Inspection } from '../modules/stock/inspection.entity';
import { Invoice } from '../modules/stock/invoice.entity';
import { InvoiceLine } from '../modules/stock/invoice-line.entity';
import { StockIn } from '../modules/stock/stock-in.entity';
import { TankDip } from '../modules/stock/tank-dip.entity';
import { AuditHead, AuditRow } from '../platform/audit';
import { IdempotencyKey } from '../platform/idempotency';
import { OutboxMessage } from '../platform/outbox';
import { ServerSecret } from '../platform/server-secret';
import { StationSetting } from '../platform/station-setting';
import { IssuedPaper } from '../reports/papers/issued-paper.entity';
import { AccountHandler } from '../services/access/account-handler.entity';
import { ApiKey } from '../services/access/api-keys/api-key.entity';
import { KnownDevice } from '../services/access/known-device.entity';
import { PasswordRecovery } from '../services/access/password-recovery.entity';
import { Authenticator } from '../services/access/second-factor/authenticator.entity';
import { LogInChallenge } from '../services/access/second-factor/log-in-challenge.entity';
import { Passkey, PasskeyChallenge } from '../services/access/second-factor/passkey.entity';
import { RecoveryCode } from '../services/access/second-factor/recovery-code.entity';
import { GuessCount } from '../services/access/throttle';
import { User } from '../services/access/user.entity';
import { UserSession } from '../services/access/user-session.entity';
import { ChangeRequest } from '../services/approvals/change-request.entity';
import { NoticeSeen } from '../services/approvals/notice-seen.entity';
import { StoredFile } from '../services/files/stored-file.entity';
import { AccountMonth } from '../services/ledger/account-month.entity';
import { JournalEntry } from '../services/ledger/journal-entry.entity';
import { LedgerAccount } from '../services/ledger/ledger-account.entity';
import { LedgerRoll } from '../services/ledger/ledger-roll.entity';
import { NoteMovement } from '../services/ledger/note-movement.entity';
import { Posting } from '../services/ledger/posting.entity';
import { StockMovement } from '../services/ledger/stock-movement.entity';
import { EventCategory } from '../services/messages/event-category.entity';
import { MessageSubscription } from '../services/messages/message-subscription.entity';
import { MessageTemplate } from '../services/messages/message-template.entity';
import { ReceiveCategory } from '../services/messages/receive-category.entity';
import { StationLogo } from '../services/settings/station-logo.entity';
import { SavedView } from '../views/saved-views/saved-view.entity';

/** All tables. Masters and paid documents come from their own lists, so that a new one is one line there. */
export const entities = [
  AuditRow,
  AuditHead,
  IdempotencyKey,
  StationSetting,
  OutboxMessage,
  ChangeRequest,
  NoticeSeen,
  EventCategory,
  ReceiveCategory,
  MessageSubscription,
  MessageTemplate,
  SavedView,
  ServerSecret,
  User,
  AccountHandler,
  ApiKey,
  KnownDevice,
  Authenticator,
  RecoveryCode,
  Passkey,
  PasskeyChallenge,
  LogInChallenge,
  UserSession,
  PasswordRecovery,
  GuessCount,
  LedgerAccount,
  JournalEntry,
  Posting,
  AccountMonth,
  LedgerRoll,
  StockMovement,
  NoteMovement,
  Shift,
  ShiftRate,
  ShiftTank,
  NozzleReading,
  ShiftCorrection,
  MeterEvent,
  Attendance,
  SlipBook,
  VoidLeaf,
  BillSequence,
  CreditorBill,
  CancelledBill,
  CreditSale,
  CreditorPayment,
  PaymentAllocation,
  InterestCharge,
  CashCollection,
  SwipeCollection,
  EmployeeShortage,
  SalaryPayment,
  SalaryLine,
  TankDip,
  StoredFile,
  Invoice,
  InvoiceLine,
  StockIn,
  Inspection,
  DensityReading,
  PumpClose,
  DailyTotal,
  CashExchange,
  ...definedDocuments.map(({ definition }) => definition.entity()),
  CashTransfer,
  Cheque,
  SwipeSettlement,
  SwipeSettlementDay,
  ...masterEntities,
  DipChartRow,
  PersonFile,
  StationLogo,
  MovedOpening,
  PayTerms,
  IssuedPaper,
];
