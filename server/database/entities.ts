import { AccountHandler } from '../access/account-handler.entity';
import { KnownDevice } from '../access/known-device.entity';
import { PasswordRecovery } from '../access/password-recovery.entity';
import { GuessCount } from '../access/throttle';
import { User } from '../access/user.entity';
import { UserSession } from '../access/user-session.entity';
import { ChangeRequest } from '../approvals/change-request.entity';
import { NoticeSeen } from '../approvals/notice-seen.entity';
import { CashCollection } from '../cash/cash-collection.entity';
import { CashExchange } from '../cash/cash-exchange.entity';
import { CashTransfer } from '../cash/cash-transfer.entity';
import { Expenditure } from '../cash/expenditure.entity';
import { SwipeCollection } from '../cash/swipe-collection.entity';
import { SwipeSettlement } from '../cash/swipe-settlement.entity';
import { SwipeSettlementDay } from '../cash/swipe-settlement-day.entity';
import { DailyTotal } from '../closing/daily-total.entity';
import { PumpClose } from '../closing/pump-close.entity';
import { BillSequence } from '../credit/bill-sequence.entity';
import { CancelledBill } from '../credit/cancelled-bill.entity';
import { CreditSale } from '../credit/credit-sale.entity';
import { CreditorBill } from '../credit/creditor-bill.entity';
import { CreditorPayment } from '../credit/creditor-payment.entity';
import { InterestCharge } from '../credit/interest-charge.entity';
import { PaymentAllotment } from '../credit/payment-allotment.entity';
import { SlipBook } from '../credit/slip-book.entity';
import { VoidLeaf } from '../credit/void-leaf.entity';
import { StoredFile } from '../files/stored-file.entity';
import { AccountMonth } from '../ledger/account-month.entity';
import { JournalEntry } from '../ledger/journal-entry.entity';
import { LedgerAccount } from '../ledger/ledger-account.entity';
import { LedgerRoll } from '../ledger/ledger-roll.entity';
import { NoteMovement } from '../ledger/note-movement.entity';
import { Posting } from '../ledger/posting.entity';
import { StockMovement } from '../ledger/stock-movement.entity';
import { masterEntities } from '../masters';
import { DipChartRow } from '../masters/dip-chart-row.entity';
import { PayTerms } from '../masters/pay-terms.entity';
import { PersonFile } from '../masters/person-file.entity';
import { EventCategory } from '../messages/event-category.entity';
import { MessageSubscription } from '../messages/message-subscription.entity';
import { MessageTemplate } from '../messages/message-template.entity';
import { ReceiveCategory } from '../messages/receive-category.entity';
import { AuditHead, AuditRow } from '../platform/audit';
import { IdempotencyKey } from '../platform/idempotency';
import { OutboxMessage } from '../platform/outbox';
import { ServerSecret } from '../platform/server-secret';
import { StationSetting } from '../platform/station-setting';
import { SavedView } from '../saved-views/saved-view.entity';
import { Attendance } from '../shifts/attendance.entity';
import { MeterEvent } from '../shifts/meter-event.entity';
import { NozzleReading } from '../shifts/nozzle-reading.entity';
import { Shift } from '../shifts/shift.entity';
import { ShiftRate } from '../shifts/shift-rate.entity';
import { ShiftTank } from '../shifts/shift-tank.entity';
import { EmployeeAdvance } from '../staff/employee-advance.entity';
import { EmployeeShortage } from '../staff/employee-shortage.entity';
import { SalaryLine } from '../staff/salary-line.entity';
import { SalaryPayment } from '../staff/salary-payment.entity';
import { DensityReading } from '../stock/density-reading.entity';
import { Inspection } from '../stock/inspection.entity';
import { Invoice } from '../stock/invoice.entity';
import { InvoiceLine } from '../stock/invoice-line.entity';
import { StockIn } from '../stock/stock-in.entity';
import { TankDip } from '../stock/tank-dip.entity';

/** Every table. Masters come from their own list, so that a new master is one line there. */
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
  KnownDevice,
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
  MeterEvent,
  Attendance,
  SlipBook,
  VoidLeaf,
  BillSequence,
  CreditorBill,
  CancelledBill,
  CreditSale,
  CreditorPayment,
  PaymentAllotment,
  InterestCharge,
  CashCollection,
  SwipeCollection,
  EmployeeShortage,
  EmployeeAdvance,
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
  Expenditure,
  CashTransfer,
  SwipeSettlement,
  SwipeSettlementDay,
  ...masterEntities,
  DipChartRow,
  PersonFile,
  PayTerms,
];
