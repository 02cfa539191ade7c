import type { MigrationInterface } from 'typeorm';
import { Initial1763700000001 } from './0001-initial';
import { LedgerGuards1763700000002 } from './0002-ledger-guards';
import { LooseCash1763700000003 } from './0003-loose-cash';
import { ViewsForTools1763700000004 } from './0004-views-for-tools';
import { Stock1763800000005 } from './0005-stock';
import { StockViewsForTools1763800000006 } from './0006-stock-views-for-tools';
import { CreditStaffCash1763900000007 } from './0007-credit-staff-cash';
import { CreditStaffCashViewsForTools1763900000008 } from './0008-credit-staff-cash-views-for-tools';
import { ChangesAndMessages1764000000009 } from './0009-changes-and-messages';
import { AuditChain1764000000010 } from './0010-audit-chain';
import { SavedViews1764100000011 } from './0011-saved-views';
import { LateBills1764200000012 } from './0012-late-bills';
import { ReadsInOrder1764300000013 } from './0013-reads-in-order';
import { SettleByCreation1764300000014 } from './0014-settle-by-creation';
import { PostedDetails1764300000015 } from './0015-posted-details';
import { InspectionTime1764300000016 } from './0016-inspection-time';
import { AccountSecurity1764300000017 } from './0017-account-security';
import { StockInsToReview1764300000019 } from './0019-stock-ins-to-review';
import { PersonFiles1764300000020 } from './0020-person-files';
import { AuditHeadByTrigger1764300000021 } from './0021-audit-head-by-trigger';
import { StockInViewToReview1764300000022 } from './0022-stock-in-view-to-review';
import { AuditFilled1764300000025 } from './0025-audit-filled';
import { PlainNames1764300000026 } from './0026-plain-names';
import { SecondFactor1764300000027 } from './0027-second-factor';
import { StoredCommands1764300000028 } from './0028-stored-commands';
import { Roles1764300000029 } from './0029-roles';
import { Passkeys1764300000030 } from './0030-passkeys';
import { ApiKeys1764300000031 } from './0031-api-keys';
import { LateEntries1764300000032 } from './0032-late-entries';
import { ShiftCorrections1764300000034 } from './0034-shift-corrections';
import { InvoiceNumbersByYear1764300000038 } from './0038-invoice-numbers-by-year';
import { VehicleKeys1764300000039 } from './0039-vehicle-keys';
import { EnteredBefore1764300000040 } from './0040-entered-before';
import { TypedFigureOfSales1764300000042 } from './0042-typed-figure-of-sales';
import { SlipLinesAndReferences1764300000044 } from './0044-slip-lines-and-references';
import { OpeningDates1764300000045 } from './0045-opening-dates';
import { NoticesOfEntries1764300000046 } from './0046-notices-of-entries';
import { LanguageOfUsers1764300000048 } from './0048-language-of-users';
import { DecisionReasons1764300000050 } from './0050-decision-reasons';
import { IssuedPapers1764300000051 } from './0051-issued-papers';
import { StationLogo1764300000054 } from './0054-station-logo';
import { ConfirmedSessions1764300000056 } from './0056-confirmed-sessions';
import { LogoOfPapers1764300000058 } from './0058-logo-of-papers';
import { ChallengePurposes1764300000059 } from './0059-challenge-purposes';
import { CreditorGstin1764300000060 } from './0060-creditor-gstin';
import { Suppliers1764300000061 } from './0061-suppliers';
import { SuppliersOfInvoices1764300000062 } from './0062-suppliers-of-invoices';
import { SupplierPayments1764300000063 } from './0063-supplier-payments';
import { OriginsOfDevices1764300000064 } from './0064-origins-of-devices';
import { OpeningNotes1764300000065 } from './0065-opening-notes';
import { VoidLeaves1764300000066 } from './0066-void-leaves';
import { LateTransfers1764300000067 } from './0067-late-transfers';
import { TypedShares1764300000068 } from './0068-typed-shares';
import { KindsOfAccounts1764300000069 } from './0069-kinds-of-accounts';
import { DebitNotes1764300000070 } from './0070-debit-notes';
import { CreditorAdjustments1764300000073 } from './0073-creditor-adjustments';
import { ValueDates1764300000074 } from './0074-value-dates';
import { BillSeries1764300000075 } from './0075-bill-series';
import { Cheques1764300000076 } from './0076-cheques';
import { BankTransfers1764300000077 } from './0077-bank-transfers';
import { VehicleDigits1764300000079 } from './0079-vehicle-digits';
import { AdvancesAtStart1764300000080 } from './0080-advances-at-start';
import { NumberWords1764300000081 } from './0081-number-words';
import { MovedOpenings1764300000082 } from './0082-moved-openings';
import { AllHandedIn1764300000083 } from './0083-all-handed-in';

/** In order; each is applied once, in its own transaction. */
export const migrations: (new () => MigrationInterface)[] = [
  Initial1763700000001,
  LedgerGuards1763700000002,
  LooseCash1763700000003,
  ViewsForTools1763700000004,
  Stock1763800000005,
  StockViewsForTools1763800000006,
  CreditStaffCash1763900000007,
  CreditStaffCashViewsForTools1763900000008,
  ChangesAndMessages1764000000009,
  AuditChain1764000000010,
  SavedViews1764100000011,
  LateBills1764200000012,
  ReadsInOrder1764300000013,
  SettleByCreation1764300000014,
  PostedDetails1764300000015,
  InspectionTime1764300000016,
  AccountSecurity1764300000017,
  StockInsToReview1764300000019,
  PersonFiles1764300000020,
  AuditHeadByTrigger1764300000021,
  StockInViewToReview1764300000022,
  AuditFilled1764300000025,
  PlainNames1764300000026,
  SecondFactor1764300000027,
  StoredCommands1764300000028,
  Roles1764300000029,
  Passkeys1764300000030,
  ApiKeys1764300000031,
  LateEntries1764300000032,
  ShiftCorrections1764300000034,
  InvoiceNumbersByYear1764300000038,
  VehicleKeys1764300000039,
  EnteredBefore1764300000040,
  TypedFigureOfSales1764300000042,
  SlipLinesAndReferences1764300000044,
  OpeningDates1764300000045,
  NoticesOfEntries1764300000046,
  LanguageOfUsers1764300000048,
  DecisionReasons1764300000050,
  IssuedPapers1764300000051,
  StationLogo1764300000054,
  ConfirmedSessions1764300000056,
  LogoOfPapers1764300000058,
  ChallengePurposes1764300000059,
  CreditorGstin1764300000060,
  Suppliers1764300000061,
  SuppliersOfInvoices1764300000062,
  SupplierPayments1764300000063,
  OriginsOfDevices1764300000064,
  OpeningNotes1764300000065,
  VoidLeaves1764300000066,
  LateTransfers1764300000067,
  TypedShares1764300000068,
  KindsOfAccounts1764300000069,
  DebitNotes1764300000070,
  CreditorAdjustments1764300000073,
  ValueDates1764300000074,
  BillSeries1764300000075,
  Cheques1764300000076,
  BankTransfers1764300000077,
  VehicleDigits1764300000079,
  AdvancesAtStart1764300000080,
  NumberWords1764300000081,
  MovedOpenings1764300000082,
  AllHandedIn1764300000083,
];
