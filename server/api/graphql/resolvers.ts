import type { NonEmptyArray } from 'type-graphql';
import { CashResolver } from '../../modules/cash/cash.resolver';
import { AccessResolver } from '../../services/access/access.resolver';
import { ApprovalsResolver } from '../../services/approvals/approvals.resolver';
import { AuditResolver } from '../../services/approvals/audit.resolver';
import '../../modules/changes';
import { masterResolvers } from '../../masters';
import { ApiKeysResolver } from '../../masters/api-keys.resolver';
import { IssuePasswordLinkResolver } from '../../masters/issue-password-link.resolver';
import { CashTransferResolver } from '../../modules/cash/cash-transfer.resolver';
import { ChequeResolver } from '../../modules/cash/cheque.resolver';
import { SwipeSettlementResolver } from '../../modules/cash/swipe-settlement.resolver';
import { definedDocuments } from '../../modules/changes/documents';
import { ClosingResolver } from '../../modules/closing/closing.resolver';
import { BillResolver } from '../../modules/credit/bill.resolver';
import { CreditResolver } from '../../modules/credit/credit.resolver';
import { CreditorPaymentResolver } from '../../modules/credit/payment.resolver';
import { SlipBookResolver } from '../../modules/credit/slip-book.resolver';
import { SafeResolver } from '../../modules/safe/safe.resolver';
import { MeterEventResolver } from '../../modules/shifts/meter-event.resolver';
import { ShiftResolver } from '../../modules/shifts/shift.resolver';
import { StaffResolver } from '../../modules/staff/staff.resolver';
import { InvoiceResolver } from '../../modules/stock/invoice.resolver';
import { MeasurementResolver } from '../../modules/stock/measurement.resolver';
import { StockInResolver } from '../../modules/stock/stock-in.resolver';
import { reportResolvers } from '../../reports';
import { SecondFactorResolver } from '../../services/access/second-factor/second-factor.resolver';
import { MessagesResolver } from '../../services/messages/messages.resolver';
import { StationSettingsResolver } from '../../services/settings/station-settings.resolver';
import { SystemStatusResolver } from '../../services/settings/system-status.resolver';
import { CashMemosResolver } from '../../views/cash-memos/cash-memos.resolver';
import { recordsResolvers } from '../../views/graph/records.resolver';
import { HomeResolver } from '../../views/home/home.resolver';
import { SavedViewResolver } from '../../views/saved-views/saved-view.resolver';
import { SearchResolver } from '../../views/search/search.resolver';

/** Every adapter of the schema, one line a module. */
// biome-ignore lint/complexity/noBannedTypes: TypeGraphQL takes classes as Function
export const resolvers: NonEmptyArray<Function> = [
  AccessResolver,
  SecondFactorResolver,
  ApiKeysResolver,
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
  ...definedDocuments.map(({ resolver }) => resolver),
  CashTransferResolver,
  ChequeResolver,
  SwipeSettlementResolver,
  ClosingResolver,
  ...reportResolvers,
  CashMemosResolver,
  HomeResolver,
  SavedViewResolver,
  SearchResolver,
  ...recordsResolvers,
];
