import type { NonEmptyArray } from 'type-graphql';
import { AccessResolver } from '../access/access.resolver';
import { ApprovalsResolver } from '../approvals/approvals.resolver';
import { AuditResolver } from '../approvals/audit.resolver';
import { CashResolver } from '../cash/cash.resolver';
import '../changes';
import { CashTransferResolver } from '../cash/cash-transfer.resolver';
import { ExpenditureResolver } from '../cash/expenditure.resolver';
import { SwipeSettlementResolver } from '../cash/swipe-settlement.resolver';
import { CashMemosResolver } from '../cash-memos/cash-memos.resolver';
import { ClosingResolver } from '../closing/closing.resolver';
import { BillResolver } from '../credit/bill.resolver';
import { CreditResolver } from '../credit/credit.resolver';
import { CreditorPaymentResolver } from '../credit/payment.resolver';
import { SlipBookResolver } from '../credit/slip-book.resolver';
import { HomeResolver } from '../home/home.resolver';
import { masterResolvers } from '../masters';
import { IssuePasswordLinkResolver } from '../masters/issue-password-link.resolver';
import { MessagesResolver } from '../messages/messages.resolver';
import { reportResolvers } from '../reports';
import { SafeResolver } from '../safe/safe.resolver';
import { SavedViewResolver } from '../saved-views/saved-view.resolver';
import { SearchResolver } from '../search/search.resolver';
import { StationSettingsResolver } from '../settings/station-settings.resolver';
import { SystemStatusResolver } from '../settings/system-status.resolver';
import { MeterEventResolver } from '../shifts/meter-event.resolver';
import { ShiftResolver } from '../shifts/shift.resolver';
import { StaffResolver } from '../staff/staff.resolver';
import { InvoiceResolver } from '../stock/invoice.resolver';
import { MeasurementResolver } from '../stock/measurement.resolver';
import { StockInResolver } from '../stock/stock-in.resolver';

/** Every adapter of the schema, one line a module. */
// biome-ignore lint/complexity/noBannedTypes: TypeGraphQL takes classes as Function
export const resolvers: NonEmptyArray<Function> = [
  AccessResolver,
  ApprovalsResolver,
  AuditResolver,
  StationSettingsResolver,
  SystemStatusResolver,
  MessagesResolver,
  ...masterResolvers,
  IssuePasswordLinkResolver,
  ShiftResolver,
  MeterEventResolver,
  InvoiceResolver,
  StockInResolver,
  MeasurementResolver,
  CreditResolver,
  SlipBookResolver,
  BillResolver,
  CreditorPaymentResolver,
  SafeResolver,
  StaffResolver,
  CashResolver,
  ExpenditureResolver,
  CashTransferResolver,
  SwipeSettlementResolver,
  ClosingResolver,
  ...reportResolvers,
  CashMemosResolver,
  HomeResolver,
  SavedViewResolver,
  SearchResolver,
];
