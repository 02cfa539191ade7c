import { PasswordRecovery } from '../access/password-recovery.entity';
import { GuessCount } from '../access/throttle';
import { User } from '../access/user.entity';
import { UserSession } from '../access/user-session.entity';
import { CashCollection } from '../cash/cash-collection.entity';
import { CashExchange } from '../cash/cash-exchange.entity';
import { SwipeCollection } from '../cash/swipe-collection.entity';
import { DailyTotal } from '../closing/daily-total.entity';
import { PumpClose } from '../closing/pump-close.entity';
import { CreditSale } from '../credit/credit-sale.entity';
import { StoredFile } from '../files/stored-file.entity';
import { JournalEntry } from '../ledger/journal-entry.entity';
import { LedgerAccount } from '../ledger/ledger-account.entity';
import { NoteMovement } from '../ledger/note-movement.entity';
import { Posting } from '../ledger/posting.entity';
import { StockMovement } from '../ledger/stock-movement.entity';
import { masterEntities } from '../masters';
import { DipChartRow } from '../masters/dip-chart-row.entity';
import { AuditRow } from '../platform/audit';
import { IdempotencyKey } from '../platform/idempotency';
import { OutboxMessage } from '../platform/outbox';
import { StationSetting } from '../platform/station-setting';
import { Attendance } from '../shifts/attendance.entity';
import { MeterEvent } from '../shifts/meter-event.entity';
import { NozzleReading } from '../shifts/nozzle-reading.entity';
import { Shift } from '../shifts/shift.entity';
import { ShiftRate } from '../shifts/shift-rate.entity';
import { ShiftTank } from '../shifts/shift-tank.entity';
import { EmployeeShortage } from '../staff/employee-shortage.entity';
import { DensityReading } from '../stock/density-reading.entity';
import { Inspection } from '../stock/inspection.entity';
import { Invoice } from '../stock/invoice.entity';
import { InvoiceLine } from '../stock/invoice-line.entity';
import { StockIn } from '../stock/stock-in.entity';
import { TankDip } from '../stock/tank-dip.entity';

/** Every table. Masters come from their own list, so that a new master is one line there. */
export const entities = [
  AuditRow,
  IdempotencyKey,
  StationSetting,
  OutboxMessage,
  User,
  UserSession,
  PasswordRecovery,
  GuessCount,
  LedgerAccount,
  JournalEntry,
  Posting,
  StockMovement,
  NoteMovement,
  Shift,
  ShiftRate,
  ShiftTank,
  NozzleReading,
  MeterEvent,
  Attendance,
  CreditSale,
  CashCollection,
  SwipeCollection,
  EmployeeShortage,
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
  ...masterEntities,
  DipChartRow,
];
