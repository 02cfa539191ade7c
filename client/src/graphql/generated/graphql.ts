/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { MessageParams } from '../../../../server/domain/kernel/message';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of addPasskey. */
export type AddPasskeyInput = {
  /** Name of the passkey, 1 to 40 characters, such as the device. */
  name: string;
  /** The browser's answer to the options of startPasskey, as JSON. */
  response: string;
};

/** Whether an API key can be used. */
export type ApiKeyState =
  /** Its last day has passed. */
  | 'EXPIRED'
  /** It can be used, and expires within 14 days. */
  | 'EXPIRES_SOON'
  /** A user revoked it. */
  | 'REVOKED'
  /** It can be used. */
  | 'VALID';

/** Cancels the running shift, which must be empty. */
export type CancelRunningShiftInput = {
  /** Id of the expected shift; refused if a different shift is running. */
  shiftId?: number | null | undefined;
};

/** Options for instant cash memos. */
export type CashMemosInput = {
  /** The business date. */
  date: string;
  /** Whether to make a memo for each credit sale of the product on that day. */
  includeCredit?: boolean | null | undefined;
  /** Id of the product. */
  productId: number;
  /** Litres sold for cash without a customer, to be split into memos; only for HS. */
  quantity?: string | null | undefined;
  /** Number of an earlier set, to make it again. */
  seed?: number | null | undefined;
};

/** Everyone on duty in the running shift. */
export type ChangeCrewInput = {
  /** Employees on duty, with their pumps. */
  onDuty: Array<OnDutyInput>;
};

/** Input of changePassword. */
export type ChangePasswordInput = {
  /** The current password. */
  currentPassword: string;
  /** New password of 5 to 15 characters. */
  newPassword: string;
};

/** Pay terms of an employee from a day on: new ones, or the corrected ones of that day. */
export type ChangePayRateInput = {
  /** Stores the entry although it resembles an earlier one or has an unusual figure; without it the call fails with FIGURE_UNUSUAL. */
  confirmed?: boolean | null | undefined;
  /** Id of the employee. */
  employeeId: number;
  /** SHIFT or MONTH. */
  payBasis: string;
  /** Pay rate in rupees a shift or a month. */
  payRate: string;
  /** Reason given by the user. */
  reason: string;
  /** First day on which it applies. */
  since: string;
};

/** A change or deletion of a row in a table that accepts change requests. */
export type ChangeRowInput = {
  /** The changed fields of a modification; other fields keep their values. */
  changes?: Array<ChangedFieldInput>;
  /** Reason; required if the change waits for approval, or if its shift is closed. */
  comment?: string | null | undefined;
  /** Stores the entry although it resembles an earlier one or has an unusual figure; without it the call fails with SLIP_SEEN or REFERENCE_SEEN or FIGURE_UNUSUAL. */
  confirmed?: boolean | null | undefined;
  /** 1 to delete the row, 2 to modify it. */
  permission: number;
  /** Id of the row in that table. */
  rowId: number;
  /** Table of the row, such as credit_sale. */
  table: string;
  /** Version of the row the change is based on. */
  version?: number | null | undefined;
};

/** A field and its new value as text: "1234.50", "2026-11-21", "true", an id. */
export type ChangedFieldInput = {
  /** Name of the field. */
  field: string;
  /** New value; null clears the field. */
  value?: string | null | undefined;
};

/** The creditor to charge interest to, and the last day. */
export type ChargeInterestInput = {
  /** Day at whose end the figures apply. */
  asAt: string;
  /** Id of the creditor. */
  creditorId: number;
};

/** The day on which the bank credited a cheque. */
export type ClearChequeInput = {
  /** Id of the cheque. */
  chequeId: number;
  /** Day on which the bank credited it. */
  clearedOn: string;
  /** Dry run: records nothing, and answers `effects` alone; none if it would wait for approval. */
  rehearse?: boolean | null | undefined;
};

/** A meter at the close. If `open` is sent, it must match the recorded opening reading, or the close is refused; a correction changes that of a meter with `isFirst`. */
export type CloseNozzleInput = {
  /** Closing reading in litres. The close is refused without it. */
  close?: string | null | undefined;
  /** Id of the nozzle. */
  nozzleId: number;
  /** Opening reading as displayed, in litres; not compared if omitted. */
  open?: string | null | undefined;
  /** Litres used for testing and poured back into the tank; default 0. */
  testing?: string | null | undefined;
};

/** A pump at the close. */
export type ClosePumpInput = {
  /** All cash was collected before the close: no last collection is recorded, what is missing is a shortage, and what is too much an excess. Refused with a last collection above 0. */
  isAllHandedIn?: boolean;
  /** Cash handed in at the close; omitted or null if none. */
  lastCollection?: LastCollectionInput | null | undefined;
  /** One row per nozzle. */
  nozzles: Array<CloseNozzleInput>;
  /** Id of the pump. */
  pumpId: number;
  /** Shares of the shortage, by employee. */
  shortages?: Array<ShortageShareInput>;
  /** Amounts taken by the swipe machines. */
  swipes?: Array<CloseSwipeInput>;
};

/** The complete close of the running shift. The server recalculates every figure. */
export type CloseShiftInput = {
  /** Comment; null or omitted if none. */
  comment?: string | null | undefined;
  /** One row per pump. */
  pumps: Array<ClosePumpInput>;
  /** Id of the shift that the form was opened for; refused if a different shift is running. */
  shiftId?: number | null | undefined;
  /** One row per tank. */
  tanks: Array<CloseTankInput>;
};

/** Amount taken by a swipe machine at the pump in this shift. */
export type CloseSwipeInput = {
  /** Amount in rupees. */
  amount: string;
  /** Id of the swipe machine. */
  swipeMachineId: number;
};

/** A tank level: the volume by gauge (isAtg), or dip and water dip in millimetres, converted by the dip chart. */
export type CloseTankInput = {
  /** Dip in whole millimetres. */
  dip?: number | null | undefined;
  /** Whether it was measured by gauge (ATG) instead of dip stick. */
  isAtg?: boolean;
  /** Id of the tank. */
  tankId: number;
  /** Volume in the tank in litres; null or omitted if measured by dip. */
  volume?: string | null | undefined;
  /** Water in whole millimetres, included in the dip; only for manual dips. */
  waterDip?: number | null | undefined;
};

/** A reset, rollover or replacement of a meter in the closed shift. A rollover needs no readings. */
export type ClosedMeterEventInput = {
  /** First reading of the meter or its replacement, litres. */
  firstReading?: string | null | undefined;
  /** RESET, ROLLOVER or REPLACEMENT. */
  kind: string;
  /** Last reading before the event, litres. */
  lastReading?: string | null | undefined;
  /** Litres poured back after testing before the event. */
  testing?: string | null | undefined;
};

/** Cash that an employee hands in for a pump during the shift. */
export type CollectCashInput = {
  /** Rupees; required only if no notes are counted. */
  amount?: string | null | undefined;
  /** Stores the entry although it resembles an earlier one or has an unusual figure; without it the call fails with FIGURE_UNUSUAL. */
  confirmed?: boolean | null | undefined;
  /** Id of the employee. */
  employeeId: number;
  /** Why the entry is made after the close of its shift: records it in the closed shift `shiftId`, by the right shift.lateEntry; without the right it waits for approval. Ignored if that shift is running. */
  lateReason?: string | null | undefined;
  /** Counted notes; empty if the money is not counted. */
  notes?: Array<NoteInput>;
  /** Id of the pump. */
  pumpId: number;
  /** Dry run: records nothing, and answers `effects` alone; none if it would wait for approval. */
  rehearse?: boolean | null | undefined;
  /** Id of the expected shift; refused unless it is running, or closed and a lateReason is given. If omitted, the shift running at the time of the request is used. */
  shiftId?: number | null | undefined;
};

/** Input of confirmAuthenticator. */
export type ConfirmAuthenticatorInput = {
  /** Code of six digits that the app shows for the new key. */
  code: string;
};

/** The password, or, if a log-in needs a second step, one of code, passkey and recoveryCode. */
export type ConfirmSessionInput = {
  /** Code of six digits from the authenticator app. */
  code?: string | null | undefined;
  /** The browser's answer (WebAuthn) to the challenge by one of the passkeys, as JSON. */
  passkey?: string | null | undefined;
  /** The current user's password. */
  password?: string | null | undefined;
  /** An unused recovery code. */
  recoveryCode?: string | null | undefined;
};

/** A closed shift as it should have been closed: the input of closeShift, complete, with `shiftId` of the closed shift. */
export type CorrectShiftInput = {
  /** Cash collected during the shift; collections that are left out are unchanged. */
  collections?: Array<CorrectedCollectionInput> | null | undefined;
  /** Comment; null or omitted if none. */
  comment?: string | null | undefined;
  /** Legs that a meter event ended within the shift; those that are left out are unchanged. */
  endedLegs?: Array<EndedLegInput> | null | undefined;
  /** The `version` of the correction form; refused if the figures of the shift have changed since. */
  expectedVersion: number;
  /** Nozzles whose meter events were forgotten or recorded wrong; those that are left out are unchanged. `pumps` has the reading after the last event. */
  meterEvents?: Array<MeterEventsInput> | null | undefined;
  /** Nozzles that were set to the wrong tank or pump; those that are left out are unchanged. */
  nozzleTanks?: Array<NozzleTankInput> | null | undefined;
  /** Everyone who was on duty; unchanged if omitted. */
  onDuty?: Array<OnDutyInput> | null | undefined;
  /** One row per pump. */
  pumps: Array<ClosePumpInput>;
  /** Why the shift is corrected; printed on its sheet. */
  reason: string;
  /** Id of the shift that the form was opened for; refused if a different shift is running. */
  shiftId?: number | null | undefined;
  /** One row per tank. */
  tanks: Array<CloseTankInput>;
};

/** Cash collected during the shift. If notes are given, their total is the amount; otherwise it is uncounted cash. An unchanged amount without notes keeps the notes that were counted. */
export type CorrectedCollectionInput = {
  /** Rupees; required only if no notes are counted. */
  amount?: string | null | undefined;
  /** `collectionId` of the correction form. */
  collectionId: number;
  /** Counted notes; empty if the money is not counted. */
  notes?: Array<NoteInput>;
};

/** A new API key of a tool. */
export type CreateApiKeyInput = {
  /** Last day of the key; in a year by default. */
  expiresOn?: string | null | undefined;
  /** Name of the tool. If it has a key already, this is another one of it. */
  name: string;
  /** Names of the rights that the key gives; only rights that you have yourself. */
  rights: Array<string>;
};

/** An event category for messages sent manually. */
export type CreateEventCategoryInput = {
  /** Name of the record. */
  name: string;
};

/** A purchase invoice for a tanker delivery: its header and products. */
export type CreateInvoiceInput = {
  /** Comment; null or omitted if none. */
  comment?: string | null | undefined;
  /** Stores the entry although it resembles an earlier one or has an unusual figure; without it the call fails with REFERENCE_SEEN or FIGURE_UNUSUAL. */
  confirmed?: boolean | null | undefined;
  /** The fileId of an uploaded document. */
  documentId?: string | null | undefined;
  /** Total of the invoice in rupees. */
  invoiceAmount: string;
  /** Date and time of the invoice, in the station's time zone. */
  invoiceDateTime: string;
  /** Number of the invoice, 2 to 45 characters. */
  invoiceNumber: string;
  /** One line per product. */
  lines: Array<InvoiceLineInput>;
  /** When the delivery was received; not before the invoice date and not in the future. */
  receiveDateTime: string;
  /** Id of the supplier, to whose account the invoice is owed; omitted for the account of all others. */
  supplierId?: number | null | undefined;
  /** Name of the transporter. */
  transportName?: string | null | undefined;
  /** Telephone number of the driver. */
  truckDriverPhone?: string | null | undefined;
  /** Vehicle number of the lorry. */
  truckNumber: string;
};

/** Recipients to subscribe to an event. */
export type CreateMessageInput = {
  /** MAIL, SMS or WHATSAPP; null for mail if there is an address, otherwise SMS. If omitted, existing subscriptions keep their channel. */
  channel?: string | null | undefined;
  /** Id of the event category. */
  eventCategoryId: number;
  /** Id of the category of recipients. */
  receiveCategoryId: number;
  /** Ids of rows in the table of the receive category; duplicates are ignored. */
  recipientIds: Array<number>;
};

/** A category of recipients: its table, key field, display field and REST path for name suggestions. */
export type CreateReceiveCategoryInput = {
  /** Field shown in the list of recipients. */
  displayName: string;
  /** Name of the record. */
  name: string;
  /** Field with the id of a recipient. */
  pkFieldName: string;
  /** REST path that lists the recipients. */
  routePath: string;
  /** Name of the table, such as creditor. */
  tableName: string;
};

/** A book of numbered credit slips. */
export type CreateSlipBookInput = {
  /** Id of the creditor the book belongs to; omitted for a book used for all creditors. */
  creditorId?: number | null | undefined;
  /** Number of the first slip as printed: A-0001. */
  firstSlip: string;
  /** Number of the last slip of the book. */
  lastSlip: string;
};

/** A decision on a change request. */
export type DecideChangeInput = {
  /** True accepts the request, false rejects it. */
  accept: boolean;
  /** Accepts a request that resembles an earlier entry. Without it and without `expectedVersion`, which says that its effects were read, such a request fails with SLIP_SEEN or REFERENCE_SEEN. */
  confirmed?: boolean | null | undefined;
  /** The `version` of `rehearseChange` that was reviewed: STALE if the effects have changed. With it, `version` may be missing; if it is given, it is compared too. */
  expectedVersion?: number | null | undefined;
  /** Why, for the requester. */
  reason?: string | null | undefined;
  /** Id of the change request. */
  requestId: number;
  /** Version of the row that was reviewed; required to accept if the row has changed since the request. */
  version?: number | null | undefined;
};

/** The deposit of a cheque in an account. */
export type DepositChequeInput = {
  /** Id of the account; the one that the payment names is usual. */
  accountId: number;
  /** Id of the cheque. */
  chequeId: number;
  /** Day of the deposit, from the date on the cheque on. */
  depositedOn: string;
};

/** A row of a tank's dip chart */
export type DipChartRowInput = {
  /** Dip in millimetres */
  dip: number;
  /** Volume at that dip in litres */
  volume: string;
};

/** The readings of a meter before an event of the shift ended its leg. */
export type EndedLegInput = {
  /** Last reading before the event, litres. Of a rollover it is `meterMax` of the nozzle. */
  close: string;
  /** `legId` of the correction form. */
  legId: number;
  /** Opening reading, litres; unchanged if omitted. It can change only with `isFirst` of the form. */
  open?: string | null | undefined;
  /** Litres poured back after testing before the event; default 0. */
  testing?: string | null | undefined;
};

/** Exchanges notes in the safe for others of the same total. */
export type ExchangeCashInput = {
  /** Comment; null or omitted if none. */
  comment?: string | null | undefined;
  /** Why the entry is made after the close of its shift: records it in the closed shift `shiftId`, by the right shift.lateEntry; without the right it waits for approval. Ignored if that shift is running. */
  lateReason?: string | null | undefined;
  /** Counted notes; empty if the money is not counted. */
  notes: Array<NoteInput>;
  /** Dry run: records nothing, and answers `effects` alone; none if it would wait for approval. */
  rehearse?: boolean | null | undefined;
  /** Id of the expected shift; refused unless it is running, or closed and a lateReason is given. If omitted, the shift running at the time of the request is used. */
  shiftId?: number | null | undefined;
};

/** What an import does with a row */
export type ImportRowState =
  /** Changes the row of the list that has its name */
  | 'CHANGED'
  /** Nothing: it is not to be sent to importRows */
  | 'LEFT_OUT'
  /** Adds it */
  | 'NEW'
  /** Nothing: it is stored like this already, or waits for approval */
  | 'UNCHANGED'
  /** Nothing can be imported before its problems are solved */
  | 'WRONG';

/** Rows to import, as importPreview has shown them */
export type ImportRowsInput = {
  /** Names of other masters, such as Pump, whose rows are added too if the sheet names them and they are missing. For users who may add those */
  adds?: Array<string> | null | undefined;
  /** Stores the entry although it resembles an earlier one or has an unusual figure; without it the call fails with FIGURE_UNUSUAL or NOT_IMPORTED. */
  confirmed?: boolean | null | undefined;
  /** Name of the master: Creditor */
  master: string;
  /** Reason of the changes of existing rows and of late rates, where one is required */
  reason?: string | null | undefined;
  /** The rows as text: headings, then a line for each row, cells separated by tabs. A column headed # has the numbers by which refusals name the rows */
  text: string;
};

/** A product line of an invoice. Quantities are in litres, even if the document states KL. */
export type InvoiceLineInput = {
  /** Base density on the challan: kg/m³ (745.0) or g/ml (0.7450). */
  density: string;
  /** Id of the product. */
  productId: number;
  /** Whole litres. */
  quantity: string;
  /** Shortage noted on the invoice in litres; at most the quantity. */
  shortageQuantity: string;
};

/** The user to make a password link for. */
export type IssuePasswordLinkInput = {
  /** Id of the user; not the current user. */
  userId: number;
};

/** Cash handed in at the close. If notes are given, their total is the amount; otherwise it is uncounted cash. */
export type LastCollectionInput = {
  /** Amount in rupees. */
  amount?: string | null | undefined;
  /** Id of the employee. */
  employeeId?: number | null | undefined;
  /** Counted notes; empty if the money is not counted. */
  notes?: Array<NoteInput>;
};

/** Creditor and period of a new bill. */
export type MakeBillInput = {
  /** Date of the bill, from the last day on; omitted for today. Its year numbers it, and its due date follows. */
  billDate?: string | null | undefined;
  /** Id of the creditor. */
  creditorId: number;
  /** First day. */
  from: string;
  /** Last day. */
  to: string;
};

/** A tank level: the volume by gauge (isAtg), or dip and water dip in millimetres, converted by the dip chart. */
export type MeasureTankInput = {
  /** Dip in millimetres; null or omitted if measured by gauge. */
  dip?: number | null | undefined;
  /** Whether it was measured by gauge (ATG) instead of dip stick. */
  isAtg: boolean;
  /** Id of the tank. */
  tankId: number;
  /** Litres; only with the gauge. */
  volume?: string | null | undefined;
  /** Millimetres of water; only for manual dips. */
  waterDip?: number | null | undefined;
};

/** What happened to the meter of a nozzle in the shift. */
export type MeterEventsInput = {
  /** All its events in the shift, the first one first; empty if there was none. */
  events: Array<ClosedMeterEventInput>;
  /** Id of the nozzle. */
  nozzleId: number;
};

/** Gives a closed shift the date and the type that it should have been started with. */
export type MoveClosedShiftInput = {
  /** Confirmation of a date more than a day ahead of the next shift due, which needs the right shift.startAhead. */
  confirmAhead?: boolean | null | undefined;
  /** The `version` of the correction form; refused with STALE if the shift has changed since. Not checked if omitted. */
  expectedVersion?: number | null | undefined;
  /** Why the shift is moved; printed on its sheet. */
  reason: string;
  /** Dry run: records nothing, and answers `effects` alone; none if it would wait for approval. */
  rehearse?: boolean | null | undefined;
  /** Date that the shift belongs to. */
  shiftDate: string;
  /** Id of the closed shift. */
  shiftId: number;
  /** Id of the shift type. */
  shiftTypeId: number;
};

/** Gives the running shift the date and the type that it should have been started with. */
export type MoveShiftInput = {
  /** Confirmation of a date more than a day ahead of the next shift due, which needs the right shift.startAhead. */
  confirmAhead?: boolean | null | undefined;
  /** Date that the shift belongs to. */
  shiftDate: string;
  /** Id of the running shift; refused if a different one runs. */
  shiftId: number;
  /** Id of the shift type. */
  shiftTypeId: number;
};

/** Notes or coins of one value put into and taken out of the safe. */
export type NoteInput = {
  /** Number put into the safe. */
  in?: number;
  /** Number taken out of the safe. */
  out?: number;
  /** Value in whole rupees. */
  value: number;
};

/** A nozzle that was connected to another tank, or belonged to another pump, than was recorded; product and rate follow the tank. */
export type NozzleTankInput = {
  /** Id of the nozzle. */
  nozzleId: number;
  /** The right pump; unchanged if omitted. `pumps` has the reading of the nozzle there. Both pumps must have another nozzle in the shift. */
  pumpId?: number | null | undefined;
  /** The right tank; unchanged if omitted. It must have been measured in the shift. */
  tankId?: number | null | undefined;
  /** Id of the last closed shift to correct: those up to it in which the nozzle has the same wrong tank and pump. Only this shift if omitted. */
  throughShiftId?: number | null | undefined;
};

/** An employee on duty, with the pump if known. */
export type OnDutyInput = {
  /** Id of the employee. */
  employeeId: number;
  /** Id of the pump. */
  pumpId?: number | null | undefined;
};

/** Input of startPasskey. */
export type OwnPasswordInput = {
  /** The current user's password. */
  password: string;
};

/** A salary for a period. An amount of 0 needs no account or payment mode: everything is recovered or remains owed. */
export type PaySalaryInput = {
  /** Id of the transaction account; omitted for cash from the safe. */
  accountId?: number | null | undefined;
  /** Amount in rupees. */
  amount: string;
  /** Comment; null or omitted if none. */
  comment?: string | null | undefined;
  /** Stores the entry although it resembles an earlier one or has an unusual figure; without it the call fails with REFERENCE_SEEN. */
  confirmed?: boolean | null | undefined;
  /** Id of the employee. */
  employeeId: number;
  /** First day. */
  from: string;
  /** Why the entry is made after the close of its shift: records it in the closed shift `shiftId`, by the right shift.lateEntry; without the right it waits for approval. Ignored if that shift is running. */
  lateReason?: string | null | undefined;
  /** Counted notes; their total must be the amount. */
  notes?: Array<NoteInput>;
  /** Id of a payment mode that the account accepts. */
  paymentModeId?: number | null | undefined;
  /** Reference of the transfer or cheque; null if none. */
  reference?: string | null | undefined;
  /** Dry run: records nothing, and answers `effects` alone; none if it would wait for approval. */
  rehearse?: boolean | null | undefined;
  /** Id of the expected shift; refused unless it is running, or closed and a lateReason is given. If omitted, the shift running at the time of the request is used. */
  shiftId?: number | null | undefined;
  /** Last day. */
  to: string;
  /** Value date: the day on which the bank moved the money, of a payment through an account; omitted for the day of the shift. */
  valueDate?: string | null | undefined;
};

/** Whether the product is fuel or packed goods */
export type ProductKind =
  /** Fuel, sold through nozzles */
  | 'FUEL'
  /** Packed, sold by the piece */
  | 'PACKED';

/** A transfer between two accounts of the station, and the bank's charges for it. */
export type RecordBankTransferInput = {
  /** Amount in rupees. */
  amount: string;
  /** What the bank took besides the amount, in rupees; default 0. */
  charges?: string | null | undefined;
  /** Comment; null or omitted if none. */
  comment?: string | null | undefined;
  /** Stores the entry although it resembles an earlier one or has an unusual figure; without it the call fails with REFERENCE_SEEN or FIGURE_UNUSUAL. */
  confirmed?: boolean | null | undefined;
  /** Id of the expenditure category of the charges; required if there are any. */
  expenditureCategoryId?: number | null | undefined;
  /** Id of the account that the money leaves. */
  fromAccountId: number;
  /** Reference of the transfer or cheque; null if none. */
  reference?: string | null | undefined;
  /** Id of the account that the money enters. */
  toAccountId: number;
  /** The day on which the bank moved the money; not in the future. */
  transferDate: string;
};

/** A credit sale. Give litres or amount; if both are given, the amount is stored as entered. */
export type RecordCreditSaleInput = {
  /** Rupees; omitted if litres are given. */
  amount?: string | null | undefined;
  /** Stores the entry although it resembles an earlier one or has an unusual figure; without it the call fails with SLIP_SEEN or FIGURE_UNUSUAL. */
  confirmed?: boolean | null | undefined;
  /** Id of the creditor. */
  creditorId: number;
  /** Why the entry is made after the close of its shift: records it in the closed shift `shiftId`, by the right shift.lateEntry; without the right it waits for approval. Ignored if that shift is running. */
  lateReason?: string | null | undefined;
  /** Litres; omitted if the amount is given. */
  litres?: string | null | undefined;
  /** Reason for exceeding the limit; required if the sale takes the creditor over it. */
  overLimitReason?: string | null | undefined;
  /** Id of the product. */
  productId: number;
  /** Id of the pump. */
  pumpId: number;
  /** Dry run: records nothing, and answers `effects` alone; none if it would wait for approval. */
  rehearse?: boolean | null | undefined;
  /** Id of the expected shift; refused unless it is running, or closed and a lateReason is given. If omitted, the shift running at the time of the request is used. */
  shiftId?: number | null | undefined;
  /** Number of the slip; null if none. */
  slipNo?: string | null | undefined;
  /** Number of the vehicle; null if none. */
  vehicle?: string | null | undefined;
};

/** What lowers the due of a creditor without money. */
export type RecordCreditorAdjustmentInput = {
  /** Amount in rupees. */
  amount: string;
  /** Comment; null or omitted if none. */
  comment?: string | null | undefined;
  /** Stores the entry although it resembles an earlier one or has an unusual figure; without it the call fails with FIGURE_UNUSUAL. */
  confirmed?: boolean | null | undefined;
  /** Id of the creditor. */
  creditorId: number;
  /** CREDIT_NOTE, DISCOUNT, BAD_DEBT, or TAX_DEDUCTED by the payer. */
  kind: string;
  /** Why the entry is made after the close of its shift: records it in the closed shift `shiftId`, by the right shift.lateEntry; without the right it waits for approval. Ignored if that shift is running. */
  lateReason?: string | null | undefined;
  /** Number of the note, or of the tax certificate; empty while the certificate is still to come. */
  reference?: string | null | undefined;
  /** Dry run: records nothing, and answers `effects` alone; none if it would wait for approval. */
  rehearse?: boolean | null | undefined;
  /** Id of the expected shift; refused unless it is running, or closed and a lateReason is given. If omitted, the shift running at the time of the request is used. */
  shiftId?: number | null | undefined;
};

/** A payment from a creditor. */
export type RecordCreditorPaymentInput = {
  /** Id of the transaction account; omitted for cash from the safe. */
  accountId?: number | null | undefined;
  /** Amount in rupees. */
  amount: string;
  /** Bank on which a cheque is drawn; required for a cheque. */
  chequeBank?: string | null | undefined;
  /** Date on a cheque; required for a cheque. */
  chequeDate?: string | null | undefined;
  /** Comment; null or omitted if none. */
  comment?: string | null | undefined;
  /** Stores the entry although it resembles an earlier one or has an unusual figure; without it the call fails with REFERENCE_SEEN or FIGURE_UNUSUAL. */
  confirmed?: boolean | null | undefined;
  /** Id of the creditor. */
  creditorId: number;
  /** Why the entry is made after the close of its shift: records it in the closed shift `shiftId`, by the right shift.lateEntry; without the right it waits for approval. Ignored if that shift is running. */
  lateReason?: string | null | undefined;
  /** Counted notes; their total must be the amount. */
  notes?: Array<NoteInput>;
  /** Id of a payment mode that the account accepts. */
  paymentModeId?: number | null | undefined;
  /** Reference of the transfer or cheque; required for a payment to an account. */
  reference?: string | null | undefined;
  /** Dry run: records nothing, and answers `effects` alone; none if it would wait for approval. */
  rehearse?: boolean | null | undefined;
  /** Id of the expected shift; refused unless it is running, or closed and a lateReason is given. If omitted, the shift running at the time of the request is used. */
  shiftId?: number | null | undefined;
  /** Value date: the day on which the bank moved the money, of a payment through an account; omitted for the day of the shift. */
  valueDate?: string | null | undefined;
};

/** A claim on a supplier, which reduces what it is owed. */
export type RecordDebitNoteInput = {
  /** Amount in rupees. */
  amount: string;
  /** Comment; null or omitted if none. */
  comment?: string | null | undefined;
  /** Stores the entry although it resembles an earlier one or has an unusual figure; without it the call fails with FIGURE_UNUSUAL. */
  confirmed?: boolean | null | undefined;
  /** Id of the invoice that the claim is about; omitted for a claim about no invoice. */
  invoiceId?: number | null | undefined;
  /** SHORTAGE, DENSITY or RATE. */
  kind: string;
  /** Its date, on which it is posted; not in the future. */
  noteDate: string;
  /** Number of the claim with the supplier. */
  number?: string | null | undefined;
  /** Id of the product. */
  productId: number;
  /** Id of the supplier. */
  supplierId: number;
};

/** A density reading of a hydrometer. MORNING and AFTER_UNLOADING require the tank, TANKER the invoice line of the delivery. */
export type RecordDensityInput = {
  /** Business date of the record. */
  businessDate: string;
  /** Comment; null or omitted if none. */
  comment?: string | null | undefined;
  /** Density, kg/m³. */
  density: string;
  /** Id of the invoice line; optional for AFTER_UNLOADING, to compare with the challan. */
  invoiceLineId?: number | null | undefined;
  /** MORNING, TANKER or AFTER_UNLOADING. */
  occasion: string;
  /** Id of the product. */
  productId: number;
  /** Id of the tank. */
  tankId?: number | null | undefined;
  /** Temperature, °C. */
  temperature: string;
};

/** An advance to an employee. */
export type RecordEmployeeAdvanceInput = {
  /** Id of the transaction account; omitted for cash from the safe. */
  accountId?: number | null | undefined;
  /** Amount in rupees. */
  amount: string;
  /** Comment; null or omitted if none. */
  comment?: string | null | undefined;
  /** Stores the entry although it resembles an earlier one or has an unusual figure; without it the call fails with FIGURE_UNUSUAL. */
  confirmed?: boolean | null | undefined;
  /** Id of the employee. */
  employeeId: number;
  /** Why the entry is made after the close of its shift: records it in the closed shift `shiftId`, by the right shift.lateEntry; without the right it waits for approval. Ignored if that shift is running. */
  lateReason?: string | null | undefined;
  /** Counted notes; their total must be the amount. */
  notes?: Array<NoteInput>;
  /** Id of a payment mode that the account accepts. */
  paymentModeId?: number | null | undefined;
  /** Dry run: records nothing, and answers `effects` alone; none if it would wait for approval. */
  rehearse?: boolean | null | undefined;
  /** Id of the expected shift; refused unless it is running, or closed and a lateReason is given. If omitted, the shift running at the time of the request is used. */
  shiftId?: number | null | undefined;
  /** Value date: the day on which the bank moved the money, of a payment through an account; omitted for the day of the shift. */
  valueDate?: string | null | undefined;
};

/** An expenditure from the safe or an account. */
export type RecordExpenditureInput = {
  /** Id of the transaction account; omitted for cash from the safe. */
  accountId?: number | null | undefined;
  /** Amount in rupees. */
  amount: string;
  /** Comment; null or omitted if none. */
  comment?: string | null | undefined;
  /** Stores the entry although it resembles an earlier one or has an unusual figure; without it the call fails with REFERENCE_SEEN or FIGURE_UNUSUAL. */
  confirmed?: boolean | null | undefined;
  /** Id of the expenditure category. */
  expenditureCategoryId: number;
  /** Why the entry is made after the close of its shift: records it in the closed shift `shiftId`, by the right shift.lateEntry; without the right it waits for approval. Ignored if that shift is running. */
  lateReason?: string | null | undefined;
  /** Counted notes; their total must be the amount. */
  notes?: Array<NoteInput>;
  /** Id of a payment mode that the account accepts. */
  paymentModeId?: number | null | undefined;
  /** Reference of the transfer or cheque; null if none. */
  reference?: string | null | undefined;
  /** Dry run: records nothing, and answers `effects` alone; none if it would wait for approval. */
  rehearse?: boolean | null | undefined;
  /** Id of the expected shift; refused unless it is running, or closed and a lateReason is given. If omitted, the shift running at the time of the request is used. */
  shiftId?: number | null | undefined;
  /** Value date: the day on which the bank moved the money, of a payment through an account; omitted for the day of the shift. */
  valueDate?: string | null | undefined;
};

/** Figures of a fuel recorded by an official inspection; the daily stock report starts from them. */
export type RecordInspectionInput = {
  /** Date of the inspection. */
  inspectionDate: string;
  /** HH:MM in the station's time zone; null means before the first shift of the day. */
  inspectionTime?: string | null | undefined;
  /** Id of the product. */
  productId: number;
  /** Sum of the readings of all meters of the product, litres. */
  readingSum: string;
  /** Litres poured back after testing on that day before the inspection; default 0. */
  testingBefore?: string | null | undefined;
  /** Litres received on that day before the inspection. */
  totalBeforeStock: string;
  /** Stock in all tanks of the product, in litres. */
  totalStock: string;
};

/** A meter was reset, rolled over or was replaced. A rollover needs no readings: the meter goes from its maximum to 0. */
export type RecordMeterEventInput = {
  /** First reading of the meter or its replacement, litres. */
  firstReading?: string | null | undefined;
  /** RESET, ROLLOVER or REPLACEMENT. */
  kind: string;
  /** Last reading before the event, litres. */
  lastReading?: string | null | undefined;
  /** Id of the nozzle. */
  nozzleId: number;
  /** Reason given by the user. */
  reason: string;
  /** Litres poured back after testing before the event. */
  testing?: string | null | undefined;
};

/** A payment to a supplier from the safe or an account. */
export type RecordSupplierPaymentInput = {
  /** Id of the transaction account; omitted for cash from the safe. */
  accountId?: number | null | undefined;
  /** Amount in rupees. */
  amount: string;
  /** Date on a cheque; required for a cheque. */
  chequeDate?: string | null | undefined;
  /** Comment; null or omitted if none. */
  comment?: string | null | undefined;
  /** Stores the entry although it resembles an earlier one or has an unusual figure; without it the call fails with REFERENCE_SEEN or FIGURE_UNUSUAL. */
  confirmed?: boolean | null | undefined;
  /** Why the entry is made after the close of its shift: records it in the closed shift `shiftId`, by the right shift.lateEntry; without the right it waits for approval. Ignored if that shift is running. */
  lateReason?: string | null | undefined;
  /** Counted notes; their total must be the amount. */
  notes?: Array<NoteInput>;
  /** Id of a payment mode that the account accepts. */
  paymentModeId?: number | null | undefined;
  /** Reference of the transfer or cheque; null if none. */
  reference?: string | null | undefined;
  /** Dry run: records nothing, and answers `effects` alone; none if it would wait for approval. */
  rehearse?: boolean | null | undefined;
  /** Id of the expected shift; refused unless it is running, or closed and a lateReason is given. If omitted, the shift running at the time of the request is used. */
  shiftId?: number | null | undefined;
  /** Id of the supplier. */
  supplierId: number;
  /** Value date: the day on which the bank moved the money, of a payment through an account; omitted for the day of the shift. */
  valueDate?: string | null | undefined;
};

/** Product rates from one shift on as they should have been: corrected, or entered late. */
export type RehearseRateCorrectionInput = {
  /** One rate for each product. */
  rates: Array<RightRateInput>;
  /** Required if a closed shift has used another rate. */
  reason?: string | null | undefined;
  /** Date of the first shift at these rates. */
  shiftDate: string;
  /** Shift type of the first shift at these rates. */
  shiftTypeId: number;
};

/** Removes an inspection that was entered by mistake, so that it can be entered correctly. */
export type RemoveInspectionInput = {
  /** Id of the inspection. */
  inspectionId: number;
  /** Reason given by the user. */
  reason: string;
};

/** Input of removePasskey. */
export type RemovePasskeyInput = {
  /** Id of one of the passkeys of the current user. */
  passkeyId: number;
  /** The current user's password. */
  password: string;
};

/** The saved view to remove. */
export type RemoveViewInput = {
  /** Id of the saved view. */
  savedViewId: number;
};

/** The user whose two-step login is meant. */
export type ResetSecondFactorInput = {
  /** Id of the user; not the current user for a reset. */
  userId: number;
};

/** The return of an unpaid cheque, and what it costs. */
export type ReturnChequeInput = {
  /** What the bank charged, in rupees; default 0. */
  bankCharge?: string | null | undefined;
  /** Id of the cheque. */
  chequeId: number;
  /** What the customer is charged, in rupees; default 0. */
  customerCharge?: string | null | undefined;
  /** Id of the expenditure category for the bank's charge; required if there is any. */
  expenditureCategoryId?: number | null | undefined;
  /** The bank's reason, such as insufficient funds. */
  reason: string;
  /** Dry run: records nothing, and answers `effects` alone; none if it would wait for approval. */
  rehearse?: boolean | null | undefined;
  /** Day on which the bank returned it. */
  returnedOn: string;
};

/** The key to revoke. */
export type RevokeApiKeyInput = {
  /** Id of the key. */
  apiKeyId: number;
};

/** Input of revokeSession. */
export type RevokeSessionInput = {
  /** Id of the session. */
  sessionId: number;
};

/** The right rate of a product. */
export type RightRateInput = {
  /** Id of the product. */
  productId: number;
  /** The right rate, rupees per litre. */
  rate: string;
};

/** A view of a report to save. */
export type SaveViewInput = {
  /** Name of the record. */
  name: string;
  /** Route of the report, or an alias of it. */
  route: string;
  /** Query string of the report page, without the question mark. */
  search: string;
  /** Whether to share the view with everyone who may read the report; needs the right views.share. */
  shared?: boolean | null | undefined;
};

/** Notices to mark as seen: all, or one. */
export type SeeNoticesInput = {
  /** Id of the notification. */
  notificationId?: number | null | undefined;
};

/** A message to all subscribers of an event category that was added. */
export type SendMessageInput = {
  /** Text of the message. */
  body: string;
  /** Id of the event category. */
  eventCategoryId: number;
  /** Subject of the message. */
  subject: string;
};

/** Prefix and first number of the bills of a series in a financial year. */
export type SetBillSeriesInput = {
  /** The previous, the current or the next financial year: 2026-27. */
  financialYear: string;
  /** First number as printed after the prefix, with zeros in front or without: 32 or 0032. */
  firstNumber: string;
  /** Letters, digits, / and -; stored in capitals. It does not begin with 0 and does not end in a digit. */
  prefix: string;
  /** CR: bills of sales. IN: bills of interest. CH: charges for returned cheques. */
  series: string;
};

/** Input of setLanguage. */
export type SetLanguageInput = {
  /** Code of the language, such as hi. */
  language: string;
};

/** The owner's message template for an event. The default text is used for empty fields. */
export type SetMessageTemplateInput = {
  /** Text of the message. */
  body?: string | null | undefined;
  /** Id of the event category. */
  eventCategoryId: number;
  /** Subject of the message; null if its channel has none. */
  subject?: string | null | undefined;
  /** Version of the template the change is based on. */
  version?: number | null | undefined;
};

/** Sets or removes a picture or document of an employee or a user */
export type SetPersonFileInput = {
  /** Id of the employee; or give userId */
  employeeId?: number | null | undefined;
  /** Id of an uploaded file; null removes the file */
  fileId?: string | null | undefined;
  /** PICTURE or DOCUMENT */
  kind: string;
  /** Id of the user; or give employeeId */
  userId?: number | null | undefined;
};

/** Sets or removes the station's logo */
export type SetStationLogoInput = {
  /** Id of an uploaded picture; null removes the logo */
  fileId?: string | null | undefined;
};

/** Input of setUpStation. */
export type SetUpStationInput = {
  /** Set-up code, printed by the server at start. */
  code: string;
  /** E-mail address, used to log in. */
  email: string;
  /** Name of the record. */
  name: string;
  /** Password of 5 to 15 characters. */
  password: string;
};

/** A payment from the bank for days of a swipe machine, and the bank charges. */
export type SettleSwipeInput = {
  /** Id of the transaction account. */
  accountId: number;
  /** Bank charges in rupees; default 0. */
  charges?: string | null | undefined;
  /** Comment; null or omitted if none. */
  comment?: string | null | undefined;
  /** Stores the entry although it resembles an earlier one or has an unusual figure; without it the call fails with REFERENCE_SEEN. */
  confirmed?: boolean | null | undefined;
  /** Id of the expenditure category for the charges; required if there are any. */
  expenditureCategoryId?: number | null | undefined;
  /** Rupees received. */
  paid: string;
  /** Date when the money was received. */
  paidOn: string;
  /** Reference of the transfer or cheque; null if none. */
  reference?: string | null | undefined;
  /** Id of the swipe machine. */
  swipeMachineId: number;
};

/** Format of a file with rows */
export type SheetFormat =
  /** Text with cells separated by commas */
  | 'CSV'
  /** A workbook of Excel */
  | 'XLSX';

/** An employee's share of a pump's shortage, in whole rupees. */
export type ShortageShareInput = {
  /** Amount in rupees. */
  amount: string;
  /** Id of the employee. */
  employeeId: number;
};

/** Input of startAuthenticator. */
export type StartAuthenticatorInput = {
  /** The current user's password. Not needed within ten minutes of the log-in of a user who must set up a second step first. */
  password?: string | null | undefined;
};

/** Starts a shift of a type on a date, with the employees on duty. */
export type StartShiftInput = {
  /** Confirmation of a date more than a day ahead of the next shift due, which needs the right shift.startAhead. */
  confirmAhead?: boolean | null | undefined;
  /** Employees on duty, with their pumps. */
  onDuty?: Array<OnDutyInput>;
  /** Date that the shift belongs to. */
  shiftDate: string;
  /** Id of the shift type. */
  shiftTypeId: number;
};

/** Unloading of all or part of an invoice line into a tank. Levels are volumes by gauge (isAtg), or manual dips in millimetres, converted by the dip chart. The shift is identified by its id and date. */
export type StockInInput = {
  /** Sum of the same meters after unloading, litres. */
  afterReading: string;
  /** Sum of the meters of the nozzles connected to the tank before unloading, litres. */
  beforeReading: string;
  /** Comment; required if measured and claimed litres differ by more than 0.5 %. */
  comment?: string | null | undefined;
  /** Dip after unloading in millimetres; null if measured by gauge. */
  endDip?: number | null | undefined;
  /** Litres; only with the gauge. */
  endVolume?: string | null | undefined;
  /** Id of the invoice line. */
  invoiceLineId: number;
  /** Whether it was measured by gauge (ATG) instead of dip stick. */
  isAtg: boolean;
  /** Id of the product. */
  productId: number;
  /** Quantity claimed by the documents, in whole litres. */
  quantity: string;
  /** Dry run: records nothing, and answers `effects` alone; none if it would wait for approval. */
  rehearse?: boolean | null | undefined;
  /** Ignored; accepted for compatibility. */
  remaining?: string | null | undefined;
  /** Date that the shift belongs to. */
  shiftDate: string;
  /** Id of the shift. */
  shiftId: number;
  /** Dip before unloading in millimetres; null if measured by gauge. */
  startDip?: number | null | undefined;
  /** Litres; only with the gauge. */
  startVolume?: string | null | undefined;
  /** When the tanker was unloaded, in the station's time zone. */
  stockInDateTime: string;
  /** Id of the tank. */
  tankId: number;
};

/** Undoes a meter event of the running shift that was recorded by mistake. */
export type TakeBackMeterEventInput = {
  /** Id of the meter event. */
  meterEventId: number;
  /** Reason given by the user. */
  reason: string;
};

/** A transfer of counted notes between the safe and an account. */
export type TransferCashInput = {
  /** Id of the transaction account. */
  accountId: number;
  /** Comment; null or omitted if none. */
  comment?: string | null | undefined;
  /** Stores the entry although it resembles an earlier one or has an unusual figure; without it the call fails with REFERENCE_SEEN or FIGURE_UNUSUAL. */
  confirmed?: boolean | null | undefined;
  /** DEPOSIT: from the safe to the account. DRAWING: from the account to the safe. */
  kind: string;
  /** Why the entry is made after the close of its shift: records it in the closed shift `shiftId`, by the right shift.lateEntry; without the right it waits for approval. Ignored if that shift is running. */
  lateReason?: string | null | undefined;
  /** Counted notes; their total is the amount. */
  notes: Array<NoteInput>;
  /** Reference of the transfer or cheque; null if none. */
  reference?: string | null | undefined;
  /** Dry run: records nothing, and answers `effects` alone; none if it would wait for approval. */
  rehearse?: boolean | null | undefined;
  /** Id of the expected shift; refused unless it is running, or closed and a lateReason is given. If omitted, the shift running at the time of the request is used. */
  shiftId?: number | null | undefined;
  /** Value date: the day on which the bank moved the money, of a payment through an account; omitted for the day of the shift. */
  valueDate?: string | null | undefined;
};

/** The last step of a cheque, which is undone. */
export type UndoChequeStepInput = {
  /** Id of the cheque. */
  chequeId: number;
  /** Why the step was wrong. */
  reason: string;
  /** Dry run: records nothing, and answers `effects` alone; none if it would wait for approval. */
  rehearse?: boolean | null | undefined;
  /** DEPOSITED, CLEARED or RETURNED, which the cheque must be. */
  step: string;
};

/** Undoes the close of the last closed shift. */
export type UndoLastShiftInput = {
  /** Id of the expected shift; refused if it is no longer the last closed one. */
  shiftId?: number | null | undefined;
};

/** A slip of a slip book that was spoilt or lost. */
export type VoidSlipInput = {
  /** Reason given by the user. */
  reason: string;
  /** Number of the slip. */
  slipNo: string;
};

export type BellCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type BellCountsQuery = { permissionCounts: { pending: number, notices: number } };

export type NotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationsQuery = { notifications: Array<{ notificationId: number, rowId: number, tableName: string, permission: number, tableLabel: string, title: string, userName: string, at: string, msgText: { message: string, messageId: string, params: MessageParams } }> };

export type SeeNoticesMutationVariables = Exact<{
  input: SeeNoticesInput;
}>;


export type SeeNoticesMutation = { seeNotices: { userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type DecisionsQueryVariables = Exact<{ [key: string]: never; }>;


export type DecisionsQuery = { myDecisions: Array<{ id: number, state: string, tableLabel: string, title: string, decidedBy: string, decisionReason: string | null }> };

export type FindRecordsQueryVariables = Exact<{
  text: string;
}>;


export type FindRecordsQuery = { findRecords: Array<{ kind: string, id: number, title: string, hint: string | null, disabled: boolean }> };

export type SavedViewNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedViewNamesQuery = { savedViews: Array<{ id: number, route: string, name: string, search: string, isOwn: boolean, byName: string }> };

export type PaletteShiftTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type PaletteShiftTypesQuery = { shiftTypes: Array<{ id: number }> };

export type SlipPlacesQueryVariables = Exact<{
  slipNo: string;
}>;


export type SlipPlacesQuery = { slipPlaces: Array<{ slipNo: string, kind: string, creditorId: number | null, firmName: string | null, shiftDate: string | null, shortName: string | null, litres: string | null, amount: string | null, billNumber: string | null, reason: string | null }> };

export type MyAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type MyAccountQuery = { me: { userId: number, name: string, email: string, phoneNo: string, address: string, role: string, rights: Array<string> }, mySessions: Array<{ sessionId: number, createdAt: string, lastSeenAt: string, address: string, userAgent: string, isCurrent: boolean }>, myPasswordLinks: Array<{ at: string, by: string | null }>, mySecondFactor: { isOn: boolean, authenticatorSince: string | null, recoveryCodesLeft: number, passkeyHost: string | null, isRequired: boolean, passkeys: Array<{ passkeyId: number, name: string, createdAt: string, lastUsedAt: string | null }> } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type RevokeSessionMutationVariables = Exact<{
  input: RevokeSessionInput;
}>;


export type RevokeSessionMutation = { revokeSession: { userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type SetUpStationMutationVariables = Exact<{
  input: SetUpStationInput;
}>;


export type SetUpStationMutation = { setUpStation: { userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type StartConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export type StartConfirmationMutation = { startConfirmation: { secondSteps: Array<string> | null, passkeyOptions: string | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type ConfirmSessionMutationVariables = Exact<{
  input: ConfirmSessionInput;
}>;


export type ConfirmSessionMutation = { confirmSession: { userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type StartAuthenticatorMutationVariables = Exact<{
  input: StartAuthenticatorInput;
}>;


export type StartAuthenticatorMutation = { startAuthenticator: { address: string | null, key: string | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type ConfirmAuthenticatorMutationVariables = Exact<{
  input: ConfirmAuthenticatorInput;
}>;


export type ConfirmAuthenticatorMutation = { confirmAuthenticator: { recoveryCodes: Array<string> | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type RenewRecoveryCodesMutationVariables = Exact<{
  input: OwnPasswordInput;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { recoveryCodes: Array<string> | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type TurnOffSecondFactorMutationVariables = Exact<{
  input: OwnPasswordInput;
}>;


export type TurnOffSecondFactorMutation = { turnOffSecondFactor: { userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type StartPasskeyMutationVariables = Exact<{
  input: OwnPasswordInput;
}>;


export type StartPasskeyMutation = { startPasskey: { options: string | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type AddPasskeyMutationVariables = Exact<{
  input: AddPasskeyInput;
}>;


export type AddPasskeyMutation = { addPasskey: { recoveryCodes: Array<string> | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type RemovePasskeyMutationVariables = Exact<{
  input: RemovePasskeyInput;
}>;


export type RemovePasskeyMutation = { removePasskey: { userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type ApiKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiKeysQuery = { apiKeys: Array<{ apiKeyId: number, name: string, start: string, rights: Array<string>, createdBy: string, isMakerDisabled: boolean, expiresAt: string, lastUsedAt: string | null, lastAddress: string | null, state: ApiKeyState }> };

export type CreateApiKeyMutationVariables = Exact<{
  input: CreateApiKeyInput;
}>;


export type CreateApiKeyMutation = { createApiKey: { apiKeyId: number | null, key: string | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type RevokeApiKeyMutationVariables = Exact<{
  input: RevokeApiKeyInput;
}>;


export type RevokeApiKeyMutation = { revokeApiKey: { userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type ChangeReviewQueryVariables = Exact<{
  table: string;
  rowId: number;
}>;


export type ChangeReviewQuery = { changeReview: { table: string, rowId: number, label: string, title: string, row: { title: string, version: number, at: string | null, fields: Array<{ name: string, label: string, kind: string, value: string | null, shown: string | null, canChange: boolean }> } | null, requests: Array<{ id: number, permission: number, state: string, comment: string | null, userName: string, isOwn: boolean, requestedAt: string, decidedBy: string | null, decidedAt: string | null, decisionReason: string | null, rowVersion: number, changes: Array<{ name: string, label: string, kind: string, was: string | null, shown: string | null, value: string | null }> }>, ended: Array<{ id: number, permission: number, state: string, comment: string | null, userName: string, isOwn: boolean, requestedAt: string, decidedBy: string | null, decidedAt: string | null, decisionReason: string | null, rowVersion: number, changes: Array<{ name: string, label: string, kind: string, was: string | null, shown: string | null, value: string | null }> }> } };

export type RehearseChangeMutationVariables = Exact<{
  requestId: number;
}>;


export type RehearseChangeMutation = { rehearseChange: { rehearsal: { version: number | null, effectTexts: Array<{ message: string, messageId: string, params: MessageParams }>, problems: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type DecideChangeMutationVariables = Exact<{
  input: DecideChangeInput;
}>;


export type DecideChangeMutation = { decideChange: { state: string | null, effectTexts: Array<{ message: string, messageId: string, params: MessageParams }> | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type WithdrawChangeMutationVariables = Exact<{
  requestId: number;
}>;


export type WithdrawChangeMutation = { withdrawChange: { userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type MyChangeRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyChangeRequestsQuery = { myChangeRequests: Array<{ id: number, table: string, rowId: number, tableLabel: string, title: string, permission: number, state: string, comment: string | null, requestedAt: string, decidedBy: string | null, decidedAt: string | null, decisionReason: string | null, changes: Array<{ name: string, label: string, kind: string, was: string | null, shown: string | null }> }> };

export type BankTransfersQueryVariables = Exact<{ [key: string]: never; }>;


export type BankTransfersQuery = { bankTransfers: Array<{ id: number, transferDate: string, fromAccountName: string, toAccountName: string, amount: string, charges: string, reference: string | null, comment: string | null, enteredBy: string | null }> };

export type RecordBankTransferMutationVariables = Exact<{
  input: RecordBankTransferInput;
}>;


export type RecordBankTransferMutation = { recordBankTransfer: { bankTransferId: number | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type CashExchangesOfShiftQueryVariables = Exact<{
  shiftId?: number | null | undefined;
}>;


export type CashExchangesOfShiftQuery = { cashExchangesOfShift: Array<{ id: number, createdAt: string, amount: string, comment: string | null, enteredBy: string | null, lateReason: string | null }> };

export type CollectionChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type CollectionChoicesQuery = { pumpProducts: Array<{ pumpId: number, pumpName: string }>, employees: Array<{ id: number, name: string, contactNo: string, disabled: boolean }>, crewOnDuty: Array<{ employeeId: number, employeeName: string, pumpId: number | null }> };

export type CashCollectionsOfShiftQueryVariables = Exact<{
  shiftId?: number | null | undefined;
}>;


export type CashCollectionsOfShiftQuery = { cashCollectionsOfShift: Array<{ id: number, createdAt: string, pumpId: number, pumpName: string, employeeId: number, employeeName: string, amount: string, enteredBy: string | null, lateReason: string | null }> };

export type CollectCashMutationVariables = Exact<{
  input: CollectCashInput;
}>;


export type CollectCashMutation = { collectCash: { cashCollectionId: number | null, amount: string | null, effectTexts: Array<{ message: string, messageId: string, params: MessageParams }> | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type ExchangeCashMutationVariables = Exact<{
  input: ExchangeCashInput;
}>;


export type ExchangeCashMutation = { exchangeCash: { cashExchangeId: number | null, effectTexts: Array<{ message: string, messageId: string, params: MessageParams }> | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type ChequeRegisterQueryVariables = Exact<{
  state?: string | null | undefined;
}>;


export type ChequeRegisterQuery = { chequeRegister: { held: string, deposited: string, cheques: Array<{ id: number, state: string, isReceived: boolean, partyName: string, paidOn: string, number: string | null, bank: string | null, chequeDate: string, amount: string, accountId: number, accountName: string, depositedOn: string | null, clearedOn: string | null, returnedOn: string | null, reason: string | null, chargeBill: string | null }> } };

export type DepositChequeMutationVariables = Exact<{
  input: DepositChequeInput;
}>;


export type DepositChequeMutation = { depositCheque: { chequeId: number | null, effectTexts: Array<{ message: string, messageId: string, params: MessageParams }> | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type ClearChequeMutationVariables = Exact<{
  input: ClearChequeInput;
}>;


export type ClearChequeMutation = { clearCheque: { chequeId: number | null, effectTexts: Array<{ message: string, messageId: string, params: MessageParams }> | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type ReturnChequeMutationVariables = Exact<{
  input: ReturnChequeInput;
}>;


export type ReturnChequeMutation = { returnCheque: { chequeId: number | null, effectTexts: Array<{ message: string, messageId: string, params: MessageParams }> | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type UndoChequeStepMutationVariables = Exact<{
  input: UndoChequeStepInput;
}>;


export type UndoChequeStepMutation = { undoChequeStep: { chequeId: number | null, effectTexts: Array<{ message: string, messageId: string, params: MessageParams }> | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type ExpenditureChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ExpenditureChoicesQuery = { expenditureCategories: Array<{ id: number, name: string, disabled: boolean }> };

export type ExpendituresOfShiftQueryVariables = Exact<{
  shiftId?: number | null | undefined;
}>;


export type ExpendituresOfShiftQuery = { expendituresOfShift: Array<{ id: number, createdAt: string, categoryName: string, amount: string, accountName: string | null, paymentModeName: string | null, valueDate: string | null, reference: string | null, comment: string | null, enteredBy: string | null, lateReason: string | null }> };

export type RecordExpenditureMutationVariables = Exact<{
  input: RecordExpenditureInput;
}>;


export type RecordExpenditureMutation = { recordExpenditure: { expenditureId: number | null, effectTexts: Array<{ message: string, messageId: string, params: MessageParams }> | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type SupplierChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type SupplierChoicesQuery = { suppliers: Array<{ id: number, name: string, disabled: boolean }> };

export type SupplierPaymentsOfShiftQueryVariables = Exact<{
  shiftId?: number | null | undefined;
}>;


export type SupplierPaymentsOfShiftQuery = { supplierPaymentsOfShift: Array<{ id: number, createdAt: string, supplierName: string, amount: string, accountName: string | null, paymentModeName: string | null, valueDate: string | null, reference: string | null, comment: string | null, enteredBy: string | null, lateReason: string | null }> };

export type RecordSupplierPaymentMutationVariables = Exact<{
  input: RecordSupplierPaymentInput;
}>;


export type RecordSupplierPaymentMutation = { recordSupplierPayment: { supplierPaymentId: number | null, effectTexts: Array<{ message: string, messageId: string, params: MessageParams }> | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type SwipesToComeQueryVariables = Exact<{ [key: string]: never; }>;


export type SwipesToComeQuery = { swipesToCome: Array<{ swipeMachineId: number, name: string, toCome: string, days: Array<{ businessDate: string, taken: string, settled: string }> }> };

export type SwipeSettlementsQueryVariables = Exact<{ [key: string]: never; }>;


export type SwipeSettlementsQuery = { swipeSettlements: Array<{ id: number, paidOn: string, machineName: string, accountName: string, paid: string, charges: string, categoryName: string | null, firstDay: string, lastDay: string, reference: string | null, comment: string | null, enteredBy: string | null }> };

export type SettleSwipeMutationVariables = Exact<{
  input: SettleSwipeInput;
}>;


export type SettleSwipeMutation = { settleSwipe: { swipeSettlementId: number | null, toCome: string | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type CashTransfersOfShiftQueryVariables = Exact<{
  shiftId?: number | null | undefined;
}>;


export type CashTransfersOfShiftQuery = { cashTransfersOfShift: Array<{ id: number, createdAt: string, kind: string, accountName: string, amount: string, valueDate: string | null, reference: string | null, comment: string | null, enteredBy: string | null, lateReason: string | null }> };

export type CashPositionQueryVariables = Exact<{ [key: string]: never; }>;


export type CashPositionQuery = { cashPosition: { shiftDate: string, shiftName: string, opening: string, book: string, counted: string, uncounted: string, difference: string, lines: Array<{ way: string, amount: string }> } };

export type TransferCashMutationVariables = Exact<{
  input: TransferCashInput;
}>;


export type TransferCashMutation = { transferCash: { cashTransferId: number | null, amount: string | null, effectTexts: Array<{ message: string, messageId: string, params: MessageParams }> | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type CloseFormQueryVariables = Exact<{ [key: string]: never; }>;


export type CloseFormQuery = { closeForm: { shiftId: number, shiftDate: string, shiftName: string, startedAt: string, draft: string | null, nozzles: Array<{ nozzleId: number, nozzleName: string, pumpId: number, pumpName: string, productId: number, open: string, close: string | null, testing: string, endedBy: string | null, usual: string | null, flowRate: number }>, products: Array<{ productId: number, productName: string, shortName: string, rate: string }>, credits: Array<{ pumpId: number, productId: number, productName: string, litres: string, amount: string, slips: number }>, cashCollections: Array<{ pumpId: number, amount: string }>, swipeMachines: Array<{ id: number, name: string }>, employees: Array<{ id: number, name: string, contactNo: string, pumpId: number | null }>, tanks: Array<{ tankId: number, tankName: string, productId: number, capacity: string | null, bookVolume: string, permittedVariation: number | null, nozzleIds: Array<number>, chart: Array<{ dip: number, volume: string }> }> } };

export type WaitingInShiftQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingInShiftQuery = { beforeClose: { shiftId: number, waiting: Array<{ requestId: number, command: string, label: string, title: string, userName: string, pumpId: number | null }>, waitingChanges: Array<{ requestId: number, table: string, rowId: number, pumpId: number | null, msgText: { message: string, messageId: string, params: MessageParams } }> } | null };

export type EnteredBeforeCloseQueryVariables = Exact<{ [key: string]: never; }>;


export type EnteredBeforeCloseQuery = { beforeClose: { expenditures: number, spent: string, linesToUnload: number } | null, tankStates: Array<{ tankId: number, tankName: string, stockIn: string }> };

export type CloseShiftMutationVariables = Exact<{
  input: CloseShiftInput;
}>;


export type CloseShiftMutation = { closeShift: { shiftId: number | null, shiftDate: string | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type UndoLastShiftMutationVariables = Exact<{
  input: UndoLastShiftInput;
}>;


export type UndoLastShiftMutation = { undoLastShift: { shiftId: number | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type CancelRunningShiftMutationVariables = Exact<{
  input: CancelRunningShiftInput;
}>;


export type CancelRunningShiftMutation = { cancelRunningShift: { shiftId: number | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type UndoLastShiftRefusalQueryVariables = Exact<{ [key: string]: never; }>;


export type UndoLastShiftRefusalQuery = { undoLastShiftRefusal: { message: string, messageId: string, params: MessageParams } | null };

export type UndonePreviewQueryVariables = Exact<{
  shiftId: number;
  shiftDate: string;
}>;


export type UndonePreviewQuery = { reports: { closedShiftReport: { readings: { totals: { consumption: string } }, pumps: { totals: { sale: string, swipe: string, last: string, shortage: string } }, dips: { totals: { variation: string } } } } };

export type CorrectionFormQueryVariables = Exact<{
  shiftId: number;
}>;


export type CorrectionFormQuery = { correctionForm: { shiftId: number, shiftDate: string, shiftName: string, startedAt: string, closedAt: string, draft: string | null, version: number, nextShift: string | null, nozzles: Array<{ legId: number, nozzleId: number, nozzleName: string, pumpId: number, pumpName: string, productId: number, open: string, isFirst: boolean, close: string | null, testing: string, endedBy: string | null, usual: string | null, flowRate: number, meterMax: string | null }>, products: Array<{ productId: number, productName: string, shortName: string, rate: string, rateId: number | null }>, credits: Array<{ pumpId: number, productId: number, productName: string, litres: string, amount: string, slips: number }>, cashCollections: Array<{ pumpId: number, amount: string }>, swipeMachines: Array<{ id: number, name: string }>, employees: Array<{ id: number, name: string, contactNo: string, pumpId: number | null }>, tanks: Array<{ tankId: number, tankName: string, productId: number, capacity: string | null, bookVolume: string, permittedVariation: number | null, nozzleIds: Array<number>, chart: Array<{ dip: number, volume: string }> }>, nextReadings: Array<{ afterLegId: number, shiftDate: string, shiftName: string, open: string, close: string, testing: string, endedBy: string | null }>, endedLegs: Array<{ legId: number, begunAt: string, meterMax: string | null }>, collections: Array<{ collectionId: number, pumpId: number, employeeName: string, collectedAt: string, amount: string, notes: Array<{ value: number, in: number, out: number }> }>, laterShifts: Array<{ nozzleId: number, shifts: number, throughShiftId: number, through: string, lacking: Array<{ pumpId: number | null, tankId: number | null, shiftDate: string, shiftName: string }> }>, onDuty: Array<{ employeeId: number, employeeName: string, pumpId: number | null }> } };

export type CorrectionVersionQueryVariables = Exact<{
  shiftId: number;
}>;


export type CorrectionVersionQuery = { correctionForm: { version: number } };

export type ClosedShiftsToCorrectQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type ClosedShiftsToCorrectQuery = { reports: { closeShiftReportBetweenTwoDay: { rows: Array<{ shiftId: number | null, shiftDate: string | null, shift: string | null, sale: string | null, closedBy: string | null }> } } };

export type RehearseCorrectionMutationVariables = Exact<{
  input: CorrectShiftInput;
}>;


export type RehearseCorrectionMutation = { rehearseCorrection: { shiftId: number | null, effectTexts: Array<{ message: string, messageId: string, params: MessageParams }> | null, warnings: Array<{ message: string, messageId: string, params: MessageParams }> | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type CorrectShiftMutationVariables = Exact<{
  input: CorrectShiftInput;
}>;


export type CorrectShiftMutation = { correctShift: { shiftId: number | null, shiftDate: string | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type MoveClosedShiftMutationVariables = Exact<{
  input: MoveClosedShiftInput;
}>;


export type MoveClosedShiftMutation = { moveClosedShift: { shiftId: number | null, shiftDate: string | null, effects: Array<string> | null, effectTexts: Array<{ message: string, messageId: string, params: MessageParams }> | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type CreditorAdjustmentsOfShiftQueryVariables = Exact<{
  shiftId?: number | null | undefined;
}>;


export type CreditorAdjustmentsOfShiftQuery = { creditorAdjustmentsOfShift: Array<{ id: number, createdAt: string, kind: string, firmName: string, amount: string, reference: string | null, comment: string | null, enteredBy: string | null, lateReason: string | null }> };

export type RecordCreditorAdjustmentMutationVariables = Exact<{
  input: RecordCreditorAdjustmentInput;
}>;


export type RecordCreditorAdjustmentMutation = { recordCreditorAdjustment: { creditorAdjustmentId: number | null, effectTexts: Array<{ message: string, messageId: string, params: MessageParams }> | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type BillableCreditorsQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type BillableCreditorsQuery = { billableCreditors: Array<{ creditorId: number, firmName: string, sales: number, vehicles: number, litres: string, amount: string, oldestDate: string, refusal: { message: string, messageId: string | null, params: MessageParams | null } | null }> };

export type BillPreviewQueryVariables = Exact<{
  creditorId: number;
  from: string;
  to: string;
}>;


export type BillPreviewQuery = { billPreview: { creditorId: number, firmName: string, opening: string, amount: string, paid: string, closing: string, vehicles: Array<{ vehicle: string | null, sales: number, amount: string, products: Array<{ productId: number, shortName: string, litres: string, amount: string }> }>, payments: Array<{ date: string, way: string, reference: string | null, amount: string }> } };

export type MakeBillMutationVariables = Exact<{
  input: MakeBillInput;
}>;


export type MakeBillMutation = { makeBill: { billId: number | null, number: string | null, amount: string | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type InterestDaysQueryVariables = Exact<{ [key: string]: never; }>;


export type InterestDaysQuery = { interestDays: { latest: string } };

export type InterestDueQueryVariables = Exact<{
  asAt: string;
}>;


export type InterestDueQuery = { interestDue: Array<{ creditorId: number, firmName: string, billId: number, number: string, billDate: string, dueDate: string, unpaid: string, days: number, rate: string, interest: string, charged: string, toCharge: string }> };

export type ChargeInterestMutationVariables = Exact<{
  input: ChargeInterestInput;
}>;


export type ChargeInterestMutation = { chargeInterest: { billId: number | null, number: string | null, amount: string | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type PayingCreditorsQueryVariables = Exact<{ [key: string]: never; }>;


export type PayingCreditorsQuery = { creditors: Array<{ id: number, firmName: string, shortName: string, disabled: boolean }> };

export type CreditorDebtsQueryVariables = Exact<{
  creditorId: number;
}>;


export type CreditorDebtsQuery = { creditorDebts: { due: string, maxLimit: string, unbilled: string, advance: string, debts: Array<{ billId: number | null, label: string, date: string, amount: string, unsettled: string }> } | null };

export type CreditorPaymentsOfShiftQueryVariables = Exact<{
  shiftId?: number | null | undefined;
}>;


export type CreditorPaymentsOfShiftQuery = { creditorPaymentsOfShift: Array<{ id: number, createdAt: string, creditorId: number, firmName: string, amount: string, accountName: string | null, paymentModeName: string | null, valueDate: string | null, reference: string | null, allocated: string, enteredBy: string | null, lateReason: string | null }> };

export type RecordCreditorPaymentMutationVariables = Exact<{
  input: RecordCreditorPaymentInput;
}>;


export type RecordCreditorPaymentMutation = { recordCreditorPayment: { creditorPaymentId: number | null, advance: string | null, allocations: Array<{ label: string, amount: string }> | null, effectTexts: Array<{ message: string, messageId: string, params: MessageParams }> | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type CreditChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type CreditChoicesQuery = { creditors: Array<{ id: number, firmName: string, shortName: string, disabled: boolean }>, pumpProducts: Array<{ pumpId: number, pumpName: string, productId: number, productName: string, shortName: string, rate: string }>, creditHabits: Array<{ creditorId: number, vehicle: string | null, productId: number | null }> };

export type CreditSalesOfShiftQueryVariables = Exact<{
  shiftId?: number | null | undefined;
}>;


export type CreditSalesOfShiftQuery = { creditSalesOfShift: Array<{ id: number, slipNo: string | null, createdAt: string, creditorId: number, firmName: string, vehicle: string | null, pumpId: number, pumpName: string, productId: number, productName: string, litres: string, rate: string, amount: string, enteredBy: string | null, lateReason: string | null }> };

export type CreditStandingQueryVariables = Exact<{
  creditorId: number;
}>;


export type CreditStandingQuery = { creditStanding: { due: string, maxLimit: string, passesLimitBy: string | null, vehicles: Array<{ vehicle: string, productId: number | null }> } | null };

export type CreditSlipSeenQueryVariables = Exact<{
  creditorId: number;
  slipNo: string;
  shiftId?: number | null | undefined;
}>;


export type CreditSlipSeenQuery = { creditSlipSeen: Array<{ shiftId: number, date: string, vehicle: string | null, productId: number, litres: string, amount: string }> };

export type CreditFreeSlipQueryVariables = Exact<{
  slipNo: string;
  creditorId?: number | null | undefined;
}>;


export type CreditFreeSlipQuery = { creditFreeSlip: string | null };

export type CreditVehicleLitresQueryVariables = Exact<{
  creditorId: number;
  productId: number;
  vehicle: string;
}>;


export type CreditVehicleLitresQuery = { creditVehicleLitres: Array<string> };

export type RecordCreditSaleMutationVariables = Exact<{
  input: RecordCreditSaleInput;
}>;


export type RecordCreditSaleMutation = { recordCreditSale: { creditSaleId: number | null, litres: string | null, amount: string | null, effectTexts: Array<{ message: string, messageId: string, params: MessageParams }> | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type SlipBooksQueryVariables = Exact<{
  includeFinished: boolean;
}>;


export type SlipBooksQuery = { slipBooks: Array<{ id: number, firstSlip: string, lastSlip: string, creditorId: number | null, firmName: string | null, leaves: number, used: number, void: number, unused: number, missing: Array<string>, waiting: Array<string>, nextSlip: string | null, lastSaleId: number | null, lastSlipUsed: string | null, voided: Array<{ id: number, slipNo: string, reason: string, enteredBy: string | null, createdAt: string }> }> };

export type SlipBookFirmsQueryVariables = Exact<{ [key: string]: never; }>;


export type SlipBookFirmsQuery = { creditors: Array<{ id: number, firmName: string, shortName: string }> };

export type CreateSlipBookMutationVariables = Exact<{
  input: CreateSlipBookInput;
}>;


export type CreateSlipBookMutation = { createSlipBook: { slipBookId: number | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type VoidSlipMutationVariables = Exact<{
  input: VoidSlipInput;
}>;


export type VoidSlipMutation = { voidSlip: { slipBookId: number | null, leaf: number | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type BeforeCloseQueryVariables = Exact<{ [key: string]: never; }>;


export type BeforeCloseQuery = { beforeClose: { shiftId: number, creditSales: number, withoutVehicle: number, stockIns: number, linesToUnload: number, expenditures: number, spent: string, tanksWithoutDip: Array<string>, pumpsWithoutCash: Array<string>, waiting: Array<{ requestId: number, command: string, label: string, title: string }>, waitingChanges: Array<{ requestId: number, table: string, rowId: number, msgText: { message: string, messageId: string, params: MessageParams } }> } | null };

export type MyLastEntriesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyLastEntriesQuery = { myLastEntries: Array<{ table: string, rowId: number, label: string, title: string, detail: string | null, litres: string | null, amount: string | null, at: string, pending: Array<{ requestId: number, rowId: number, permission: number, userName: string, requestedAt: string }> }> };

export type KeyFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type KeyFiguresQuery = { keyFigures: { day: string, isRunning: boolean, soldOn: string | null, cashAsAt: string, sold: Array<{ productId: number, productName: string, shortName: string, litres: string, usual: string | null, days: Array<{ date: string, litres: string }> }>, sale: { amount: string, usual: string | null, days: Array<{ date: string, amount: string }> } | null, saleSoFar: { date: string, shifts: Array<string>, litres: string, amount: string, usual: string | null } | null, credit: { amount: string, usual: string | null, days: Array<{ date: string, amount: string }> }, cash: { amount: string, usual: string | null, days: Array<{ date: string, amount: string }> } } | null };

export type TankCoverQueryVariables = Exact<{ [key: string]: never; }>;


export type TankCoverQuery = { tankCover: { from: string | null, to: string | null, days: number, tanks: Array<{ tankId: number, tankName: string, productId: number, productName: string, shortName: string, volume: string, capacity: string | null, meanSale: string, daysOfCover: string | null, isLow: boolean }> } };

export type TopDuesQueryVariables = Exact<{ [key: string]: never; }>;


export type TopDuesQuery = { topDues: { asAt: string, count: number, due: string, old: string, unbilled: string, firms: Array<{ creditorId: number, firmName: string, due: string, maxLimit: string, old: string, isOverLimit: boolean }> } };

export type ShortagesThisMonthQueryVariables = Exact<{ [key: string]: never; }>;


export type ShortagesThisMonthQuery = { shortagesThisMonth: { from: string, to: string, count: number, amount: string, employees: Array<{ employeeId: number, employee: string, count: number, amount: string }> } };

export type WaitingChangesQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingChangesQuery = { waitingChanges: { count: number, oldest: Array<{ notificationId: number, rowId: number, tableName: string, at: string, msgText: { message: string, messageId: string, params: MessageParams } }> } };

export type StationSetupQueryVariables = Exact<{ [key: string]: never; }>;


export type StationSetupQuery = { stationSetup: { isNamed: boolean, hasAddress: boolean, hasGstin: boolean, hasLogo: boolean, ownerToName: number | null, shiftTypes: number, fuels: number, tanks: number, pumps: number, nozzles: number, employees: number, creditors: number, suppliers: number, notes: number, accounts: number, expenditureCategories: number, fuelsWithoutRate: Array<{ id: number, name: string }>, tanksWithoutChart: Array<{ id: number, name: string }>, pumpsWithoutNozzle: Array<{ id: number, name: string }>, accountsWithoutBalance: Array<{ id: number, name: string }> } };

export type AddProposedRowsMutationVariables = Exact<{
  input: ImportRowsInput;
}>;


export type AddProposedRowsMutation = { importRows: { added: number | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type ImportPreviewQueryVariables = Exact<{
  master: string;
  file?: string | null | undefined;
  text?: string | null | undefined;
  leftOut?: Array<number> | number | null | undefined;
  adds?: Array<string> | string | null | undefined;
}>;


export type ImportPreviewQuery = { importPreview: { sheet: string, needsReason: boolean, columns: Array<{ field: string, heading: string | null }>, rows: Array<{ number: number, state: ImportRowState, waits: boolean, cells: Array<string>, typed: Array<string>, proposed: Array<string>, before: Array<string> | null, problems: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }>, questions: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> }>, unmatched: Array<{ heading: string, hasFigures: boolean, cells: Array<string> }>, assumed: Array<{ field: string, value: string, heading: string | null }>, missing: Array<{ field: string, master: string, names: Array<string>, canBeAdded: boolean, isAdded: boolean, refusal: { code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null } | null }>, totals: Array<{ field: string, isBalance: boolean, positive: string, negative: string, unread: number }>, notes: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type ImportFileQueryVariables = Exact<{
  master: string;
  format: SheetFormat;
  isTemplate: boolean;
  language?: string | null | undefined;
}>;


export type ImportFileQuery = { importFile: { name: string, content: string } };

export type ImportRowsMutationVariables = Exact<{
  input: ImportRowsInput;
}>;


export type ImportRowsMutation = { importRows: { added: number | null, changed: number | null, waiting: number | null, unchanged: number | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type MasterPathsQueryVariables = Exact<{ [key: string]: never; }>;


export type MasterPathsQuery = { masters: Array<{ path: string }> };

export type MastersQueryVariables = Exact<{ [key: string]: never; }>;


export type MastersQuery = { masters: Array<{ name: string, table: string, singular: string, plural: string, label: string, pluralLabel: string, path: string, title: string, addedBy: string, needsReason: boolean, neverDeleted: boolean, createMutation: string, updateMutation: string | null, removeMutation: string, enableMutation: string | null, listQuery: string, fields: Array<{ name: string, label: string, kind: string, required: boolean, min: number | null, max: number | null, case: string | null, unique: boolean, inList: boolean, inForm: boolean, isProposed: boolean, isAsked: boolean, message: string, hint: string | null, reference: string | null, shownBy: string | null, graphqlType: string, default: string | null, readOnlyAfterCreate: boolean, onlyInChanges: boolean, changedBy: string | null, options: Array<{ value: string, label: string }> }> }> };

export type MasterChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MasterChangedSubscription = { masterChanged: { master: string | null, id: number | null } };

export type RateOutlookQueryVariables = Exact<{ [key: string]: never; }>;


export type RateOutlookQuery = { rateOutlook: Array<{ productId: number, productName: string, shortName: string, rate: string | null, since: string | null, sinceShift: string | null, nextRate: string | null, from: string | null, fromShift: string | null }> };

export type DipChartQueryVariables = Exact<{
  tankId: number;
}>;


export type DipChartQuery = { dipChart: Array<{ dip: number, volume: string }> };

export type SetDipChartMutationVariables = Exact<{
  tankId: number;
  rows: Array<DipChartRowInput> | DipChartRowInput;
}>;


export type SetDipChartMutation = { setDipChart: { id: number | null, capacity: string | null, message: string | null, messageId: string | null, params: MessageParams | null, warnings: Array<string> | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type IssuePasswordLinkMutationVariables = Exact<{
  input: IssuePasswordLinkInput;
}>;


export type IssuePasswordLinkMutation = { issuePasswordLink: { link: string | null, minutes: number | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type HasSecondFactorQueryVariables = Exact<{
  userId: number;
}>;


export type HasSecondFactorQuery = { hasSecondFactor: boolean };

export type UsableKeysMadeByQueryVariables = Exact<{
  userId: number;
}>;


export type UsableKeysMadeByQuery = { usableKeysMadeBy: number };

export type ResetSecondFactorMutationVariables = Exact<{
  input: ResetSecondFactorInput;
}>;


export type ResetSecondFactorMutation = { resetSecondFactor: { userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type RehearseRateCorrectionMutationVariables = Exact<{
  input: RehearseRateCorrectionInput;
}>;


export type RehearseRateCorrectionMutation = { rehearseRateCorrection: { effectTexts: Array<{ message: string, messageId: string, params: MessageParams }> | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type TankLevelsQueryVariables = Exact<{ [key: string]: never; }>;


export type TankLevelsQuery = { tankStates: Array<{ tankId: number, available: string }> };

export type NozzleMetersQueryVariables = Exact<{ [key: string]: never; }>;


export type NozzleMetersQuery = { nozzleMeters: Array<{ nozzleId: number, nozzleName: string, pumpId: number, shortName: string, reading: string, disabled: boolean }> };

export type MemoChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type MemoChoicesQuery = { products: Array<{ id: number, name: string, shortName: string, kind: ProductKind, disabled: boolean }>, stationSettings: { stationName: string, dealerLine: string | null, address: string | null, phone: string | null, taxNumber: string | null } };

export type MemoPriceQueryVariables = Exact<{
  productId: number;
  date: string;
}>;


export type MemoPriceQuery = { memoPrice: { shortName: string, rate: string | null, splits: boolean } };

export type MemoCreditSalesQueryVariables = Exact<{
  productId: number;
  date: string;
}>;


export type MemoCreditSalesQuery = { memoCreditSales: { litres: string, amount: string, sales: Array<{ id: number, firmName: string, vehicle: string | null, litres: string, rate: string, amount: string }> } };

export type CashMemosQueryVariables = Exact<{
  input: CashMemosInput;
}>;


export type CashMemosQuery = { cashMemos: { seed: number, date: string, productName: string, shortName: string, litres: string, amount: string, memos: Array<{ number: string, source: string, creditSaleId: number | null, customerName: string, vehicleNumber: string | null, rate: string, litres: string, amount: string }> } };

export type MessageCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type MessageCategoriesQuery = { eventCategories: Array<{ id: number, name: string, event: string | null }>, receiveCategories: Array<{ id: number, name: string, pkFieldName: string, displayName: string, routePath: string, problem: string | null }>, receiverTables: Array<{ tableName: string, label: string, pkFieldName: string, displayName: string, routePath: string }> };

export type RecipientDetailsQueryVariables = Exact<{
  receiveCategoryId: number;
  search?: string | null | undefined;
}>;


export type RecipientDetailsQuery = { recipientChoices: Array<{ id: number, detail: string }> };

export type MessageSubscriptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MessageSubscriptionsQuery = { messageSubscriptions: Array<{ id: number, eventCategoryId: number, eventName: string, event: string | null, receiveCategoryName: string, recipientName: string, channel: string | null, goesBy: string | null, goesTo: string | null, problem: string | null, createdAt: string }> };

export type EventWordsQueryVariables = Exact<{ [key: string]: never; }>;


export type EventWordsQuery = { eventCategories: Array<{ id: number, name: string, event: string | null, subject: string, body: string, isOwners: boolean, version: number, subscriptions: number, placeholders: Array<{ name: string, meaning: string }> }> };

export type PreviewTemplateQueryVariables = Exact<{
  eventCategoryId: number;
  subject?: string | null | undefined;
  body?: string | null | undefined;
}>;


export type PreviewTemplateQuery = { previewTemplate: { subject: string, body: string } };

export type OutboxQueryVariables = Exact<{
  state?: string | null | undefined;
}>;


export type OutboxQuery = { outboxMessages: Array<{ id: string, channel: string, recipient: string, subject: string, body: string, isSecret: boolean, state: string, attempts: number, nextAttemptAt: string | null, sentAt: string | null, lastError: string | null, canBeRetried: boolean, createdAt: string }> };

export type CreateEventCategoryMutationVariables = Exact<{
  input: CreateEventCategoryInput;
}>;


export type CreateEventCategoryMutation = { createEventCategory: { message: string | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type CreateReceiveCategoryMutationVariables = Exact<{
  input: CreateReceiveCategoryInput;
}>;


export type CreateReceiveCategoryMutation = { createReceiveCategory: { message: string | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type CreateMessageMutationVariables = Exact<{
  input: CreateMessageInput;
}>;


export type CreateMessageMutation = { createMessage: { message: string | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type RemoveSubscriptionMutationVariables = Exact<{
  subscriptionId: number;
}>;


export type RemoveSubscriptionMutation = { removeSubscription: { userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type SetMessageTemplateMutationVariables = Exact<{
  input: SetMessageTemplateInput;
}>;


export type SetMessageTemplateMutation = { setMessageTemplate: { version: number | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type SendMessageMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendMessageMutation = { sendMessage: { messages: number | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type RetryMessageMutationVariables = Exact<{
  messageId: string | number;
}>;


export type RetryMessageMutation = { retryMessage: { userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type ReportRoutesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportRoutesQuery = { reportCatalogue: Array<{ route: string }> };

export type ReportDefinitionQueryVariables = Exact<{
  route: string;
}>;


export type ReportDefinitionQuery = { reportCatalogue: Array<{ route: string, right: string, title: string, description: string | null, pathParameters: Array<string>, graphqlField: string, isPaged: boolean, isPaper: boolean, parameters: Array<{ name: string, label: string, kind: string, required: boolean, default: string | null, reference: string | null, graphqlType: string }>, sections: Array<{ name: string | null, title: string, asFacts: boolean, optional: boolean, subtotalBy: string | null, changes: string | null, columns: Array<{ name: string, label: string, kind: string, total: boolean, alarm: boolean, sortable: boolean, drill: string | null }>, charts: Array<{ title: string, kind: string, x: string, y: Array<string>, by: string | null }> }> }> };

export type SavedViewsQueryVariables = Exact<{
  route: string;
}>;


export type SavedViewsQuery = { savedViews: Array<{ id: number, name: string, search: string, shared: boolean, isOwn: boolean, byName: string }> };

export type SaveViewMutationVariables = Exact<{
  input: SaveViewInput;
}>;


export type SaveViewMutation = { saveView: { savedViewId: number | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type RemoveViewMutationVariables = Exact<{
  input: RemoveViewInput;
}>;


export type RemoveViewMutation = { removeView: { userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type AuditRowsQueryVariables = Exact<{
  table?: string | null | undefined;
  row?: string | null | undefined;
  who?: string | null | undefined;
  command?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  text?: string | null | undefined;
  before?: number | null | undefined;
}>;


export type AuditRowsQuery = { auditRows: { next: number | null, since: string | null, rows: Array<{ id: number, at: string, userName: string, command: string, tableLabel: string, table: string, rowId: string, rowTitle: string | null, hasPage: boolean, what: string, reason: string | null, reasonText: { message: string, messageId: string, params: MessageParams } | null, values: Array<{ label: string, kind: string, before: string | null, after: string | null, listsBefore: Array<{ label: string, rows: Array<Array<string>>, columns: Array<{ label: string, kind: string }> }> | null, listsAfter: Array<{ label: string, rows: Array<Array<string>>, columns: Array<{ label: string, kind: string }> }> | null }> }> } };

export type AuditHeadCheckQueryVariables = Exact<{
  head: string;
}>;


export type AuditHeadCheckQuery = { auditHeadCheck: { isInChain: boolean, saysText: { message: string, messageId: string, params: MessageParams } } };

export type AuditedTablesQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditedTablesQuery = { auditedTables: Array<{ table: string, label: string }> };

export type AuditedListPartsFragment = { label: string, rows: Array<Array<string>>, columns: Array<{ label: string, kind: string }> };

export type StationLogoQueryVariables = Exact<{ [key: string]: never; }>;


export type StationLogoQuery = { stationLogo: { fileId: string, name: string } | null };

export type SetStationLogoMutationVariables = Exact<{
  input: SetStationLogoInput;
}>;


export type SetStationLogoMutation = { setStationLogo: { userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type BillSeriesQueryVariables = Exact<{ [key: string]: never; }>;


export type BillSeriesQuery = { billSeries: Array<{ series: string, financialYear: string, prefix: string, firstNumber: string, nextNumber: string, bills: number }> };

export type SetBillSeriesMutationVariables = Exact<{
  input: SetBillSeriesInput;
}>;


export type SetBillSeriesMutation = { setBillSeries: { nextNumber: string | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type CrewOnDutyQueryVariables = Exact<{ [key: string]: never; }>;


export type CrewOnDutyQuery = { crewOnDuty: Array<{ employeeId: number, employeeName: string, pumpId: number | null }> };

export type ChangeCrewMutationVariables = Exact<{
  input: ChangeCrewInput;
}>;


export type ChangeCrewMutation = { changeCrew: { shiftId: number | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type StartShiftFormQueryVariables = Exact<{
  shiftDate?: string | null | undefined;
  shiftTypeId?: number | null | undefined;
}>;


export type StartShiftFormQuery = { startShiftForm: { shiftDate: string, shiftTypeId: number | null, lastStartableDate: string, furthestDate: string, withoutRate: Array<string>, lacks: Array<string>, shiftTypes: Array<{ id: number, name: string }>, rates: Array<{ productId: number, productName: string, shortName: string, rate: string }>, openingDoubts: Array<{ message: string, messageId: string, params: MessageParams }>, lastCrew: Array<{ employeeId: number, employeeName: string, pumpId: number | null }> } };

export type StartShiftMutationVariables = Exact<{
  input: StartShiftInput;
}>;


export type StartShiftMutation = { startShift: { shiftId: number | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type MoveShiftMutationVariables = Exact<{
  input: MoveShiftInput;
}>;


export type MoveShiftMutation = { moveShift: { shiftId: number | null, effects: Array<string> | null, effectTexts: Array<{ message: string, messageId: string, params: MessageParams }> | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type ShiftTypesToMoveQueryVariables = Exact<{ [key: string]: never; }>;


export type ShiftTypesToMoveQuery = { shiftTypes: Array<{ id: number, name: string, disabled: boolean }> };

export type EmployeeStandingsQueryVariables = Exact<{ [key: string]: never; }>;


export type EmployeeStandingsQuery = { employeeStandings: Array<{ employeeId: number, employeeName: string, contactNo: string, balance: string, hasLeft: boolean }> };

export type EmployeeAdvancesOfShiftQueryVariables = Exact<{
  shiftId?: number | null | undefined;
}>;


export type EmployeeAdvancesOfShiftQuery = { employeeAdvancesOfShift: Array<{ id: number, createdAt: string, employeeName: string, amount: string, accountName: string | null, paymentModeName: string | null, valueDate: string | null, comment: string | null, enteredBy: string | null, lateReason: string | null }> };

export type RecordEmployeeAdvanceMutationVariables = Exact<{
  input: RecordEmployeeAdvanceInput;
}>;


export type RecordEmployeeAdvanceMutation = { recordEmployeeAdvance: { employeeAdvanceId: number | null, effectTexts: Array<{ message: string, messageId: string, params: MessageParams }> | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type PaidEmployeesQueryVariables = Exact<{ [key: string]: never; }>;


export type PaidEmployeesQuery = { employees: Array<{ id: number, name: string, contactNo: string, disabled: boolean }> };

export type SalaryFormQueryVariables = Exact<{
  employeeId: number;
  shiftId?: number | null | undefined;
}>;


export type SalaryFormQuery = { salaryForm: { from: string, to: string, paidUpTo: string | null, payTo: string, unpaidSince: string | null } };

export type SalaryPreviewQueryVariables = Exact<{
  employeeId: number;
  shiftId?: number | null | undefined;
  from: string;
  to: string;
}>;


export type SalaryPreviewQuery = { salaryPreview: { from: string, to: string, shiftsWorked: number, earned: string, owedBefore: string, payable: string, lines: Array<{ from: string, to: string, payBasis: string, payRate: string, count: number, daysInMonth: number | null, amount: string }>, recovered: { carried: string, advances: string, shortages: string }, notRecovered: { carried: string, advances: string, shortages: string } } };

export type SalariesOfQueryVariables = Exact<{
  employeeId: number;
}>;


export type SalariesOfQuery = { salariesOf: Array<{ id: number, createdAt: string, from: string, to: string, shiftsWorked: number, earned: string, recovered: string, paid: string, carried: string, accountName: string | null, paymentModeName: string | null, valueDate: string | null, enteredBy: string | null }> };

export type PaySalaryMutationVariables = Exact<{
  input: PaySalaryInput;
}>;


export type PaySalaryMutation = { paySalary: { salaryPaymentId: number | null, paid: string | null, carried: string | null, effectTexts: Array<{ message: string, messageId: string, params: MessageParams }> | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type PayTermsOfQueryVariables = Exact<{
  employeeId: number;
}>;


export type PayTermsOfQuery = { payTermsOf: { paidUpTo: string | null, terms: Array<{ id: number, since: string, payBasis: string, payRate: string, reason: string | null, enteredBy: string | null }> } };

export type ChangePayRateMutationVariables = Exact<{
  input: ChangePayRateInput;
}>;


export type ChangePayRateMutation = { changePayRate: { employeeId: number | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type ClaimableInvoicesQueryVariables = Exact<{
  supplierId: number;
}>;


export type ClaimableInvoicesQuery = { claimableInvoices: Array<{ id: number, invoiceNumber: string, invoicedOn: string, amount: string, productIds: Array<number> }> };

export type DebitNotesQueryVariables = Exact<{ [key: string]: never; }>;


export type DebitNotesQuery = { debitNotes: Array<{ id: number, noteDate: string, supplierName: string, invoiceNumber: string | null, productName: string, kind: string, number: string | null, amount: string, comment: string | null, enteredBy: string | null }> };

export type RecordDebitNoteMutationVariables = Exact<{
  input: RecordDebitNoteInput;
}>;


export type RecordDebitNoteMutation = { recordDebitNote: { debitNoteId: number | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type DensityChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type DensityChoicesQuery = { runningShift: { id: number, shiftDate: string } | null, products: Array<{ id: number, name: string, shortName: string, kind: ProductKind }>, tanks: Array<{ id: number, name: string, productId: number }> };

export type LinesToCompareQueryVariables = Exact<{
  productId: number;
}>;


export type LinesToCompareQuery = { linesToCompare: Array<{ invoiceLineId: number, invoiceNumber: string, receivedOn: string, density: string }> };

export type MorningReadingQueryVariables = Exact<{
  tankId: number;
  businessDate: string;
}>;


export type MorningReadingQuery = { morningReading: { densityAt15: string } | null };

export type DensityReadingsQueryVariables = Exact<{ [key: string]: never; }>;


export type DensityReadingsQuery = { densityReadings: Array<{ id: number, businessDate: string, createdAt: string, occasion: string, productName: string, shortName: string, tankName: string | null, invoiceNumber: string | null, density: string, temperature: string, densityAt15: string, challanDensity: string | null, deviation: string | null, isFlagged: boolean, isUnusual: boolean, comment: string | null, enteredBy: string | null }> };

export type RecordDensityMutationVariables = Exact<{
  input: RecordDensityInput;
}>;


export type RecordDensityMutation = { recordDensity: { densityReadingId: number | null, densityAt15: string | null, deviation: string | null, isFlagged: boolean | null, isUnusual: boolean | null, note: string | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type InspectionProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type InspectionProductsQuery = { products: Array<{ id: number, name: string, shortName: string, kind: ProductKind }> };

export type InspectionsQueryVariables = Exact<{ [key: string]: never; }>;


export type InspectionsQuery = { inspections: Array<{ id: number, productName: string, shortName: string, inspectionDate: string, readingSum: string, totalStock: string, totalBeforeStock: string, inspectionTime: string | null, testingBefore: string, enteredBy: string | null }> };

export type InspectionFactsQueryVariables = Exact<{
  productId: number;
  inspectionDate: string;
}>;


export type InspectionFactsQuery = { inspectionFacts: { day: string, isMeterChanged: boolean, asItBegan: { readingSum: string, stock: string }, asItEnded: { readingSum: string, stock: string } | null } | null };

export type RecordInspectionMutationVariables = Exact<{
  input: RecordInspectionInput;
}>;


export type RecordInspectionMutation = { recordInspection: { inspectionId: number | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type RemoveInspectionMutationVariables = Exact<{
  input: RemoveInspectionInput;
}>;


export type RemoveInspectionMutation = { removeInspection: { inspectionId: number | null, message: string | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type InvoiceProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type InvoiceProductsQuery = { products: Array<{ id: number, name: string, shortName: string, kind: ProductKind }> };

export type InvoiceSuppliersQueryVariables = Exact<{ [key: string]: never; }>;


export type InvoiceSuppliersQuery = { invoiceSuppliers: Array<{ id: number, name: string, isProposed: boolean }> };

export type InvoiceNumberTakenQueryVariables = Exact<{
  invoiceNumber: string;
  invoiceDateTime?: string | null | undefined;
  supplierId?: number | null | undefined;
}>;


export type InvoiceNumberTakenQuery = { invoiceNumberTaken: boolean };

export type CreateInvoiceMutationVariables = Exact<{
  input: CreateInvoiceInput;
}>;


export type CreateInvoiceMutation = { createInvoice: { invoiceId: number | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type RunningMetersQueryVariables = Exact<{ [key: string]: never; }>;


export type RunningMetersQuery = { runningMeters: Array<{ nozzleId: number, nozzleName: string, pumpName: string, shortName: string, open: string, meterMax: string | null, shiftStartedAt: string, flowRate: number, soldBefore: string, hasRolledOver: boolean }> };

export type MeterEventsOfShiftQueryVariables = Exact<{ [key: string]: never; }>;


export type MeterEventsOfShiftQuery = { meterEventsOfShift: Array<{ id: number, kind: string, pumpName: string, nozzleName: string, lastReading: string, firstReading: string, reason: string, createdAt: string, enteredBy: string | null, isLast: boolean }> };

export type RecordMeterEventMutationVariables = Exact<{
  input: RecordMeterEventInput;
}>;


export type RecordMeterEventMutation = { recordMeterEvent: { meterEventId: number | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type TakeBackMeterEventMutationVariables = Exact<{
  input: TakeBackMeterEventInput;
}>;


export type TakeBackMeterEventMutation = { takeBackMeterEvent: { meterEventId: number | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type StockInFormQueryVariables = Exact<{ [key: string]: never; }>;


export type StockInFormQuery = { stockInForm: { now: string, counts: string, shift: { shiftId: number, shiftDate: string, shiftName: string } | null, tanks: Array<{ tankId: number, tankName: string, productId: number, productName: string, shortName: string, capacity: string | null, bookVolume: string, readingSum: string, lastReading: string, chart: Array<{ dip: number, volume: string }> }> } };

export type PendingInvoiceLinesQueryVariables = Exact<{
  productId: number;
}>;


export type PendingInvoiceLinesQuery = { pendingInvoiceLines: Array<{ invoiceLineId: number, invoiceNumber: string, invoiceDateTime: string, receivedOn: string, quantity: string, shortageQuantity: string, remaining: string }> };

export type ClosedShiftsOnQueryVariables = Exact<{
  shiftDate: string;
}>;


export type ClosedShiftsOnQuery = { closedShiftsOn: Array<{ shiftId: number, shiftDate: string, shiftName: string, isLastOfDay: boolean, tanks: Array<{ tankId: number, tankName: string, productId: number, productName: string, shortName: string, capacity: string | null, chart: Array<{ dip: number, volume: string }> }> }> };

export type StockInsOfShiftQueryVariables = Exact<{ [key: string]: never; }>;


export type StockInsOfShiftQuery = { stockInsOfShift: Array<{ id: number, stockInDateTime: string, invoiceNumber: string, tankName: string, shortName: string, quantity: string, measured: string, difference: string, isAtg: boolean, enteredBy: string | null, toReview: boolean }> };

export type StockInsToReviewQueryVariables = Exact<{ [key: string]: never; }>;


export type StockInsToReviewQuery = { stockInsToReview: Array<{ shiftDate: string, shiftName: string, id: number, stockInDateTime: string, invoiceNumber: string, tankName: string, shortName: string, quantity: string, measured: string, difference: string, isAtg: boolean, enteredBy: string | null, toReview: boolean }> };

export type StockInPartsFragment = { id: number, stockInDateTime: string, invoiceNumber: string, tankName: string, shortName: string, quantity: string, measured: string, difference: string, isAtg: boolean, enteredBy: string | null, toReview: boolean };

export type RecordStockInMutationVariables = Exact<{
  input: StockInInput;
}>;


export type RecordStockInMutation = { recordStockIn: { stockInId: number | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type RecordBackwardStockInMutationVariables = Exact<{
  input: StockInInput;
}>;


export type RecordBackwardStockInMutation = { recordBackwardStockIn: { stockInId: number | null, effectTexts: Array<{ message: string, messageId: string, params: MessageParams }> | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type TanksToMeasureQueryVariables = Exact<{ [key: string]: never; }>;


export type TanksToMeasureQuery = { tanksToMeasure: Array<{ tankId: number, tankName: string, productName: string, shortName: string, capacity: string | null, bookVolume: string, chart: Array<{ dip: number, volume: string }> }> };

export type TankDipsOfShiftQueryVariables = Exact<{ [key: string]: never; }>;


export type TankDipsOfShiftQuery = { tankDipsOfShift: Array<{ id: number, tankName: string, shortName: string, dip: number | null, waterDip: number | null, volume: string, bookVolume: string | null, isAtg: boolean, measuredAt: string, measuredBy: string | null }> };

export type MeasureTankMutationVariables = Exact<{
  input: MeasureTankInput;
}>;


export type MeasureTankMutation = { measureTank: { tankDipId: number | null, volume: string | null, bookVolume: string | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type SystemStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type SystemStatusQuery = { systemStatus: { version: string, serverTime: string, databaseVersion: string, databaseMs: number, migrationsApplied: number, migrationsKnown: number, messagesDue: number | null } };

export type ShiftChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ShiftChangedSubscription = { shiftChanged: { shiftId: number | null } };

export type CreditSaleRecordedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type CreditSaleRecordedSubscription = { creditSaleRecorded: { shiftId: number | null } };

export type CashChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type CashChangedSubscription = { cashChanged: { shiftId: number | null } };

export type StockChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type StockChangedSubscription = { stockChanged: { shiftId: number | null } };

export type CreditChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type CreditChangedSubscription = { creditChanged: { creditorId: number | null } };

export type ChangeRequestedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ChangeRequestedSubscription = { changeRequested: { requestId: number | null } };

export type ChangeDecidedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ChangeDecidedSubscription = { changeDecided: { requestId: number | null } };

export type BellChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type BellChangedSubscription = { permissionCounts: { pending: number, notices: number } };

export type PaymentWaysQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentWaysQuery = { uncountedCash: string, paymentWays: { accounts: Array<{ id: number, name: string, disabled: boolean, modes: Array<{ id: number, name: string, disabled: boolean, isCheque: boolean }> }>, modes: Array<{ id: number, name: string, disabled: boolean, isCheque: boolean }> }, notesInSafe: Array<{ id: number, value: number, available: number }> };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { stationName: string, me: { userId: number, name: string, email: string, language: string | null, role: string, rights: Array<string> }, mySecondFactor: { mustSetUp: boolean } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { userErrors: Array<{ code: string, message: string }> } };

export type SetLanguageMutationVariables = Exact<{
  input: SetLanguageInput;
}>;


export type SetLanguageMutation = { setLanguage: { userErrors: Array<{ code: string, message: string }> } };

export type FourEyesQueryVariables = Exact<{ [key: string]: never; }>;


export type FourEyesQuery = { stationSettings: { fourEyes: boolean } };

export type SettingsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type SettingsChangedSubscription = { settingsChanged: { changed: boolean } };

export type RunningShiftQueryVariables = Exact<{ [key: string]: never; }>;


export type RunningShiftQuery = { runningShift: { id: number, shiftDate: string, shiftName: string, startedAt: string, rates: Array<{ productId: number, productName: string, shortName: string, rate: string }> } | null, lastClosedShift: { id: number, shiftDate: string, shiftName: string, closedByName: string | null, closedAt: string | null } | null };

export type RightPanelQueryVariables = Exact<{ [key: string]: never; }>;


export type RightPanelQuery = { tankStates: Array<{ tankId: number, tankName: string, productName: string, openingDip: number | null, openingVolume: string, stockIn: string, available: string, capacity: string | null }>, shiftCredits: Array<{ creditorId: number, creditorName: string, productName: string, quantity: string, amount: string }> };

export type NotesInSafeQueryVariables = Exact<{ [key: string]: never; }>;


export type NotesInSafeQuery = { notesInSafe: Array<{ id: number, value: number, available: number }> };

export type CrewChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type CrewChoicesQuery = { employees: Array<{ id: number, name: string, contactNo: string }>, pumps: Array<{ id: number, name: string }> };

export type CrewChoicesOfClosedQueryVariables = Exact<{ [key: string]: never; }>;


export type CrewChoicesOfClosedQuery = { employees: Array<{ id: number, name: string, contactNo: string, disabled: boolean }>, pumps: Array<{ id: number, name: string, disabled: boolean }> };

export type DipChartTextQueryVariables = Exact<{
  file: string;
}>;


export type DipChartTextQuery = { dipChartText: string };

export type LateEntryShiftsQueryVariables = Exact<{
  shiftDate: string;
}>;


export type LateEntryShiftsQuery = { lateEntryShifts: Array<{ id: number, shiftDate: string, shiftName: string }> };

export type LatePumpProductsQueryVariables = Exact<{
  shiftId: number;
}>;


export type LatePumpProductsQuery = { pumpProducts: Array<{ pumpId: number, pumpName: string, productId: number, productName: string, shortName: string, rate: string }> };

export type PersonFilesQueryVariables = Exact<{
  employeeId?: number | null | undefined;
  userId?: number | null | undefined;
}>;


export type PersonFilesQuery = { personFiles: { picture: { fileId: string, name: string } | null, document: { fileId: string, name: string } | null } };

export type SetPersonFileMutationVariables = Exact<{
  input: SetPersonFileInput;
}>;


export type SetPersonFileMutation = { setPersonFile: { userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type PendingChangesQueryVariables = Exact<{
  table: string;
  rowIds: Array<number> | number;
}>;


export type PendingChangesQuery = { pendingChanges: Array<{ requestId: number, rowId: number, permission: number, userName: string, requestedAt: string }> };

export type RowToChangeQueryVariables = Exact<{
  table: string;
  rowId: number;
}>;


export type RowToChangeQuery = { changeableRow: { table: string, rowId: number, label: string, title: string, version: number, canBeChanged: boolean, canBeDeleted: boolean, isChangedAtOnce: boolean, isDeletedAtOnce: boolean, needsReason: boolean, whyNotDeleted: { message: string, messageId: string, params: MessageParams } | null, partOf: { table: string, rowId: number, label: string } | null, fields: Array<{ name: string, label: string, kind: string, value: string | null, shown: string | null, canChange: boolean, required: boolean, min: number | null, max: number | null, case: string | null, message: string, hint: string | null, reference: string | null, options: Array<{ value: string, label: string }>, policyLine: { exempt: string | null } | null }> } };

export type ReferenceOptionsQueryVariables = Exact<{
  reference: string;
}>;


export type ReferenceOptionsQuery = { referenceChoices: Array<{ id: number, title: string, shortName: string | null }> };

export type ChangeRowMutationVariables = Exact<{
  input: ChangeRowInput;
}>;


export type ChangeRowMutation = { changeRow: { changeRequestId: number | null, state: string | null, message: string | null, messageId: string | null, params: MessageParams | null, effectTexts: Array<{ message: string, messageId: string, params: MessageParams }> | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type RehearseRowChangeMutationVariables = Exact<{
  input: ChangeRowInput;
}>;


export type RehearseRowChangeMutation = { rehearseRowChange: { effectTexts: Array<{ message: string, messageId: string, params: MessageParams }> | null, userErrors: Array<{ code: string, message: string, messageId: string | null, params: MessageParams | null, field: string | null }> } };

export type WaitsAboveQueryVariables = Exact<{
  command: string;
}>;


export type WaitsAboveQuery = { waitsAbove: string | null };

export type WaitingEntriesQueryVariables = Exact<{
  command: string;
}>;


export type WaitingEntriesQuery = { waitingEntries: Array<{ requestId: number, title: string, userName: string, isOwn: boolean, requestedAt: string, lateText: { message: string, messageId: string, params: MessageParams } | null }> };

export const AuditedListPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditedListParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditedList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}}]} as unknown as DocumentNode<AuditedListPartsFragment, unknown>;
export const StockInPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StockInParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StockInView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stockInDateTime"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"tankName"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"measured"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"isAtg"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}},{"kind":"Field","name":{"kind":"Name","value":"toReview"}}]}}]} as unknown as DocumentNode<StockInPartsFragment, unknown>;
export const BellCountsDocument = {"__meta__":{"hash":"sha256:c12e36a4f932cdd1183cb6cbc7b2274ed271aceb337136fea2160abd80d31a67"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BellCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permissionCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"notices"}}]}}]}}]} as unknown as DocumentNode<BellCountsQuery, BellCountsQueryVariables>;
export const NotificationsDocument = {"__meta__":{"hash":"sha256:550f593b4f4a43bc96095971768e97eedb50d54761dbc063adc02b86f0c1d18f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationId"}},{"kind":"Field","name":{"kind":"Name","value":"rowId"}},{"kind":"Field","name":{"kind":"Name","value":"tableName"}},{"kind":"Field","name":{"kind":"Name","value":"permission"}},{"kind":"Field","name":{"kind":"Name","value":"tableLabel"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"msgText"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<NotificationsQuery, NotificationsQueryVariables>;
export const SeeNoticesDocument = {"__meta__":{"hash":"sha256:9002ff6191f48c8596ea2bd37410f5eeaf7c28e420bea6a795ef4562d0157942"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SeeNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SeeNoticesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SeeNoticesMutation, SeeNoticesMutationVariables>;
export const DecisionsDocument = {"__meta__":{"hash":"sha256:43f61bb28cea29340ac707fbb0eef51dc98375aeb58fc02fb513c5f312fb219c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myDecisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"tableLabel"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decisionReason"}}]}}]}}]} as unknown as DocumentNode<DecisionsQuery, DecisionsQueryVariables>;
export const FindRecordsDocument = {"__meta__":{"hash":"sha256:5c74f28a3f89cd9bc6706f807c9bd5926380659ca391bbbc2ff8cb762ed7f7a6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}}]}}]}}]} as unknown as DocumentNode<FindRecordsQuery, FindRecordsQueryVariables>;
export const SavedViewNamesDocument = {"__meta__":{"hash":"sha256:d097cc9873c71f5608a2af10bf750c160cf4930e7776122d0b4afc6c9b4dcd5a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedViewNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"route"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}}]}}]}}]} as unknown as DocumentNode<SavedViewNamesQuery, SavedViewNamesQueryVariables>;
export const PaletteShiftTypesDocument = {"__meta__":{"hash":"sha256:1ed4f095ea7b3b790369871c954ab9bede5fd2c6847c65bf84d8bfb1e55fbfa6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaletteShiftTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<PaletteShiftTypesQuery, PaletteShiftTypesQueryVariables>;
export const SlipPlacesDocument = {"__meta__":{"hash":"sha256:47382080d7ea9ce0be48f6f289585df73a23b00c9953939ccc9ddf56eaf0a386"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SlipPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slipNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slipPlaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slipNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slipNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slipNo"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"creditorId"}},{"kind":"Field","name":{"kind":"Name","value":"firmName"}},{"kind":"Field","name":{"kind":"Name","value":"shiftDate"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"litres"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"billNumber"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<SlipPlacesQuery, SlipPlacesQueryVariables>;
export const MyAccountDocument = {"__meta__":{"hash":"sha256:8b5a0ffa77021fb0b988d401d80194a32f517afacb074277654c9458c80b0f80"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNo"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myPasswordLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mySecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"authenticatorSince"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"passkeyHost"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}}]}}]}}]} as unknown as DocumentNode<MyAccountQuery, MyAccountQueryVariables>;
export const ChangePasswordDocument = {"__meta__":{"hash":"sha256:9143be1177ae58c8a1cd256faf12c4bf7ecf7886f698f9782fc963a31c4aac83"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const RevokeSessionDocument = {"__meta__":{"hash":"sha256:cd65ce1e365b2265c60fe52f0635a0c90190b5d139521ac649d186690411c2cc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RevokeSessionMutation, RevokeSessionMutationVariables>;
export const SetUpStationDocument = {"__meta__":{"hash":"sha256:b35fd78b8d7a6aef0896c261dcce48a7e317d8b3d1870aee5c7432867311d6e0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetUpStation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetUpStationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUpStation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SetUpStationMutation, SetUpStationMutationVariables>;
export const StartConfirmationDocument = {"__meta__":{"hash":"sha256:b13306789d58ca5aa9485d67ca97fffddbb80034d0f831489184af266d8dcaf8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondSteps"}},{"kind":"Field","name":{"kind":"Name","value":"passkeyOptions"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<StartConfirmationMutation, StartConfirmationMutationVariables>;
export const ConfirmSessionDocument = {"__meta__":{"hash":"sha256:47825d16f85fb625ad790ca2b4f835f45cfa99573cc14f71263846758e50dd72"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmSessionMutation, ConfirmSessionMutationVariables>;
export const StartAuthenticatorDocument = {"__meta__":{"hash":"sha256:519529ce2d313dbe3e04b0c01235a4c5e96ba0938a6ea67bf973c09910975aa6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartAuthenticator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartAuthenticatorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startAuthenticator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<StartAuthenticatorMutation, StartAuthenticatorMutationVariables>;
export const ConfirmAuthenticatorDocument = {"__meta__":{"hash":"sha256:965d68f8611b0b7161d4a548fc089edd8f8567bd42424a12a072b42dd1c49372"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmAuthenticator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmAuthenticatorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmAuthenticator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmAuthenticatorMutation, ConfirmAuthenticatorMutationVariables>;
export const RenewRecoveryCodesDocument = {"__meta__":{"hash":"sha256:6400f2e31b3b11d32f128195b9a602c560a0296880a81b6122278ebe0c78e183"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewRecoveryCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewRecoveryCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const TurnOffSecondFactorDocument = {"__meta__":{"hash":"sha256:e15013459c90dc6b992e87e1ee640f61c485e8ef0c11d0fdd28961bf13ca67d1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TurnOffSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"turnOffSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<TurnOffSecondFactorMutation, TurnOffSecondFactorMutationVariables>;
export const StartPasskeyDocument = {"__meta__":{"hash":"sha256:4d620992c45026bb2d1fde4e77a84bed93cd5b777adac9e7347678a3287cab0b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<StartPasskeyMutation, StartPasskeyMutationVariables>;
export const AddPasskeyDocument = {"__meta__":{"hash":"sha256:1bddae5c077589dd5688c4e640d4505edf9065eb4fcd23c6b2536a738a28f69d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddPasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<AddPasskeyMutation, AddPasskeyMutationVariables>;
export const RemovePasskeyDocument = {"__meta__":{"hash":"sha256:aef0868f3115c8dacfcf784f9c194751a5ec218005e5b88dabcb30913e4bce07"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemovePasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const ApiKeysDocument = {"__meta__":{"hash":"sha256:29d8b30b7093af7da1a0fc865fc525f94c4653a7c7ad412489691968f1cc534b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKeyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"isMakerDisabled"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAddress"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<ApiKeysQuery, ApiKeysQueryVariables>;
export const CreateApiKeyDocument = {"__meta__":{"hash":"sha256:d500341dcce0fe3118c0779d3912bbb401b5c7269a85b9bb86bba9eea2065b64"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKeyId"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<CreateApiKeyMutation, CreateApiKeyMutationVariables>;
export const RevokeApiKeyDocument = {"__meta__":{"hash":"sha256:89014f012a8cad2d8f243efb02b9ea206fa763a5a3726ec5ec5e08ea23e13115"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;
export const ChangeReviewDocument = {"__meta__":{"hash":"sha256:947716dba4e56e6b56e78811c261ed8491f521117c8a7961e3443faf187bda70"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChangeReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"table"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rowId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"table"},"value":{"kind":"Variable","name":{"kind":"Name","value":"table"}}},{"kind":"Argument","name":{"kind":"Name","value":"rowId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rowId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"table"}},{"kind":"Field","name":{"kind":"Name","value":"rowId"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"canChange"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"requests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"permission"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decisionReason"}},{"kind":"Field","name":{"kind":"Name","value":"rowVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"was"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ended"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"permission"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decisionReason"}},{"kind":"Field","name":{"kind":"Name","value":"rowVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"was"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ChangeReviewQuery, ChangeReviewQueryVariables>;
export const RehearseChangeDocument = {"__meta__":{"hash":"sha256:611e6597122aab40fac4673426013e0ba934c100391af2bee18b791617260d09"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RehearseChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rehearseChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rehearsal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"effectTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RehearseChangeMutation, RehearseChangeMutationVariables>;
export const DecideChangeDocument = {"__meta__":{"hash":"sha256:b01c0a0d21aaea4cb1ac5c97835097981d9946d50443a98cfc73bfeac053e3b8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"effectTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<DecideChangeMutation, DecideChangeMutationVariables>;
export const WithdrawChangeDocument = {"__meta__":{"hash":"sha256:ccef0fa83d227c7d9eda07a6e46ab5158247e5e56264a0ec15872d231431253c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<WithdrawChangeMutation, WithdrawChangeMutationVariables>;
export const MyChangeRequestsDocument = {"__meta__":{"hash":"sha256:94f9abc0f836f990333b9b30231078a3a308d375f0e6c218e87eb6b96fd9095c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyChangeRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myChangeRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"table"}},{"kind":"Field","name":{"kind":"Name","value":"rowId"}},{"kind":"Field","name":{"kind":"Name","value":"tableLabel"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"permission"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decisionReason"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"was"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}}]}}]}}]}}]} as unknown as DocumentNode<MyChangeRequestsQuery, MyChangeRequestsQueryVariables>;
export const BankTransfersDocument = {"__meta__":{"hash":"sha256:32153e56e9dbdd387de60b8d48a3ed0f97cc0839acd5032a81b3b10d9e559b70"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BankTransfers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankTransfers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"transferDate"}},{"kind":"Field","name":{"kind":"Name","value":"fromAccountName"}},{"kind":"Field","name":{"kind":"Name","value":"toAccountName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"charges"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}}]}}]}}]} as unknown as DocumentNode<BankTransfersQuery, BankTransfersQueryVariables>;
export const RecordBankTransferDocument = {"__meta__":{"hash":"sha256:01fbcd16b511054680a43d6fc91873e070b6275dbb6eb02a545437b81c06c45f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordBankTransfer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordBankTransferInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordBankTransfer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankTransferId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RecordBankTransferMutation, RecordBankTransferMutationVariables>;
export const CashExchangesOfShiftDocument = {"__meta__":{"hash":"sha256:6119f353b19f31d9676e9ae1da78c36598c191a3fdd158a82f118702333be70e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CashExchangesOfShift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashExchangesOfShift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shiftId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}},{"kind":"Field","name":{"kind":"Name","value":"lateReason"}}]}}]}}]} as unknown as DocumentNode<CashExchangesOfShiftQuery, CashExchangesOfShiftQueryVariables>;
export const CollectionChoicesDocument = {"__meta__":{"hash":"sha256:7ebb7d5b889f9cd8e544f2293898fb4e6f00a47f1afc6336cb90dfc6f5ffaaf4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CollectionChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pumpProducts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pumpId"}},{"kind":"Field","name":{"kind":"Name","value":"pumpName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"includeDisabled"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contactNo"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"crewOnDuty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"pumpId"}}]}}]}}]} as unknown as DocumentNode<CollectionChoicesQuery, CollectionChoicesQueryVariables>;
export const CashCollectionsOfShiftDocument = {"__meta__":{"hash":"sha256:b04cf84b7bec7f10a1b0b2df308fa958cb8d585904a4270f4c16e355283f527a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CashCollectionsOfShift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashCollectionsOfShift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shiftId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"pumpId"}},{"kind":"Field","name":{"kind":"Name","value":"pumpName"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}},{"kind":"Field","name":{"kind":"Name","value":"lateReason"}}]}}]}}]} as unknown as DocumentNode<CashCollectionsOfShiftQuery, CashCollectionsOfShiftQueryVariables>;
export const CollectCashDocument = {"__meta__":{"hash":"sha256:ac8c97ed4424133b53dc674eadffc94b8e8abd8d3d79d6f793c524f0c8f479ee"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CollectCash"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CollectCashInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collectCash"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashCollectionId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"effectTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<CollectCashMutation, CollectCashMutationVariables>;
export const ExchangeCashDocument = {"__meta__":{"hash":"sha256:99159b475b334278e64d059ffdd35e2f566057af3444af16398d551e6036c61b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExchangeCash"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExchangeCashInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exchangeCash"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashExchangeId"}},{"kind":"Field","name":{"kind":"Name","value":"effectTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ExchangeCashMutation, ExchangeCashMutationVariables>;
export const ChequeRegisterDocument = {"__meta__":{"hash":"sha256:8fe3db96ff62ff75f8a9f2a8d2fe79b1403291c5dae6bf6ca7d1e33f0abfc9b9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChequeRegister"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chequeRegister"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"deposited"}},{"kind":"Field","name":{"kind":"Name","value":"cheques"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isReceived"}},{"kind":"Field","name":{"kind":"Name","value":"partyName"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"chequeDate"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"depositedOn"}},{"kind":"Field","name":{"kind":"Name","value":"clearedOn"}},{"kind":"Field","name":{"kind":"Name","value":"returnedOn"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"chargeBill"}}]}}]}}]}}]} as unknown as DocumentNode<ChequeRegisterQuery, ChequeRegisterQueryVariables>;
export const DepositChequeDocument = {"__meta__":{"hash":"sha256:1b63850a7a39631565b50242528f7f9830091dc1d27a40cf0f901a16745b1682"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DepositCheque"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DepositChequeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"depositCheque"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chequeId"}},{"kind":"Field","name":{"kind":"Name","value":"effectTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<DepositChequeMutation, DepositChequeMutationVariables>;
export const ClearChequeDocument = {"__meta__":{"hash":"sha256:0ccb859fd3c2341d5636e22c6755a58b07ff8f56d50427f1e8de9e30a45de7f1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClearCheque"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClearChequeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clearCheque"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chequeId"}},{"kind":"Field","name":{"kind":"Name","value":"effectTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ClearChequeMutation, ClearChequeMutationVariables>;
export const ReturnChequeDocument = {"__meta__":{"hash":"sha256:3546dbd74193e186ac598f102c8b1725f0418155d4151c4dcf6064170fab70e2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReturnCheque"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnChequeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returnCheque"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chequeId"}},{"kind":"Field","name":{"kind":"Name","value":"effectTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ReturnChequeMutation, ReturnChequeMutationVariables>;
export const UndoChequeStepDocument = {"__meta__":{"hash":"sha256:ae566941dd2363bc4a29fbed48bf485c99f124a2d99127a85c48550df1a3ff66"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoChequeStep"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoChequeStepInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoChequeStep"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chequeId"}},{"kind":"Field","name":{"kind":"Name","value":"effectTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<UndoChequeStepMutation, UndoChequeStepMutationVariables>;
export const ExpenditureChoicesDocument = {"__meta__":{"hash":"sha256:4e7d87e3963e2e07455bed07776a7467b1378118f37790a54fce6f19c9b13032"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExpenditureChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expenditureCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"includeDisabled"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}}]}}]}}]} as unknown as DocumentNode<ExpenditureChoicesQuery, ExpenditureChoicesQueryVariables>;
export const ExpendituresOfShiftDocument = {"__meta__":{"hash":"sha256:28f9a6254929eee9f341497602ad4e0133d6b4f226479497566749f6aa54582c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExpendituresOfShift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expendituresOfShift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shiftId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"paymentModeName"}},{"kind":"Field","name":{"kind":"Name","value":"valueDate"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}},{"kind":"Field","name":{"kind":"Name","value":"lateReason"}}]}}]}}]} as unknown as DocumentNode<ExpendituresOfShiftQuery, ExpendituresOfShiftQueryVariables>;
export const RecordExpenditureDocument = {"__meta__":{"hash":"sha256:9c83edd589b1dab4cb9c135aedea0f13ce8b56696c39ddf35a67cd792ac55229"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordExpenditure"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordExpenditureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordExpenditure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expenditureId"}},{"kind":"Field","name":{"kind":"Name","value":"effectTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RecordExpenditureMutation, RecordExpenditureMutationVariables>;
export const SupplierChoicesDocument = {"__meta__":{"hash":"sha256:f1a3cd567e7723cc9ea294939fe75f8faf99bbd50092140de4454a6089e47702"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupplierChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"includeDisabled"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}}]}}]}}]} as unknown as DocumentNode<SupplierChoicesQuery, SupplierChoicesQueryVariables>;
export const SupplierPaymentsOfShiftDocument = {"__meta__":{"hash":"sha256:155119a4b1ec7dad7c2e42b915e554482fe2fd768d44afeb4b357cacd28be6e6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupplierPaymentsOfShift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierPaymentsOfShift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shiftId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"paymentModeName"}},{"kind":"Field","name":{"kind":"Name","value":"valueDate"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}},{"kind":"Field","name":{"kind":"Name","value":"lateReason"}}]}}]}}]} as unknown as DocumentNode<SupplierPaymentsOfShiftQuery, SupplierPaymentsOfShiftQueryVariables>;
export const RecordSupplierPaymentDocument = {"__meta__":{"hash":"sha256:7ac3a00b156e98c116bdf6b646c44dbc59228591ad72dcaaa8f84a10ac52f95d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordSupplierPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordSupplierPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordSupplierPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierPaymentId"}},{"kind":"Field","name":{"kind":"Name","value":"effectTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RecordSupplierPaymentMutation, RecordSupplierPaymentMutationVariables>;
export const SwipesToComeDocument = {"__meta__":{"hash":"sha256:99b0e06d32fe06f42283cfa3dfd92ef9870e3d7515d15914b20854ece0710693"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SwipesToCome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"swipesToCome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"swipeMachineId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"toCome"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessDate"}},{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"settled"}}]}}]}}]}}]} as unknown as DocumentNode<SwipesToComeQuery, SwipesToComeQueryVariables>;
export const SwipeSettlementsDocument = {"__meta__":{"hash":"sha256:e7019585dec0212345f0bf8d592a5ff215239b785c52aa8663f02926c8ba77ea"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SwipeSettlements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"swipeSettlements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"machineName"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"charges"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}}]}}]}}]} as unknown as DocumentNode<SwipeSettlementsQuery, SwipeSettlementsQueryVariables>;
export const SettleSwipeDocument = {"__meta__":{"hash":"sha256:603daca4f68c3606f9cfdd77753c487700776ac155df0510603f74dc9b78596f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettleSwipe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettleSwipeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settleSwipe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"swipeSettlementId"}},{"kind":"Field","name":{"kind":"Name","value":"toCome"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SettleSwipeMutation, SettleSwipeMutationVariables>;
export const CashTransfersOfShiftDocument = {"__meta__":{"hash":"sha256:9d8228a3762e6bea3a3c55ed1f60526001e6b181fc3b91a1fa74a7ab57cc0728"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CashTransfersOfShift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashTransfersOfShift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shiftId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"valueDate"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}},{"kind":"Field","name":{"kind":"Name","value":"lateReason"}}]}}]}}]} as unknown as DocumentNode<CashTransfersOfShiftQuery, CashTransfersOfShiftQueryVariables>;
export const CashPositionDocument = {"__meta__":{"hash":"sha256:a92b85abbee3ac24ef4db89dcdd8ae64026a3dc469e6cffc65cf09f46b82a24c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CashPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftDate"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}},{"kind":"Field","name":{"kind":"Name","value":"opening"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"uncounted"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}}]}}]}}]} as unknown as DocumentNode<CashPositionQuery, CashPositionQueryVariables>;
export const TransferCashDocument = {"__meta__":{"hash":"sha256:80939598fce2eb8b5ded751112e985bd92c8357877fdbf1df82b5e697211ffb1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TransferCash"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TransferCashInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transferCash"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashTransferId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"effectTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<TransferCashMutation, TransferCashMutationVariables>;
export const CloseFormDocument = {"__meta__":{"hash":"sha256:bdcde92da50c0f433077614ef6bcc8f3c7797bd84a54a288a4c66781260e90c4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CloseForm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeForm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftId"}},{"kind":"Field","name":{"kind":"Name","value":"shiftDate"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"draft"}},{"kind":"Field","name":{"kind":"Name","value":"nozzles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nozzleId"}},{"kind":"Field","name":{"kind":"Name","value":"nozzleName"}},{"kind":"Field","name":{"kind":"Name","value":"pumpId"}},{"kind":"Field","name":{"kind":"Name","value":"pumpName"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"close"}},{"kind":"Field","name":{"kind":"Name","value":"testing"}},{"kind":"Field","name":{"kind":"Name","value":"endedBy"}},{"kind":"Field","name":{"kind":"Name","value":"usual"}},{"kind":"Field","name":{"kind":"Name","value":"flowRate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pumpId"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"litres"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"slips"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cashCollections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pumpId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"swipeMachines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contactNo"}},{"kind":"Field","name":{"kind":"Name","value":"pumpId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tankId"}},{"kind":"Field","name":{"kind":"Name","value":"tankName"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"bookVolume"}},{"kind":"Field","name":{"kind":"Name","value":"permittedVariation"}},{"kind":"Field","name":{"kind":"Name","value":"nozzleIds"}},{"kind":"Field","name":{"kind":"Name","value":"chart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dip"}},{"kind":"Field","name":{"kind":"Name","value":"volume"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CloseFormQuery, CloseFormQueryVariables>;
export const WaitingInShiftDocument = {"__meta__":{"hash":"sha256:eb61bf16ff171ad500ec336b79cb78e0215206c77a260cfb47b7c2507527e382"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingInShift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beforeClose"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftId"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"pumpId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waitingChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"table"}},{"kind":"Field","name":{"kind":"Name","value":"rowId"}},{"kind":"Field","name":{"kind":"Name","value":"pumpId"}},{"kind":"Field","name":{"kind":"Name","value":"msgText"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}}]}}]}}]}}]} as unknown as DocumentNode<WaitingInShiftQuery, WaitingInShiftQueryVariables>;
export const EnteredBeforeCloseDocument = {"__meta__":{"hash":"sha256:34054fa9c99f9f3c47a8ae14136abe7bd12c016e908a030ba4ae4e8790ed47de"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnteredBeforeClose"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beforeClose"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expenditures"}},{"kind":"Field","name":{"kind":"Name","value":"spent"}},{"kind":"Field","name":{"kind":"Name","value":"linesToUnload"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tankStates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tankId"}},{"kind":"Field","name":{"kind":"Name","value":"tankName"}},{"kind":"Field","name":{"kind":"Name","value":"stockIn"}}]}}]}}]} as unknown as DocumentNode<EnteredBeforeCloseQuery, EnteredBeforeCloseQueryVariables>;
export const CloseShiftDocument = {"__meta__":{"hash":"sha256:6f9863ae3e7717cfb922635d12e0c1cc23eb3ae539550353bfb6b76cef0f241e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseShift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseShiftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeShift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftId"}},{"kind":"Field","name":{"kind":"Name","value":"shiftDate"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<CloseShiftMutation, CloseShiftMutationVariables>;
export const UndoLastShiftDocument = {"__meta__":{"hash":"sha256:23e8db4a8d0d3f7d51bd69ea54b7c25582e4ec95dc6fa9f5b9d0ac72904d8dcd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoLastShift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoLastShiftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoLastShift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<UndoLastShiftMutation, UndoLastShiftMutationVariables>;
export const CancelRunningShiftDocument = {"__meta__":{"hash":"sha256:0d0a9e4ebad1ecd0a223b6e0ebed2b7d068efb9f2524daed98bc97d37d0785e3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelRunningShift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelRunningShiftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelRunningShift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<CancelRunningShiftMutation, CancelRunningShiftMutationVariables>;
export const UndoLastShiftRefusalDocument = {"__meta__":{"hash":"sha256:802d2d14bb7bb9929e6323320dde849cb03ce9e232e0ccff95b1ff258aa3cd3c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UndoLastShiftRefusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoLastShiftRefusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}}]}}]} as unknown as DocumentNode<UndoLastShiftRefusalQuery, UndoLastShiftRefusalQueryVariables>;
export const UndonePreviewDocument = {"__meta__":{"hash":"sha256:5b8da6dcf0c2ba4ea9b507eee0cbed8e736d9644c815d565fdedc6a081013536"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UndonePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shiftDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closedShiftReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shiftId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}}},{"kind":"Argument","name":{"kind":"Name","value":"shiftDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shiftDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consumption"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pumps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sale"}},{"kind":"Field","name":{"kind":"Name","value":"swipe"}},{"kind":"Field","name":{"kind":"Name","value":"last"}},{"kind":"Field","name":{"kind":"Name","value":"shortage"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"dips"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"variation"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<UndonePreviewQuery, UndonePreviewQueryVariables>;
export const CorrectionFormDocument = {"__meta__":{"hash":"sha256:a5de272bb99f39331db0ab46e38742cb44c4757e0b694823f9b44775281d36c0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CorrectionForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctionForm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shiftId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftId"}},{"kind":"Field","name":{"kind":"Name","value":"shiftDate"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"draft"}},{"kind":"Field","name":{"kind":"Name","value":"nozzles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"legId"}},{"kind":"Field","name":{"kind":"Name","value":"nozzleId"}},{"kind":"Field","name":{"kind":"Name","value":"nozzleName"}},{"kind":"Field","name":{"kind":"Name","value":"pumpId"}},{"kind":"Field","name":{"kind":"Name","value":"pumpName"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"isFirst"}},{"kind":"Field","name":{"kind":"Name","value":"close"}},{"kind":"Field","name":{"kind":"Name","value":"testing"}},{"kind":"Field","name":{"kind":"Name","value":"endedBy"}},{"kind":"Field","name":{"kind":"Name","value":"usual"}},{"kind":"Field","name":{"kind":"Name","value":"flowRate"}},{"kind":"Field","name":{"kind":"Name","value":"meterMax"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"rateId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pumpId"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"litres"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"slips"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cashCollections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pumpId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"swipeMachines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contactNo"}},{"kind":"Field","name":{"kind":"Name","value":"pumpId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tankId"}},{"kind":"Field","name":{"kind":"Name","value":"tankName"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"bookVolume"}},{"kind":"Field","name":{"kind":"Name","value":"permittedVariation"}},{"kind":"Field","name":{"kind":"Name","value":"nozzleIds"}},{"kind":"Field","name":{"kind":"Name","value":"chart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dip"}},{"kind":"Field","name":{"kind":"Name","value":"volume"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"nextShift"}},{"kind":"Field","name":{"kind":"Name","value":"nextReadings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"afterLegId"}},{"kind":"Field","name":{"kind":"Name","value":"shiftDate"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"close"}},{"kind":"Field","name":{"kind":"Name","value":"testing"}},{"kind":"Field","name":{"kind":"Name","value":"endedBy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endedLegs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"legId"}},{"kind":"Field","name":{"kind":"Name","value":"begunAt"}},{"kind":"Field","name":{"kind":"Name","value":"meterMax"}}]}},{"kind":"Field","name":{"kind":"Name","value":"collections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collectionId"}},{"kind":"Field","name":{"kind":"Name","value":"pumpId"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"collectedAt"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"in"}},{"kind":"Field","name":{"kind":"Name","value":"out"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"laterShifts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nozzleId"}},{"kind":"Field","name":{"kind":"Name","value":"shifts"}},{"kind":"Field","name":{"kind":"Name","value":"throughShiftId"}},{"kind":"Field","name":{"kind":"Name","value":"through"}},{"kind":"Field","name":{"kind":"Name","value":"lacking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pumpId"}},{"kind":"Field","name":{"kind":"Name","value":"tankId"}},{"kind":"Field","name":{"kind":"Name","value":"shiftDate"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"onDuty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"pumpId"}}]}}]}}]}}]} as unknown as DocumentNode<CorrectionFormQuery, CorrectionFormQueryVariables>;
export const CorrectionVersionDocument = {"__meta__":{"hash":"sha256:de07e68bdf4dd555aed15f9a1b3564c063fcb346aa147d82aac885efd3b5679e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CorrectionVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctionForm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shiftId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<CorrectionVersionQuery, CorrectionVersionQueryVariables>;
export const ClosedShiftsToCorrectDocument = {"__meta__":{"hash":"sha256:3835681c25fc1ac18ddf29d0ba4791721051c68ac8c29fdd38dda76a8ede26f0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClosedShiftsToCorrect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeShiftReportBetweenTwoDay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftId"}},{"kind":"Field","name":{"kind":"Name","value":"shiftDate"}},{"kind":"Field","name":{"kind":"Name","value":"shift"}},{"kind":"Field","name":{"kind":"Name","value":"sale"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ClosedShiftsToCorrectQuery, ClosedShiftsToCorrectQueryVariables>;
export const RehearseCorrectionDocument = {"__meta__":{"hash":"sha256:106b009bf72c6c098c3ef5fcd68e5068f5dfc3491883a1fcb82eb7aab5a9e644"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RehearseCorrection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectShiftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rehearseCorrection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftId"}},{"kind":"Field","name":{"kind":"Name","value":"effectTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RehearseCorrectionMutation, RehearseCorrectionMutationVariables>;
export const CorrectShiftDocument = {"__meta__":{"hash":"sha256:4e011460f25fff6db24d512e6c731a14ad7828179b74a00a745d016923c083b9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectShift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectShiftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctShift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftId"}},{"kind":"Field","name":{"kind":"Name","value":"shiftDate"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<CorrectShiftMutation, CorrectShiftMutationVariables>;
export const MoveClosedShiftDocument = {"__meta__":{"hash":"sha256:5e636af0b351377c3253aecedbc52ff3c071f949f99819525012cf09920d077a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveClosedShift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveClosedShiftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveClosedShift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftId"}},{"kind":"Field","name":{"kind":"Name","value":"shiftDate"}},{"kind":"Field","name":{"kind":"Name","value":"effects"}},{"kind":"Field","name":{"kind":"Name","value":"effectTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<MoveClosedShiftMutation, MoveClosedShiftMutationVariables>;
export const CreditorAdjustmentsOfShiftDocument = {"__meta__":{"hash":"sha256:873672be2c6ffb361e9ef8b9ca0f7301f2282c226ef23b524f464844af8b56f5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreditorAdjustmentsOfShift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditorAdjustmentsOfShift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shiftId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"firmName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}},{"kind":"Field","name":{"kind":"Name","value":"lateReason"}}]}}]}}]} as unknown as DocumentNode<CreditorAdjustmentsOfShiftQuery, CreditorAdjustmentsOfShiftQueryVariables>;
export const RecordCreditorAdjustmentDocument = {"__meta__":{"hash":"sha256:802d0f174af9a265dde3fb15a352e017f576d5b391038c1256dc4cf559799020"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordCreditorAdjustment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCreditorAdjustmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordCreditorAdjustment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditorAdjustmentId"}},{"kind":"Field","name":{"kind":"Name","value":"effectTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RecordCreditorAdjustmentMutation, RecordCreditorAdjustmentMutationVariables>;
export const BillableCreditorsDocument = {"__meta__":{"hash":"sha256:93a93a4a17f7b2bbd159713be681d819f08150315c2a665d585d3ee8518ff48e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BillableCreditors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billableCreditors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditorId"}},{"kind":"Field","name":{"kind":"Name","value":"firmName"}},{"kind":"Field","name":{"kind":"Name","value":"sales"}},{"kind":"Field","name":{"kind":"Name","value":"vehicles"}},{"kind":"Field","name":{"kind":"Name","value":"litres"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"oldestDate"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}}]}}]}}]} as unknown as DocumentNode<BillableCreditorsQuery, BillableCreditorsQueryVariables>;
export const BillPreviewDocument = {"__meta__":{"hash":"sha256:cc3c23250fcd0bea4b02ba61d2670fd640f0269fef4a5d273a319473e9aac6c2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BillPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"creditorId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"creditorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"creditorId"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditorId"}},{"kind":"Field","name":{"kind":"Name","value":"firmName"}},{"kind":"Field","name":{"kind":"Name","value":"opening"}},{"kind":"Field","name":{"kind":"Name","value":"vehicles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicle"}},{"kind":"Field","name":{"kind":"Name","value":"sales"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"litres"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"closing"}}]}}]}}]} as unknown as DocumentNode<BillPreviewQuery, BillPreviewQueryVariables>;
export const MakeBillDocument = {"__meta__":{"hash":"sha256:f9bc8546a438b3b72d2278b01b75b11d8957c37d80b75c99279061c85c539599"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeBill"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MakeBillInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeBill"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<MakeBillMutation, MakeBillMutationVariables>;
export const InterestDaysDocument = {"__meta__":{"hash":"sha256:d321a80c665787a9dc2e811a624b8edfbd721e8f40c715b341464f4fbf29f02d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InterestDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interestDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}}]}}]} as unknown as DocumentNode<InterestDaysQuery, InterestDaysQueryVariables>;
export const InterestDueDocument = {"__meta__":{"hash":"sha256:bc0e6396ee1d117d04c07a2064c6c490264cc782c917e8502f42202deaa05969"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InterestDue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asAt"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interestDue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"asAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditorId"}},{"kind":"Field","name":{"kind":"Name","value":"firmName"}},{"kind":"Field","name":{"kind":"Name","value":"billId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"billDate"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"unpaid"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"toCharge"}}]}}]}}]} as unknown as DocumentNode<InterestDueQuery, InterestDueQueryVariables>;
export const ChargeInterestDocument = {"__meta__":{"hash":"sha256:56dbc532b50f5e4fc962da79b2248852b9c1b64d8ec915c3cb027b52fd66aff1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChargeInterest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChargeInterestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargeInterest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ChargeInterestMutation, ChargeInterestMutationVariables>;
export const PayingCreditorsDocument = {"__meta__":{"hash":"sha256:ab75b441f87319150bd2f4c0c8cd9d2d0d9e37fb1a25e2bec8f6f60c68eb8b9a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayingCreditors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"includeDisabled"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firmName"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}}]}}]}}]} as unknown as DocumentNode<PayingCreditorsQuery, PayingCreditorsQueryVariables>;
export const CreditorDebtsDocument = {"__meta__":{"hash":"sha256:b753392d9eaba4235bcce2f89bf359772391227ae901deee1520eab4d7bbbd9b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreditorDebts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"creditorId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditorDebts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"creditorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"creditorId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"maxLimit"}},{"kind":"Field","name":{"kind":"Name","value":"unbilled"}},{"kind":"Field","name":{"kind":"Name","value":"advance"}},{"kind":"Field","name":{"kind":"Name","value":"debts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billId"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unsettled"}}]}}]}}]}}]} as unknown as DocumentNode<CreditorDebtsQuery, CreditorDebtsQueryVariables>;
export const CreditorPaymentsOfShiftDocument = {"__meta__":{"hash":"sha256:748aed94e07256069c8943459e04d3176bac2644d9e04b80f4bbe539ad3903fe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreditorPaymentsOfShift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditorPaymentsOfShift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shiftId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"creditorId"}},{"kind":"Field","name":{"kind":"Name","value":"firmName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"paymentModeName"}},{"kind":"Field","name":{"kind":"Name","value":"valueDate"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"allocated"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}},{"kind":"Field","name":{"kind":"Name","value":"lateReason"}}]}}]}}]} as unknown as DocumentNode<CreditorPaymentsOfShiftQuery, CreditorPaymentsOfShiftQueryVariables>;
export const RecordCreditorPaymentDocument = {"__meta__":{"hash":"sha256:ad4d5bf16f931e81cf5e58d3a8f6529346d207a60c9e397de6777bc6dea929ab"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordCreditorPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCreditorPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordCreditorPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditorPaymentId"}},{"kind":"Field","name":{"kind":"Name","value":"allocations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"advance"}},{"kind":"Field","name":{"kind":"Name","value":"effectTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RecordCreditorPaymentMutation, RecordCreditorPaymentMutationVariables>;
export const CreditChoicesDocument = {"__meta__":{"hash":"sha256:19bb62806793d2eeb43111f1fcd94cad1a51ac0d20aba04f0a20fde7e1c96ddd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreditChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"includeDisabled"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firmName"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pumpProducts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pumpId"}},{"kind":"Field","name":{"kind":"Name","value":"pumpName"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creditHabits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditorId"}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}}]}}]}}]} as unknown as DocumentNode<CreditChoicesQuery, CreditChoicesQueryVariables>;
export const CreditSalesOfShiftDocument = {"__meta__":{"hash":"sha256:9ce885865ed720410d817ad5b0884fbebfdefbcdc45c7ed7fe6b23422fa10a58"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreditSalesOfShift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditSalesOfShift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shiftId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slipNo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"creditorId"}},{"kind":"Field","name":{"kind":"Name","value":"firmName"}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"}},{"kind":"Field","name":{"kind":"Name","value":"pumpId"}},{"kind":"Field","name":{"kind":"Name","value":"pumpName"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"litres"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}},{"kind":"Field","name":{"kind":"Name","value":"lateReason"}}]}}]}}]} as unknown as DocumentNode<CreditSalesOfShiftQuery, CreditSalesOfShiftQueryVariables>;
export const CreditStandingDocument = {"__meta__":{"hash":"sha256:c6d755d97592eccef2f6ca7017734f3eaf3cf5479bcbbfd04b6a23ab3f825dd8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreditStanding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"creditorId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditStanding"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"creditorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"creditorId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"maxLimit"}},{"kind":"Field","name":{"kind":"Name","value":"passesLimitBy"}},{"kind":"Field","name":{"kind":"Name","value":"vehicles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicle"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}}]}}]}}]}}]} as unknown as DocumentNode<CreditStandingQuery, CreditStandingQueryVariables>;
export const CreditSlipSeenDocument = {"__meta__":{"hash":"sha256:cb52f28a3ec89689e5c2eeab7af325542bb9b9feb3362e248db0dc942e0edd23"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreditSlipSeen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"creditorId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slipNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditSlipSeen"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"creditorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"creditorId"}}},{"kind":"Argument","name":{"kind":"Name","value":"slipNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slipNo"}}},{"kind":"Argument","name":{"kind":"Name","value":"shiftId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"litres"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<CreditSlipSeenQuery, CreditSlipSeenQueryVariables>;
export const CreditFreeSlipDocument = {"__meta__":{"hash":"sha256:e018ccade31442581034f1d4a8c8aee8e049e248b489010009ee72e1412207a7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreditFreeSlip"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slipNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"creditorId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditFreeSlip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slipNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slipNo"}}},{"kind":"Argument","name":{"kind":"Name","value":"creditorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"creditorId"}}}]}]}}]} as unknown as DocumentNode<CreditFreeSlipQuery, CreditFreeSlipQueryVariables>;
export const CreditVehicleLitresDocument = {"__meta__":{"hash":"sha256:64db19d81d197e42a97e18aa2d6e1058971318d6ef3e979fc70826060f8c336e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreditVehicleLitres"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"creditorId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"vehicle"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditVehicleLitres"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"creditorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"creditorId"}}},{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"Argument","name":{"kind":"Name","value":"vehicle"},"value":{"kind":"Variable","name":{"kind":"Name","value":"vehicle"}}}]}]}}]} as unknown as DocumentNode<CreditVehicleLitresQuery, CreditVehicleLitresQueryVariables>;
export const RecordCreditSaleDocument = {"__meta__":{"hash":"sha256:4299aaccee0d80647b79d1700b8d596cddec35899c2229fb6c138c7d0778204a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordCreditSale"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCreditSaleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordCreditSale"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditSaleId"}},{"kind":"Field","name":{"kind":"Name","value":"litres"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"effectTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RecordCreditSaleMutation, RecordCreditSaleMutationVariables>;
export const SlipBooksDocument = {"__meta__":{"hash":"sha256:6456e1da57df4ba028a6dbd08349437a009d310a2ec7c45c36b7c2408bb2a324"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SlipBooks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeFinished"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slipBooks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"includeFinished"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeFinished"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstSlip"}},{"kind":"Field","name":{"kind":"Name","value":"lastSlip"}},{"kind":"Field","name":{"kind":"Name","value":"creditorId"}},{"kind":"Field","name":{"kind":"Name","value":"firmName"}},{"kind":"Field","name":{"kind":"Name","value":"leaves"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"void"}},{"kind":"Field","name":{"kind":"Name","value":"unused"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"voided"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slipNo"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextSlip"}},{"kind":"Field","name":{"kind":"Name","value":"lastSaleId"}},{"kind":"Field","name":{"kind":"Name","value":"lastSlipUsed"}}]}}]}}]} as unknown as DocumentNode<SlipBooksQuery, SlipBooksQueryVariables>;
export const SlipBookFirmsDocument = {"__meta__":{"hash":"sha256:6aea1c2a64fda669f70fe8c4a5174d805e1a70dc4d345e4f34c07e7c28756024"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SlipBookFirms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firmName"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}}]}}]}}]} as unknown as DocumentNode<SlipBookFirmsQuery, SlipBookFirmsQueryVariables>;
export const CreateSlipBookDocument = {"__meta__":{"hash":"sha256:a60403ed26fdc96fba0c98c6ca7d2da0e13c8d662168c1ec9d245b06bb714b31"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSlipBook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSlipBookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSlipBook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slipBookId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<CreateSlipBookMutation, CreateSlipBookMutationVariables>;
export const VoidSlipDocument = {"__meta__":{"hash":"sha256:90b1306ad5bb665f7ffef91d278e43aad46b893991396952bf388a40717ea994"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VoidSlip"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VoidSlipInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"voidSlip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slipBookId"}},{"kind":"Field","name":{"kind":"Name","value":"leaf"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<VoidSlipMutation, VoidSlipMutationVariables>;
export const BeforeCloseDocument = {"__meta__":{"hash":"sha256:246087f62605ec83729561cbd2bd32fd05396e223283482d855bd422ae08ee9a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BeforeClose"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beforeClose"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftId"}},{"kind":"Field","name":{"kind":"Name","value":"creditSales"}},{"kind":"Field","name":{"kind":"Name","value":"withoutVehicle"}},{"kind":"Field","name":{"kind":"Name","value":"stockIns"}},{"kind":"Field","name":{"kind":"Name","value":"linesToUnload"}},{"kind":"Field","name":{"kind":"Name","value":"expenditures"}},{"kind":"Field","name":{"kind":"Name","value":"spent"}},{"kind":"Field","name":{"kind":"Name","value":"tanksWithoutDip"}},{"kind":"Field","name":{"kind":"Name","value":"pumpsWithoutCash"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waitingChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"table"}},{"kind":"Field","name":{"kind":"Name","value":"rowId"}},{"kind":"Field","name":{"kind":"Name","value":"msgText"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}}]}}]}}]}}]} as unknown as DocumentNode<BeforeCloseQuery, BeforeCloseQueryVariables>;
export const MyLastEntriesDocument = {"__meta__":{"hash":"sha256:15bf05a778565271b619c4fe2217be15a8425a807daff3d56999389953718b8c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyLastEntries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myLastEntries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"table"}},{"kind":"Field","name":{"kind":"Name","value":"rowId"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"litres"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"pending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"rowId"}},{"kind":"Field","name":{"kind":"Name","value":"permission"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}}]}}]}}]}}]} as unknown as DocumentNode<MyLastEntriesQuery, MyLastEntriesQueryVariables>;
export const KeyFiguresDocument = {"__meta__":{"hash":"sha256:a8ba1a9b2a54569e121a3e49fc159cb1b35fc039d94e78ffddbcfad0b3cb2301"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KeyFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keyFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"soldOn"}},{"kind":"Field","name":{"kind":"Name","value":"sold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"litres"}},{"kind":"Field","name":{"kind":"Name","value":"usual"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"litres"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sale"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"usual"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"saleSoFar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"shifts"}},{"kind":"Field","name":{"kind":"Name","value":"litres"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"usual"}}]}},{"kind":"Field","name":{"kind":"Name","value":"credit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"usual"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cash"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"usual"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cashAsAt"}}]}}]}}]} as unknown as DocumentNode<KeyFiguresQuery, KeyFiguresQueryVariables>;
export const TankCoverDocument = {"__meta__":{"hash":"sha256:9a2926c772e08e04fd82200ed5db310d0b42368cccd1dff4d5bc990021d6b562"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TankCover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tankCover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"tanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tankId"}},{"kind":"Field","name":{"kind":"Name","value":"tankName"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"volume"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"meanSale"}},{"kind":"Field","name":{"kind":"Name","value":"daysOfCover"}},{"kind":"Field","name":{"kind":"Name","value":"isLow"}}]}}]}}]}}]} as unknown as DocumentNode<TankCoverQuery, TankCoverQueryVariables>;
export const TopDuesDocument = {"__meta__":{"hash":"sha256:6dade3b6983382b678c2b36df6552459bbf524cb89aa675d22cf962dc4f51e47"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TopDues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topDues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asAt"}},{"kind":"Field","name":{"kind":"Name","value":"firms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditorId"}},{"kind":"Field","name":{"kind":"Name","value":"firmName"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"maxLimit"}},{"kind":"Field","name":{"kind":"Name","value":"old"}},{"kind":"Field","name":{"kind":"Name","value":"isOverLimit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"old"}},{"kind":"Field","name":{"kind":"Name","value":"unbilled"}}]}}]}}]} as unknown as DocumentNode<TopDuesQuery, TopDuesQueryVariables>;
export const ShortagesThisMonthDocument = {"__meta__":{"hash":"sha256:0b81a0804553aac89f5e8f71a12d1c804722648029c3238a6eed635dc460ca6a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShortagesThisMonth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shortagesThisMonth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"employee"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<ShortagesThisMonthQuery, ShortagesThisMonthQueryVariables>;
export const WaitingChangesDocument = {"__meta__":{"hash":"sha256:e6a48fa61af59cb2d17c52dfec772d12075e3d2ae12da4b4a6ba081f0f2beb49"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"oldest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationId"}},{"kind":"Field","name":{"kind":"Name","value":"rowId"}},{"kind":"Field","name":{"kind":"Name","value":"tableName"}},{"kind":"Field","name":{"kind":"Name","value":"msgText"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}}]} as unknown as DocumentNode<WaitingChangesQuery, WaitingChangesQueryVariables>;
export const StationSetupDocument = {"__meta__":{"hash":"sha256:eeace264bd0c8ef7e391d078bc76431c26eb7e981d90952793d56e7ef79e2be1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StationSetup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stationSetup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isNamed"}},{"kind":"Field","name":{"kind":"Name","value":"hasAddress"}},{"kind":"Field","name":{"kind":"Name","value":"hasGstin"}},{"kind":"Field","name":{"kind":"Name","value":"hasLogo"}},{"kind":"Field","name":{"kind":"Name","value":"ownerToName"}},{"kind":"Field","name":{"kind":"Name","value":"shiftTypes"}},{"kind":"Field","name":{"kind":"Name","value":"fuels"}},{"kind":"Field","name":{"kind":"Name","value":"fuelsWithoutRate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tanks"}},{"kind":"Field","name":{"kind":"Name","value":"tanksWithoutChart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pumps"}},{"kind":"Field","name":{"kind":"Name","value":"nozzles"}},{"kind":"Field","name":{"kind":"Name","value":"pumpsWithoutNozzle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employees"}},{"kind":"Field","name":{"kind":"Name","value":"creditors"}},{"kind":"Field","name":{"kind":"Name","value":"suppliers"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"accounts"}},{"kind":"Field","name":{"kind":"Name","value":"accountsWithoutBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expenditureCategories"}}]}}]}}]} as unknown as DocumentNode<StationSetupQuery, StationSetupQueryVariables>;
export const AddProposedRowsDocument = {"__meta__":{"hash":"sha256:7c639a25867a12d21a182f0fff4f0556dcfd107ed6970c4ab3b61330a5b4dec4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddProposedRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRowsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<AddProposedRowsMutation, AddProposedRowsMutationVariables>;
export const ImportPreviewDocument = {"__meta__":{"hash":"sha256:699a1d255b37d2a503cd0d14a8933c114b15dc83eace04ed472b18546c2f6e33"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"master"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leftOut"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"adds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"master"},"value":{"kind":"Variable","name":{"kind":"Name","value":"master"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"leftOut"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leftOut"}}},{"kind":"Argument","name":{"kind":"Name","value":"adds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"adds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sheet"}},{"kind":"Field","name":{"kind":"Name","value":"needsReason"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}},{"kind":"Field","name":{"kind":"Name","value":"typed"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"unmatched"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"hasFigures"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assumed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"master"}},{"kind":"Field","name":{"kind":"Name","value":"names"}},{"kind":"Field","name":{"kind":"Name","value":"canBeAdded"}},{"kind":"Field","name":{"kind":"Name","value":"isAdded"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"isBalance"}},{"kind":"Field","name":{"kind":"Name","value":"positive"}},{"kind":"Field","name":{"kind":"Name","value":"negative"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ImportPreviewQuery, ImportPreviewQueryVariables>;
export const ImportFileDocument = {"__meta__":{"hash":"sha256:6bd3fadc41628ddf7c3e99a32af8b52c5bb15354f7198789ae4cca4ae9cb4c3e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"master"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SheetFormat"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isTemplate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"master"},"value":{"kind":"Variable","name":{"kind":"Name","value":"master"}}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}},{"kind":"Argument","name":{"kind":"Name","value":"isTemplate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isTemplate"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<ImportFileQuery, ImportFileQueryVariables>;
export const ImportRowsDocument = {"__meta__":{"hash":"sha256:5bfbbb20cfd0f487b5b7c3b0e67730a1011f3f40a4508c1e81d54d43cc4c5afb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRowsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ImportRowsMutation, ImportRowsMutationVariables>;
export const MasterPathsDocument = {"__meta__":{"hash":"sha256:6ff28f45b1a28e9d8098de0a607ab65697e60a8b8472f7955ff5e0f621401d8d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MasterPaths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"masters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<MasterPathsQuery, MasterPathsQueryVariables>;
export const MastersDocument = {"__meta__":{"hash":"sha256:a4d3f6f283981d38a5f1a403bc88e0ebc95f744a1ea509a2ae32d10bbdcd3413"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Masters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"masters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"table"}},{"kind":"Field","name":{"kind":"Name","value":"singular"}},{"kind":"Field","name":{"kind":"Name","value":"plural"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"pluralLabel"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"addedBy"}},{"kind":"Field","name":{"kind":"Name","value":"needsReason"}},{"kind":"Field","name":{"kind":"Name","value":"neverDeleted"}},{"kind":"Field","name":{"kind":"Name","value":"createMutation"}},{"kind":"Field","name":{"kind":"Name","value":"updateMutation"}},{"kind":"Field","name":{"kind":"Name","value":"removeMutation"}},{"kind":"Field","name":{"kind":"Name","value":"enableMutation"}},{"kind":"Field","name":{"kind":"Name","value":"listQuery"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"case"}},{"kind":"Field","name":{"kind":"Name","value":"unique"}},{"kind":"Field","name":{"kind":"Name","value":"inList"}},{"kind":"Field","name":{"kind":"Name","value":"inForm"}},{"kind":"Field","name":{"kind":"Name","value":"isProposed"}},{"kind":"Field","name":{"kind":"Name","value":"isAsked"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"shownBy"}},{"kind":"Field","name":{"kind":"Name","value":"graphqlType"}},{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"readOnlyAfterCreate"}},{"kind":"Field","name":{"kind":"Name","value":"onlyInChanges"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]}}]}}]} as unknown as DocumentNode<MastersQuery, MastersQueryVariables>;
export const MasterChangedDocument = {"__meta__":{"hash":"sha256:f92200646137d05a4339ab9e04e9f05acdd84e92c0742089580e78c77c3841f2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MasterChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"masterChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"master"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MasterChangedSubscription, MasterChangedSubscriptionVariables>;
export const RateOutlookDocument = {"__meta__":{"hash":"sha256:c1ce9d3b483bf227c2d2ecf5b226366c7bb304723dd401e811d3d36fec8e2d6d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RateOutlook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rateOutlook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"sinceShift"}},{"kind":"Field","name":{"kind":"Name","value":"nextRate"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"fromShift"}}]}}]}}]} as unknown as DocumentNode<RateOutlookQuery, RateOutlookQueryVariables>;
export const DipChartDocument = {"__meta__":{"hash":"sha256:cd870a72d4c837e428f4d2ce292d138dd7ad497052f9e4c5d5b4425dc6010c4a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DipChart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tankId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dipChart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tankId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tankId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dip"}},{"kind":"Field","name":{"kind":"Name","value":"volume"}}]}}]}}]} as unknown as DocumentNode<DipChartQuery, DipChartQueryVariables>;
export const SetDipChartDocument = {"__meta__":{"hash":"sha256:8a8befeebf6099292f3a9fa4afd476366b02fb24b3fb677eea30b2d2516c449e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDipChart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tankId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DipChartRowInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDipChart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tankId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tankId"}}},{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SetDipChartMutation, SetDipChartMutationVariables>;
export const IssuePasswordLinkDocument = {"__meta__":{"hash":"sha256:470b4f221fd3a0c63fd3a3c96f0b1eff69447549e6fce816c868b4d05fbfda2b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssuePasswordLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IssuePasswordLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issuePasswordLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<IssuePasswordLinkMutation, IssuePasswordLinkMutationVariables>;
export const HasSecondFactorDocument = {"__meta__":{"hash":"sha256:8e28b3ce1491ad3015cd9079b1de8637b49eb1b0aefe318042358227a23d9a91"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HasSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}]}]}}]} as unknown as DocumentNode<HasSecondFactorQuery, HasSecondFactorQueryVariables>;
export const UsableKeysMadeByDocument = {"__meta__":{"hash":"sha256:7181ee701c1cf251cfb95e6d6abf7fb26fde8d02e1dbe3633af26d8d6c69b36b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UsableKeysMadeBy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usableKeysMadeBy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}]}]}}]} as unknown as DocumentNode<UsableKeysMadeByQuery, UsableKeysMadeByQueryVariables>;
export const ResetSecondFactorDocument = {"__meta__":{"hash":"sha256:390ba3d1a09d01f9fe4e25f3f2d834f6a5b02be99015fbca9865cef3d121bfdb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetSecondFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ResetSecondFactorMutation, ResetSecondFactorMutationVariables>;
export const RehearseRateCorrectionDocument = {"__meta__":{"hash":"sha256:12597382ec6331b357c5d3c5b8b092915576b62fb049aa135d7eecb89fe6735f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RehearseRateCorrection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RehearseRateCorrectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rehearseRateCorrection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"effectTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RehearseRateCorrectionMutation, RehearseRateCorrectionMutationVariables>;
export const TankLevelsDocument = {"__meta__":{"hash":"sha256:841ef62c580da7eaffb8d49c5b62fc116beb961c25a668abef70e00692c3f892"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TankLevels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tankStates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tankId"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}}]} as unknown as DocumentNode<TankLevelsQuery, TankLevelsQueryVariables>;
export const NozzleMetersDocument = {"__meta__":{"hash":"sha256:7946177da43155a12c1ef190219f79b5304527e134871287779fcc80a7f524ac"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NozzleMeters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nozzleMeters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nozzleId"}},{"kind":"Field","name":{"kind":"Name","value":"nozzleName"}},{"kind":"Field","name":{"kind":"Name","value":"pumpId"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"reading"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}}]}}]}}]} as unknown as DocumentNode<NozzleMetersQuery, NozzleMetersQueryVariables>;
export const MemoChoicesDocument = {"__meta__":{"hash":"sha256:d9320b3eae34fbe62e63f31d188ad91224e86b5160b9583ee214c1a5ae5b21ed"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemoChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"includeDisabled"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stationSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"dealerLine"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}}]}}]}}]} as unknown as DocumentNode<MemoChoicesQuery, MemoChoicesQueryVariables>;
export const MemoPriceDocument = {"__meta__":{"hash":"sha256:5b6e304342084be5e0399b43e75b0fb26341b2062292a122390f45635585f06a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemoPrice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memoPrice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"splits"}}]}}]}}]} as unknown as DocumentNode<MemoPriceQuery, MemoPriceQueryVariables>;
export const MemoCreditSalesDocument = {"__meta__":{"hash":"sha256:487c2f2ffeba9b6fc716e5b6609221bc07ab9216d635608e0784369ab9577d08"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemoCreditSales"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memoCreditSales"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sales"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firmName"}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"}},{"kind":"Field","name":{"kind":"Name","value":"litres"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"litres"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<MemoCreditSalesQuery, MemoCreditSalesQueryVariables>;
export const CashMemosDocument = {"__meta__":{"hash":"sha256:71754659e88295a0a69e16de594ccc3da1fb5c5ccb7598e3330493dd7935d887"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CashMemos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CashMemosInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashMemos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"memos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"creditSaleId"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleNumber"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"litres"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"litres"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<CashMemosQuery, CashMemosQueryVariables>;
export const MessageCategoriesDocument = {"__meta__":{"hash":"sha256:d2aacee5159e199a93ec48013e88293f48841e516633a48457d3883330016203"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessageCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"event"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receiveCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pkFieldName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"routePath"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receiverTables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tableName"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"pkFieldName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"routePath"}}]}}]}}]} as unknown as DocumentNode<MessageCategoriesQuery, MessageCategoriesQueryVariables>;
export const RecipientDetailsDocument = {"__meta__":{"hash":"sha256:fbd8187a420fc18c1161a805bdd5cbed1abf5e3413cea17a53614e55ff1b19fa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecipientDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"receiveCategoryId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipientChoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"receiveCategoryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"receiveCategoryId"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<RecipientDetailsQuery, RecipientDetailsQueryVariables>;
export const MessageSubscriptionsDocument = {"__meta__":{"hash":"sha256:5e96d51dc9a5c88ca38c973ade1e378794c5bc8ac6f4f81be374edca622fc21f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessageSubscriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageSubscriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventCategoryId"}},{"kind":"Field","name":{"kind":"Name","value":"eventName"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"receiveCategoryName"}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"goesBy"}},{"kind":"Field","name":{"kind":"Name","value":"goesTo"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<MessageSubscriptionsQuery, MessageSubscriptionsQueryVariables>;
export const EventWordsDocument = {"__meta__":{"hash":"sha256:be22a5ac1f3b25d7cd64bb105cb3e9c77a62335cc848d566fbd750af90b24b28"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventWords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"placeholders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"meaning"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"isOwners"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"subscriptions"}}]}}]}}]} as unknown as DocumentNode<EventWordsQuery, EventWordsQueryVariables>;
export const PreviewTemplateDocument = {"__meta__":{"hash":"sha256:ecd4593d04208f25e15c71b52a784f09573398b4b82fcf560559c18e4c9c1357"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventCategoryId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subject"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"body"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventCategoryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventCategoryId"}}},{"kind":"Argument","name":{"kind":"Name","value":"subject"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subject"}}},{"kind":"Argument","name":{"kind":"Name","value":"body"},"value":{"kind":"Variable","name":{"kind":"Name","value":"body"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]}}]} as unknown as DocumentNode<PreviewTemplateQuery, PreviewTemplateQueryVariables>;
export const OutboxDocument = {"__meta__":{"hash":"sha256:a27babc741d33c8cdbe46b0a73e1d95b6eba0198e6c0c277f64c2d910c054deb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Outbox"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outboxMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"isSecret"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"canBeRetried"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<OutboxQuery, OutboxQueryVariables>;
export const CreateEventCategoryDocument = {"__meta__":{"hash":"sha256:2f8cc8a1c7c15502ec2e426ab8e768d39480eeec40dd0d4a2e0cecc8c990a850"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateEventCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateEventCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createEventCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<CreateEventCategoryMutation, CreateEventCategoryMutationVariables>;
export const CreateReceiveCategoryDocument = {"__meta__":{"hash":"sha256:e58c3279b18fbf2d2682efceb3579f0a45b00140be4e114862f76a582f284bc1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateReceiveCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateReceiveCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createReceiveCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<CreateReceiveCategoryMutation, CreateReceiveCategoryMutationVariables>;
export const CreateMessageDocument = {"__meta__":{"hash":"sha256:8e5250f66f904bb7b18795d9146e8e5b7aec3c4e0d7eb3459e049f6ceaa0f6aa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<CreateMessageMutation, CreateMessageMutationVariables>;
export const RemoveSubscriptionDocument = {"__meta__":{"hash":"sha256:61f6d1eda3f6f290384746f0dffa96f48e6c575265522ba12e869a2e45ab05e1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subscriptionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"subscriptionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subscriptionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveSubscriptionMutation, RemoveSubscriptionMutationVariables>;
export const SetMessageTemplateDocument = {"__meta__":{"hash":"sha256:29e4dbde203e4d323ab7382fef35e24b268c614c00768083667c9f3ce8e8370f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMessageTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetMessageTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMessageTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SetMessageTemplateMutation, SetMessageTemplateMutationVariables>;
export const SendMessageDocument = {"__meta__":{"hash":"sha256:455aabfa006cfbadbea216290368ed56f7c30deeb6449b38744cc643cf12ca9e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SendMessageMutation, SendMessageMutationVariables>;
export const RetryMessageDocument = {"__meta__":{"hash":"sha256:8809d559e9c133c1d7d35f8e8cd0c889798ff35afa708f4054c24e9daed13f2f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"messageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"messageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"messageId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RetryMessageMutation, RetryMessageMutationVariables>;
export const ReportRoutesDocument = {"__meta__":{"hash":"sha256:905c548b1293eb273ceb4a83a334d5df01e3c070157077388ef5577ed087e2aa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportRoutes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportCatalogue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"route"}}]}}]}}]} as unknown as DocumentNode<ReportRoutesQuery, ReportRoutesQueryVariables>;
export const ReportDefinitionDocument = {"__meta__":{"hash":"sha256:9b709e8c2a3f8e6c624a90ba0952056352a5766fce002725f8a8c67e31bc43d9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportDefinition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"route"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportCatalogue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"route"},"value":{"kind":"Variable","name":{"kind":"Name","value":"route"}}},{"kind":"Argument","name":{"kind":"Name","value":"evenIfRefused"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"route"}},{"kind":"Field","name":{"kind":"Name","value":"right"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"pathParameters"}},{"kind":"Field","name":{"kind":"Name","value":"graphqlField"}},{"kind":"Field","name":{"kind":"Name","value":"isPaged"}},{"kind":"Field","name":{"kind":"Name","value":"isPaper"}},{"kind":"Field","name":{"kind":"Name","value":"parameters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"graphqlType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"asFacts"}},{"kind":"Field","name":{"kind":"Name","value":"optional"}},{"kind":"Field","name":{"kind":"Name","value":"subtotalBy"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"alarm"}},{"kind":"Field","name":{"kind":"Name","value":"sortable"}},{"kind":"Field","name":{"kind":"Name","value":"drill"}}]}},{"kind":"Field","name":{"kind":"Name","value":"charts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ReportDefinitionQuery, ReportDefinitionQueryVariables>;
export const SavedViewsDocument = {"__meta__":{"hash":"sha256:6a38243bec69b2f9c7056cfc9661a53591d5480a409ce19b33e692a18f266920"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedViews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"route"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedViews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"route"},"value":{"kind":"Variable","name":{"kind":"Name","value":"route"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"shared"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}}]}}]}}]} as unknown as DocumentNode<SavedViewsQuery, SavedViewsQueryVariables>;
export const SaveViewDocument = {"__meta__":{"hash":"sha256:3fd6af36e8bb1bb393b0b24c2d3b8539c33079fbd3dafb79dd3435f6bd60c902"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedViewId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SaveViewMutation, SaveViewMutationVariables>;
export const RemoveViewDocument = {"__meta__":{"hash":"sha256:e4eb4b0df6dfd64ec485eca926b952a042af34fb9447808a9b54091e7162999d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveViewMutation, RemoveViewMutationVariables>;
export const AuditRowsDocument = {"__meta__":{"hash":"sha256:7e4a07f88e65953f49e9eaacf6f23beb5bc49eb13e55e4875f503c69bc1240b2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"table"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"row"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"who"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"command"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessDate"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessDate"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"table"},"value":{"kind":"Variable","name":{"kind":"Name","value":"table"}}},{"kind":"Argument","name":{"kind":"Name","value":"row"},"value":{"kind":"Variable","name":{"kind":"Name","value":"row"}}},{"kind":"Argument","name":{"kind":"Name","value":"who"},"value":{"kind":"Variable","name":{"kind":"Name","value":"who"}}},{"kind":"Argument","name":{"kind":"Name","value":"command"},"value":{"kind":"Variable","name":{"kind":"Name","value":"command"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"tableLabel"}},{"kind":"Field","name":{"kind":"Name","value":"table"}},{"kind":"Field","name":{"kind":"Name","value":"rowId"}},{"kind":"Field","name":{"kind":"Name","value":"rowTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hasPage"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reasonText"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"listsBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditedListParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listsAfter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditedListParts"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"next"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditedListParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditedList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}}]} as unknown as DocumentNode<AuditRowsQuery, AuditRowsQueryVariables>;
export const AuditHeadCheckDocument = {"__meta__":{"hash":"sha256:f51dc2168ee0f5123a47abf37b06723a6bc14a5231a9a1e3b42467df96521e43"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditHeadCheck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"head"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditHeadCheck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"head"},"value":{"kind":"Variable","name":{"kind":"Name","value":"head"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isInChain"}},{"kind":"Field","name":{"kind":"Name","value":"saysText"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}}]}}]}}]} as unknown as DocumentNode<AuditHeadCheckQuery, AuditHeadCheckQueryVariables>;
export const AuditedTablesDocument = {"__meta__":{"hash":"sha256:1b64f1f4c4b24cd95feb6ad77836b1389e06054c0088ace31c0fc14b8f0102a8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditedTables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditedTables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"table"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<AuditedTablesQuery, AuditedTablesQueryVariables>;
export const StationLogoDocument = {"__meta__":{"hash":"sha256:f2c2e534dd37cc7b802244347d40b45d41097c697d492cdaac678ec5c8fef6a6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StationLogo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stationLogo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<StationLogoQuery, StationLogoQueryVariables>;
export const SetStationLogoDocument = {"__meta__":{"hash":"sha256:9f9ed59e2ccb9c65c2a8678938e78c2a668e369bab362951a63aeff3d4aa2a68"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetStationLogo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetStationLogoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setStationLogo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SetStationLogoMutation, SetStationLogoMutationVariables>;
export const BillSeriesDocument = {"__meta__":{"hash":"sha256:7d72274a43e4a0b89499931dbe8feacd4781cb94fb56f5c85676fd3453fdec6a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BillSeries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billSeries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"series"}},{"kind":"Field","name":{"kind":"Name","value":"financialYear"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"firstNumber"}},{"kind":"Field","name":{"kind":"Name","value":"nextNumber"}},{"kind":"Field","name":{"kind":"Name","value":"bills"}}]}}]}}]} as unknown as DocumentNode<BillSeriesQuery, BillSeriesQueryVariables>;
export const SetBillSeriesDocument = {"__meta__":{"hash":"sha256:b3923faac95c9b10449d4d4faba188dd591227448b56ec56dcc3edd0c3cd41e6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetBillSeries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetBillSeriesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setBillSeries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextNumber"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SetBillSeriesMutation, SetBillSeriesMutationVariables>;
export const CrewOnDutyDocument = {"__meta__":{"hash":"sha256:abe082c7bde272f4a8f0b30d435ec6aaec77618a93c1e5a9d4146f4d2ab5538f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CrewOnDuty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"crewOnDuty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"pumpId"}}]}}]}}]} as unknown as DocumentNode<CrewOnDutyQuery, CrewOnDutyQueryVariables>;
export const ChangeCrewDocument = {"__meta__":{"hash":"sha256:35f51c227b4085f6ff3c9ff7cf82901b8b5b8734ce57a297906cf39a85aefa19"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeCrew"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeCrewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeCrew"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeCrewMutation, ChangeCrewMutationVariables>;
export const StartShiftFormDocument = {"__meta__":{"hash":"sha256:06dc91bd4024428a9eec51459f93fd5e1681d52e8b68a5b789497e089a956623"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StartShiftForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shiftDate"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessDate"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shiftTypeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startShiftForm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shiftDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shiftDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"shiftTypeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shiftTypeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftDate"}},{"kind":"Field","name":{"kind":"Name","value":"shiftTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"lastStartableDate"}},{"kind":"Field","name":{"kind":"Name","value":"furthestDate"}},{"kind":"Field","name":{"kind":"Name","value":"shiftTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withoutRate"}},{"kind":"Field","name":{"kind":"Name","value":"lacks"}},{"kind":"Field","name":{"kind":"Name","value":"openingDoubts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastCrew"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"pumpId"}}]}}]}}]}}]} as unknown as DocumentNode<StartShiftFormQuery, StartShiftFormQueryVariables>;
export const StartShiftDocument = {"__meta__":{"hash":"sha256:886228cfe57b43d7f55ba0732a5e7ff93c2a7490d0d895b901f515e0f1f60f49"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartShift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartShiftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startShift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<StartShiftMutation, StartShiftMutationVariables>;
export const MoveShiftDocument = {"__meta__":{"hash":"sha256:be38d19b02c9feb5f1c42bef0012a84faf1fa6603f1f002cc83ec58a40fb24b3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveShift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveShiftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveShift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftId"}},{"kind":"Field","name":{"kind":"Name","value":"effects"}},{"kind":"Field","name":{"kind":"Name","value":"effectTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<MoveShiftMutation, MoveShiftMutationVariables>;
export const ShiftTypesToMoveDocument = {"__meta__":{"hash":"sha256:49a05a49d4c18ec4e12377386511ea94c3fee88e45266828cd169b21c4ad26ca"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShiftTypesToMove"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftTypes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"includeDisabled"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}}]}}]}}]} as unknown as DocumentNode<ShiftTypesToMoveQuery, ShiftTypesToMoveQueryVariables>;
export const EmployeeStandingsDocument = {"__meta__":{"hash":"sha256:6fbed2c3ea84854d5ea30020a3396aa9ca5497df28b4a0f611bc9db76cf555b0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployeeStandings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeStandings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"includeDisabled"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"contactNo"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"hasLeft"}}]}}]}}]} as unknown as DocumentNode<EmployeeStandingsQuery, EmployeeStandingsQueryVariables>;
export const EmployeeAdvancesOfShiftDocument = {"__meta__":{"hash":"sha256:40822c38d25bc6a3ebfdd741ec183fe676b93b813cce1e0ef7eba3e286f7e42a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployeeAdvancesOfShift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeAdvancesOfShift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shiftId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"paymentModeName"}},{"kind":"Field","name":{"kind":"Name","value":"valueDate"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}},{"kind":"Field","name":{"kind":"Name","value":"lateReason"}}]}}]}}]} as unknown as DocumentNode<EmployeeAdvancesOfShiftQuery, EmployeeAdvancesOfShiftQueryVariables>;
export const RecordEmployeeAdvanceDocument = {"__meta__":{"hash":"sha256:f775ea113a128da573f41a63b1f2734d9811e94a28eb7808dd6d4e2474056e20"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordEmployeeAdvance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordEmployeeAdvanceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordEmployeeAdvance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeAdvanceId"}},{"kind":"Field","name":{"kind":"Name","value":"effectTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RecordEmployeeAdvanceMutation, RecordEmployeeAdvanceMutationVariables>;
export const PaidEmployeesDocument = {"__meta__":{"hash":"sha256:35fe9be9e1721931546fbc81618645f5ade7cee55745b59c7ad381d6b767fd2c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaidEmployees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"includeDisabled"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contactNo"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}}]}}]}}]} as unknown as DocumentNode<PaidEmployeesQuery, PaidEmployeesQueryVariables>;
export const SalaryFormDocument = {"__meta__":{"hash":"sha256:d7c159b3f79fef4cdd8dd32d62db45502864698a0597c8ce1137c06fc538ecbc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SalaryForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salaryForm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"shiftId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"paidUpTo"}},{"kind":"Field","name":{"kind":"Name","value":"payTo"}},{"kind":"Field","name":{"kind":"Name","value":"unpaidSince"}}]}}]}}]} as unknown as DocumentNode<SalaryFormQuery, SalaryFormQueryVariables>;
export const SalaryPreviewDocument = {"__meta__":{"hash":"sha256:5974e2ed5cae29a7b3b09685b9fc66bbbfedfabf4ef1624f732556687427b63e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SalaryPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salaryPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"shiftId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"shiftsWorked"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"payBasis"}},{"kind":"Field","name":{"kind":"Name","value":"payRate"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"daysInMonth"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earned"}},{"kind":"Field","name":{"kind":"Name","value":"owedBefore"}},{"kind":"Field","name":{"kind":"Name","value":"recovered"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carried"}},{"kind":"Field","name":{"kind":"Name","value":"advances"}},{"kind":"Field","name":{"kind":"Name","value":"shortages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notRecovered"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carried"}},{"kind":"Field","name":{"kind":"Name","value":"advances"}},{"kind":"Field","name":{"kind":"Name","value":"shortages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payable"}}]}}]}}]} as unknown as DocumentNode<SalaryPreviewQuery, SalaryPreviewQueryVariables>;
export const SalariesOfDocument = {"__meta__":{"hash":"sha256:e0be7138e6ab6b168009750b886d7621d73739255e61fd1c0e91ee4c1dc9365c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SalariesOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salariesOf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"shiftsWorked"}},{"kind":"Field","name":{"kind":"Name","value":"earned"}},{"kind":"Field","name":{"kind":"Name","value":"recovered"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"carried"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"paymentModeName"}},{"kind":"Field","name":{"kind":"Name","value":"valueDate"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}}]}}]}}]} as unknown as DocumentNode<SalariesOfQuery, SalariesOfQueryVariables>;
export const PaySalaryDocument = {"__meta__":{"hash":"sha256:aaa2a1d7a96f0623cb60819e79ddc1caf318b6d1bacb69441d6e1fe3b76a3af9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PaySalary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaySalaryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paySalary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salaryPaymentId"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"carried"}},{"kind":"Field","name":{"kind":"Name","value":"effectTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<PaySalaryMutation, PaySalaryMutationVariables>;
export const PayTermsOfDocument = {"__meta__":{"hash":"sha256:e1f7e88bf2c968ae8a8090de39081c0bf18db47259ffe6cf12a88eed14ba6549"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayTermsOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payTermsOf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paidUpTo"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"payBasis"}},{"kind":"Field","name":{"kind":"Name","value":"payRate"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}}]}}]}}]}}]} as unknown as DocumentNode<PayTermsOfQuery, PayTermsOfQueryVariables>;
export const ChangePayRateDocument = {"__meta__":{"hash":"sha256:d403d63f2d075c06cd14311a09ce81d686271c81e71f68a7aaf50b89b648efdd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePayRate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePayRateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePayRate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ChangePayRateMutation, ChangePayRateMutationVariables>;
export const ClaimableInvoicesDocument = {"__meta__":{"hash":"sha256:7e379ecfc27a273dbf1b4580a95ec7c6e32ac1e248cce0debc807e19c9c97ff6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimableInvoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimableInvoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"supplierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"invoicedOn"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"productIds"}}]}}]}}]} as unknown as DocumentNode<ClaimableInvoicesQuery, ClaimableInvoicesQueryVariables>;
export const DebitNotesDocument = {"__meta__":{"hash":"sha256:80770d38324e87dbf5070bb810e04bd8ff5b607660ef61bce92df8fed216e5ec"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DebitNotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"debitNotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"noteDate"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}}]}}]}}]} as unknown as DocumentNode<DebitNotesQuery, DebitNotesQueryVariables>;
export const RecordDebitNoteDocument = {"__meta__":{"hash":"sha256:936db049f6875d1c8245991198b0962ae565ce76d5fe500e459481f2a466be20"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordDebitNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordDebitNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordDebitNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"debitNoteId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RecordDebitNoteMutation, RecordDebitNoteMutationVariables>;
export const DensityChoicesDocument = {"__meta__":{"hash":"sha256:313797b399a7c53b6011cc164bcf8f191dbcfcf3045c008ee155e7a637760781"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DensityChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runningShift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shiftDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}}]}}]}}]} as unknown as DocumentNode<DensityChoicesQuery, DensityChoicesQueryVariables>;
export const LinesToCompareDocument = {"__meta__":{"hash":"sha256:fb5bbaa068c8441485d0a1b008761cefc1389d9cb638212d513d113df0f1ce57"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinesToCompare"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linesToCompare"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceLineId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"receivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"density"}}]}}]}}]} as unknown as DocumentNode<LinesToCompareQuery, LinesToCompareQueryVariables>;
export const MorningReadingDocument = {"__meta__":{"hash":"sha256:80c942434526254004fce9d9716b6f60eaf8c60153021e5ec2ba836b954d4ac1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MorningReading"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tankId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"businessDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"morningReading"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tankId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tankId"}}},{"kind":"Argument","name":{"kind":"Name","value":"businessDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"businessDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"densityAt15"}}]}}]}}]} as unknown as DocumentNode<MorningReadingQuery, MorningReadingQueryVariables>;
export const DensityReadingsDocument = {"__meta__":{"hash":"sha256:5baa371827eb00856e231e37db22d45dab271b90b5098ce74cd317cb0eccebf6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DensityReadings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"densityReadings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"businessDate"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"tankName"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"density"}},{"kind":"Field","name":{"kind":"Name","value":"temperature"}},{"kind":"Field","name":{"kind":"Name","value":"densityAt15"}},{"kind":"Field","name":{"kind":"Name","value":"challanDensity"}},{"kind":"Field","name":{"kind":"Name","value":"deviation"}},{"kind":"Field","name":{"kind":"Name","value":"isFlagged"}},{"kind":"Field","name":{"kind":"Name","value":"isUnusual"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}}]}}]}}]} as unknown as DocumentNode<DensityReadingsQuery, DensityReadingsQueryVariables>;
export const RecordDensityDocument = {"__meta__":{"hash":"sha256:9968ddbb392ff790aefd9f3c92e785c619a2e2e1d4e3cb720fdc7b79860a9ca5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordDensity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordDensityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordDensity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"densityReadingId"}},{"kind":"Field","name":{"kind":"Name","value":"densityAt15"}},{"kind":"Field","name":{"kind":"Name","value":"deviation"}},{"kind":"Field","name":{"kind":"Name","value":"isFlagged"}},{"kind":"Field","name":{"kind":"Name","value":"isUnusual"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RecordDensityMutation, RecordDensityMutationVariables>;
export const InspectionProductsDocument = {"__meta__":{"hash":"sha256:23cfd0f13c85aae91d4e5ea32ae6ef93664da19234e5bd88729246f2b5a0ba17"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InspectionProducts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]} as unknown as DocumentNode<InspectionProductsQuery, InspectionProductsQueryVariables>;
export const InspectionsDocument = {"__meta__":{"hash":"sha256:6581c6c454d98d283a6e0dee5a7e08ee651c9b4e09d00c90e46898b731bd24a8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Inspections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inspections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"inspectionDate"}},{"kind":"Field","name":{"kind":"Name","value":"readingSum"}},{"kind":"Field","name":{"kind":"Name","value":"totalStock"}},{"kind":"Field","name":{"kind":"Name","value":"totalBeforeStock"}},{"kind":"Field","name":{"kind":"Name","value":"inspectionTime"}},{"kind":"Field","name":{"kind":"Name","value":"testingBefore"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}}]}}]}}]} as unknown as DocumentNode<InspectionsQuery, InspectionsQueryVariables>;
export const InspectionFactsDocument = {"__meta__":{"hash":"sha256:bb2dc6776f9653b23aa938c9ceaf16bf47178996f6c470880b7442f692f79dd2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InspectionFacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"inspectionDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inspectionFacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"Argument","name":{"kind":"Name","value":"inspectionDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"inspectionDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"asItBegan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readingSum"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}}]}},{"kind":"Field","name":{"kind":"Name","value":"asItEnded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readingSum"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isMeterChanged"}}]}}]}}]} as unknown as DocumentNode<InspectionFactsQuery, InspectionFactsQueryVariables>;
export const RecordInspectionDocument = {"__meta__":{"hash":"sha256:462822302118b183a2e669f3a494a60d2db2f1dd84c66e1c8b137d93319c25ee"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordInspection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInspectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordInspection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inspectionId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RecordInspectionMutation, RecordInspectionMutationVariables>;
export const RemoveInspectionDocument = {"__meta__":{"hash":"sha256:0ad13bc5464adee89c73b65fc9b21d0b9e312611cff923263cc8caefe15efc28"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveInspection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveInspectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeInspection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inspectionId"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveInspectionMutation, RemoveInspectionMutationVariables>;
export const InvoiceProductsDocument = {"__meta__":{"hash":"sha256:91c2f11abeda35dec81cc2b6fc9bf1aa99996bf30738fb4a03c72c9c9b2f2e9c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvoiceProducts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]} as unknown as DocumentNode<InvoiceProductsQuery, InvoiceProductsQueryVariables>;
export const InvoiceSuppliersDocument = {"__meta__":{"hash":"sha256:1c68fd9ae194606aa18533c3793265c1457c51c7110a83d19c4984d301890dad"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvoiceSuppliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceSuppliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isProposed"}}]}}]}}]} as unknown as DocumentNode<InvoiceSuppliersQuery, InvoiceSuppliersQueryVariables>;
export const InvoiceNumberTakenDocument = {"__meta__":{"hash":"sha256:d2a44ad1d5b8221d06d2980172d8656e2fab5c79be3187851ccf33fc87644a5e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvoiceNumberTaken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invoiceNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invoiceDateTime"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceNumberTaken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"invoiceNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invoiceNumber"}}},{"kind":"Argument","name":{"kind":"Name","value":"invoiceDateTime"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invoiceDateTime"}}},{"kind":"Argument","name":{"kind":"Name","value":"supplierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}}}]}]}}]} as unknown as DocumentNode<InvoiceNumberTakenQuery, InvoiceNumberTakenQueryVariables>;
export const CreateInvoiceDocument = {"__meta__":{"hash":"sha256:414553b3fe8b6c286df52fbab3028305eb7858f767e40103d874eb9595ff4a5b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateInvoiceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<CreateInvoiceMutation, CreateInvoiceMutationVariables>;
export const RunningMetersDocument = {"__meta__":{"hash":"sha256:36c36d8fe6a07924f1f43a6864de56d11d665a777c31ef334919aad8cb184daf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RunningMeters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runningMeters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nozzleId"}},{"kind":"Field","name":{"kind":"Name","value":"nozzleName"}},{"kind":"Field","name":{"kind":"Name","value":"pumpName"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"meterMax"}},{"kind":"Field","name":{"kind":"Name","value":"shiftStartedAt"}},{"kind":"Field","name":{"kind":"Name","value":"flowRate"}},{"kind":"Field","name":{"kind":"Name","value":"soldBefore"}},{"kind":"Field","name":{"kind":"Name","value":"hasRolledOver"}}]}}]}}]} as unknown as DocumentNode<RunningMetersQuery, RunningMetersQueryVariables>;
export const MeterEventsOfShiftDocument = {"__meta__":{"hash":"sha256:79fc4bd76c0e8fefcd75439cd24733a195ef21c0bfce0e143a5560bbf0086b5c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MeterEventsOfShift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"meterEventsOfShift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"pumpName"}},{"kind":"Field","name":{"kind":"Name","value":"nozzleName"}},{"kind":"Field","name":{"kind":"Name","value":"lastReading"}},{"kind":"Field","name":{"kind":"Name","value":"firstReading"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}},{"kind":"Field","name":{"kind":"Name","value":"isLast"}}]}}]}}]} as unknown as DocumentNode<MeterEventsOfShiftQuery, MeterEventsOfShiftQueryVariables>;
export const RecordMeterEventDocument = {"__meta__":{"hash":"sha256:1d11735c498c18dd7ce6f34bda151eea56ef20254a6c5bbcbf20e0839b1271cf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordMeterEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordMeterEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordMeterEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"meterEventId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RecordMeterEventMutation, RecordMeterEventMutationVariables>;
export const TakeBackMeterEventDocument = {"__meta__":{"hash":"sha256:1a6e0519f66a6703b05aefaeca48c6cddd2febf146df076d532f1652fa96e86a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeBackMeterEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TakeBackMeterEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeBackMeterEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"meterEventId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<TakeBackMeterEventMutation, TakeBackMeterEventMutationVariables>;
export const StockInFormDocument = {"__meta__":{"hash":"sha256:232070de08f271cef89a4848a5d0948e9ac7cb38310c62a7324cd6b2d4f5524a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StockInForm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stockInForm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftId"}},{"kind":"Field","name":{"kind":"Name","value":"shiftDate"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}},{"kind":"Field","name":{"kind":"Name","value":"tanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tankId"}},{"kind":"Field","name":{"kind":"Name","value":"tankName"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"bookVolume"}},{"kind":"Field","name":{"kind":"Name","value":"chart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dip"}},{"kind":"Field","name":{"kind":"Name","value":"volume"}}]}},{"kind":"Field","name":{"kind":"Name","value":"readingSum"}},{"kind":"Field","name":{"kind":"Name","value":"lastReading"}}]}}]}}]}}]} as unknown as DocumentNode<StockInFormQuery, StockInFormQueryVariables>;
export const PendingInvoiceLinesDocument = {"__meta__":{"hash":"sha256:77c4ec9e293a56087f5586a503498a5a3d8b7b4795c6d30594a3e21af5b40db6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PendingInvoiceLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingInvoiceLines"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceLineId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceDateTime"}},{"kind":"Field","name":{"kind":"Name","value":"receivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"shortageQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]} as unknown as DocumentNode<PendingInvoiceLinesQuery, PendingInvoiceLinesQueryVariables>;
export const ClosedShiftsOnDocument = {"__meta__":{"hash":"sha256:08f468e5b75ef744ce50cdfa46611bf98657d8be67e023bc9df385b7702144b2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClosedShiftsOn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shiftDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closedShiftsOn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shiftDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shiftDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftId"}},{"kind":"Field","name":{"kind":"Name","value":"shiftDate"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}},{"kind":"Field","name":{"kind":"Name","value":"isLastOfDay"}},{"kind":"Field","name":{"kind":"Name","value":"tanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tankId"}},{"kind":"Field","name":{"kind":"Name","value":"tankName"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"chart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dip"}},{"kind":"Field","name":{"kind":"Name","value":"volume"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ClosedShiftsOnQuery, ClosedShiftsOnQueryVariables>;
export const StockInsOfShiftDocument = {"__meta__":{"hash":"sha256:125117f14f8f88c95d70d1006a19789812fdd7db7506eefa12cb1446ddde8e5a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StockInsOfShift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stockInsOfShift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StockInParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StockInParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StockInView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stockInDateTime"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"tankName"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"measured"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"isAtg"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}},{"kind":"Field","name":{"kind":"Name","value":"toReview"}}]}}]} as unknown as DocumentNode<StockInsOfShiftQuery, StockInsOfShiftQueryVariables>;
export const StockInsToReviewDocument = {"__meta__":{"hash":"sha256:89e675e0beacc6dc69e800dc73d18508870e1eb363633e24a8f5720bbf675b5b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StockInsToReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stockInsToReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StockInParts"}},{"kind":"Field","name":{"kind":"Name","value":"shiftDate"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StockInParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StockInView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stockInDateTime"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"tankName"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"measured"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"isAtg"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}},{"kind":"Field","name":{"kind":"Name","value":"toReview"}}]}}]} as unknown as DocumentNode<StockInsToReviewQuery, StockInsToReviewQueryVariables>;
export const RecordStockInDocument = {"__meta__":{"hash":"sha256:eac876b9f8e5c0aee3bb131e3b2095c4529f7466ef46e0b59aafa39b32059473"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordStockIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StockInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordStockIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stockInId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RecordStockInMutation, RecordStockInMutationVariables>;
export const RecordBackwardStockInDocument = {"__meta__":{"hash":"sha256:840fa6aaefb6d57baa17e448379493c775b3126138baffa61ecc4f5e5bfd9f4d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordBackwardStockIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StockInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordBackwardStockIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stockInId"}},{"kind":"Field","name":{"kind":"Name","value":"effectTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RecordBackwardStockInMutation, RecordBackwardStockInMutationVariables>;
export const TanksToMeasureDocument = {"__meta__":{"hash":"sha256:04e81e8cb4fe936b70216fb2bfda77dd90a19f0f73a8af60dbae4ac5c9d5ef1c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TanksToMeasure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tanksToMeasure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tankId"}},{"kind":"Field","name":{"kind":"Name","value":"tankName"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"bookVolume"}},{"kind":"Field","name":{"kind":"Name","value":"chart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dip"}},{"kind":"Field","name":{"kind":"Name","value":"volume"}}]}}]}}]}}]} as unknown as DocumentNode<TanksToMeasureQuery, TanksToMeasureQueryVariables>;
export const TankDipsOfShiftDocument = {"__meta__":{"hash":"sha256:00e6593089be44dcb9e9f976361061224adf107fb37e38b1a246beafe715ec56"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TankDipsOfShift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tankDipsOfShift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tankName"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"dip"}},{"kind":"Field","name":{"kind":"Name","value":"waterDip"}},{"kind":"Field","name":{"kind":"Name","value":"volume"}},{"kind":"Field","name":{"kind":"Name","value":"bookVolume"}},{"kind":"Field","name":{"kind":"Name","value":"isAtg"}},{"kind":"Field","name":{"kind":"Name","value":"measuredAt"}},{"kind":"Field","name":{"kind":"Name","value":"measuredBy"}}]}}]}}]} as unknown as DocumentNode<TankDipsOfShiftQuery, TankDipsOfShiftQueryVariables>;
export const MeasureTankDocument = {"__meta__":{"hash":"sha256:61193e053f6cd47dbd7a6e1d1ff0f4ce7201bab9f7b47c36b2eec673e6bcae45"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MeasureTank"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MeasureTankInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"measureTank"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tankDipId"}},{"kind":"Field","name":{"kind":"Name","value":"volume"}},{"kind":"Field","name":{"kind":"Name","value":"bookVolume"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<MeasureTankMutation, MeasureTankMutationVariables>;
export const SystemStatusDocument = {"__meta__":{"hash":"sha256:ab894fbcb03945cf3c7795db71e2d15e822c80375bc55e3ca1c51667cd482ce2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SystemStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"systemStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"serverTime"}},{"kind":"Field","name":{"kind":"Name","value":"databaseVersion"}},{"kind":"Field","name":{"kind":"Name","value":"databaseMs"}},{"kind":"Field","name":{"kind":"Name","value":"migrationsApplied"}},{"kind":"Field","name":{"kind":"Name","value":"migrationsKnown"}},{"kind":"Field","name":{"kind":"Name","value":"messagesDue"}}]}}]}}]} as unknown as DocumentNode<SystemStatusQuery, SystemStatusQueryVariables>;
export const ShiftChangedDocument = {"__meta__":{"hash":"sha256:0f06dd27c5eb5dd30befe0dbf123c5ce0e0468fe2cb28e81cbc32b70227c2cef"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ShiftChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftId"}}]}}]}}]} as unknown as DocumentNode<ShiftChangedSubscription, ShiftChangedSubscriptionVariables>;
export const CreditSaleRecordedDocument = {"__meta__":{"hash":"sha256:a7740f3b531d52a00c07f4ed3243709bc20d20dd32e7358c360f8bbcd1ae52bb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"CreditSaleRecorded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditSaleRecorded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftId"}}]}}]}}]} as unknown as DocumentNode<CreditSaleRecordedSubscription, CreditSaleRecordedSubscriptionVariables>;
export const CashChangedDocument = {"__meta__":{"hash":"sha256:a1914665626c2dd2f0f628097facea456e8640d6fdff16dc80339e40333c1e43"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"CashChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftId"}}]}}]}}]} as unknown as DocumentNode<CashChangedSubscription, CashChangedSubscriptionVariables>;
export const StockChangedDocument = {"__meta__":{"hash":"sha256:0b75ebf90638e14f0af853755cf5d3acc93c8430f65d89ef41353eb6af4fcac9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"StockChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stockChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftId"}}]}}]}}]} as unknown as DocumentNode<StockChangedSubscription, StockChangedSubscriptionVariables>;
export const CreditChangedDocument = {"__meta__":{"hash":"sha256:c0ee7c026acd5e88062eeaf8449145b8799e675cf6c6df085f46438f4391c472"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"CreditChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditorId"}}]}}]}}]} as unknown as DocumentNode<CreditChangedSubscription, CreditChangedSubscriptionVariables>;
export const ChangeRequestedDocument = {"__meta__":{"hash":"sha256:6634f3b58a7cb744c592b2b3c01d4e03b0d949b5f257d55fd6719a3765d2b9e2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ChangeRequested"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeRequested"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]} as unknown as DocumentNode<ChangeRequestedSubscription, ChangeRequestedSubscriptionVariables>;
export const ChangeDecidedDocument = {"__meta__":{"hash":"sha256:a8959232747e6e16a6e51cd0da1afda2c83c3a39f598663085493e31a678a281"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ChangeDecided"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeDecided"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]} as unknown as DocumentNode<ChangeDecidedSubscription, ChangeDecidedSubscriptionVariables>;
export const BellChangedDocument = {"__meta__":{"hash":"sha256:22361d4d1bc2023165fb2c9cd7af38d6c6c3d25724d4363f8a42f0b8142aa8d0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"BellChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permissionCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"notices"}}]}}]}}]} as unknown as DocumentNode<BellChangedSubscription, BellChangedSubscriptionVariables>;
export const PaymentWaysDocument = {"__meta__":{"hash":"sha256:add8dff8e23a0513951a446181bc1709e96f264b96616cf2977278d7609e1d5e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentWays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentWays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"includeDisabled"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}},{"kind":"Field","name":{"kind":"Name","value":"modes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}},{"kind":"Field","name":{"kind":"Name","value":"isCheque"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"modes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}},{"kind":"Field","name":{"kind":"Name","value":"isCheque"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"uncountedCash"}},{"kind":"Field","name":{"kind":"Name","value":"notesInSafe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}}]} as unknown as DocumentNode<PaymentWaysQuery, PaymentWaysQueryVariables>;
export const MeDocument = {"__meta__":{"hash":"sha256:3b788b792dba5c5308c78db2889294d078753c4c8bf08ba32166e4b694527d1b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mySecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mustSetUp"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const SignOutDocument = {"__meta__":{"hash":"sha256:ecd7369839d3927510a2f91fc19be2aeb41279f4c7ec7e325fed9735813d134d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const SetLanguageDocument = {"__meta__":{"hash":"sha256:8d95ec95831ced7dec43b5656433f3b3711f4b4a6a6d3221a9f05611f27a483e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetLanguage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetLanguageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setLanguage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SetLanguageMutation, SetLanguageMutationVariables>;
export const FourEyesDocument = {"__meta__":{"hash":"sha256:282084921c0314abfb0b33b21f99dbe85c3506cd52c3d0bf64b9f14f425f9d41"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FourEyes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stationSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fourEyes"}}]}}]}}]} as unknown as DocumentNode<FourEyesQuery, FourEyesQueryVariables>;
export const SettingsChangedDocument = {"__meta__":{"hash":"sha256:85664bb9242b86b183366c2cdf4c198b96fd9f4d408758cab1f1555f67f01570"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"SettingsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settingsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}}]}}]}}]} as unknown as DocumentNode<SettingsChangedSubscription, SettingsChangedSubscriptionVariables>;
export const RunningShiftDocument = {"__meta__":{"hash":"sha256:4765d97e20427f3d019dc3d78f595ba96f28fa4144dc708b785280a982ea1e3b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RunningShift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runningShift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shiftDate"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastClosedShift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shiftDate"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}},{"kind":"Field","name":{"kind":"Name","value":"closedByName"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}}]}}]}}]} as unknown as DocumentNode<RunningShiftQuery, RunningShiftQueryVariables>;
export const RightPanelDocument = {"__meta__":{"hash":"sha256:d8f6120fd8605ff5d9c5c6496bf26a9e0458990fd2322c5822aa802ff242775a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RightPanel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tankStates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tankId"}},{"kind":"Field","name":{"kind":"Name","value":"tankName"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"openingDip"}},{"kind":"Field","name":{"kind":"Name","value":"openingVolume"}},{"kind":"Field","name":{"kind":"Name","value":"stockIn"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shiftCredits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditorId"}},{"kind":"Field","name":{"kind":"Name","value":"creditorName"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<RightPanelQuery, RightPanelQueryVariables>;
export const NotesInSafeDocument = {"__meta__":{"hash":"sha256:d5748d5b7c3ef99c6a46dbcfd1b631d99340e09952d7d5b48fc4cee41d844fc1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotesInSafe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notesInSafe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}}]} as unknown as DocumentNode<NotesInSafeQuery, NotesInSafeQueryVariables>;
export const CrewChoicesDocument = {"__meta__":{"hash":"sha256:c9cb8919cf9931c670c1079a051d7521f54cbcabb17bc52a76dbb4ada6e3e0d0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CrewChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contactNo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pumps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CrewChoicesQuery, CrewChoicesQueryVariables>;
export const CrewChoicesOfClosedDocument = {"__meta__":{"hash":"sha256:9c8663abbacdcc85cbf2f3ea7f0b798f7bd65bd82f7db5f876235b654dfa14d2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CrewChoicesOfClosed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"includeDisabled"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contactNo"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pumps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"includeDisabled"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}}]}}]}}]} as unknown as DocumentNode<CrewChoicesOfClosedQuery, CrewChoicesOfClosedQueryVariables>;
export const DipChartTextDocument = {"__meta__":{"hash":"sha256:a4694b01f784566a92848a4ca488f6019a013a5b87520e1401bc942d417b1d40"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DipChartText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dipChartText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}]}]}}]} as unknown as DocumentNode<DipChartTextQuery, DipChartTextQueryVariables>;
export const LateEntryShiftsDocument = {"__meta__":{"hash":"sha256:ef136e1a11b9dca6a71abe348e877c921ac90b30ae96dcfbf6fd8f8eac63953e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LateEntryShifts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shiftDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lateEntryShifts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shiftDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shiftDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shiftDate"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}}]}}]}}]} as unknown as DocumentNode<LateEntryShiftsQuery, LateEntryShiftsQueryVariables>;
export const LatePumpProductsDocument = {"__meta__":{"hash":"sha256:84f758a1fe8dd1039cba8fe4ee534a9fd60b53141852c189e8f76ed24c5c1e54"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LatePumpProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pumpProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shiftId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pumpId"}},{"kind":"Field","name":{"kind":"Name","value":"pumpName"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}}]}}]}}]} as unknown as DocumentNode<LatePumpProductsQuery, LatePumpProductsQueryVariables>;
export const PersonFilesDocument = {"__meta__":{"hash":"sha256:1a50937201ae999d0f140715360b10c2b4149c4794769abdd36694fefe572acb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonFiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personFiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<PersonFilesQuery, PersonFilesQueryVariables>;
export const SetPersonFileDocument = {"__meta__":{"hash":"sha256:2bddefa4af8cfc2ba590c7f500e2dab1fca20fd3a0a4b43d825eacd44e66afde"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPersonFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetPersonFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPersonFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SetPersonFileMutation, SetPersonFileMutationVariables>;
export const PendingChangesDocument = {"__meta__":{"hash":"sha256:0d3442f53c91df27c0827f09c3307fe82e0d5db1ad5e907cc1c22961851f2f37"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PendingChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"table"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rowIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"table"},"value":{"kind":"Variable","name":{"kind":"Name","value":"table"}}},{"kind":"Argument","name":{"kind":"Name","value":"rowIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rowIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"rowId"}},{"kind":"Field","name":{"kind":"Name","value":"permission"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}}]}}]}}]} as unknown as DocumentNode<PendingChangesQuery, PendingChangesQueryVariables>;
export const RowToChangeDocument = {"__meta__":{"hash":"sha256:28284f6d04d7b6bc8cff5fd5a9dd8e23146b68ea8172ee8015c61bf291844e8e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RowToChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"table"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rowId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeableRow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"table"},"value":{"kind":"Variable","name":{"kind":"Name","value":"table"}}},{"kind":"Argument","name":{"kind":"Name","value":"rowId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rowId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"table"}},{"kind":"Field","name":{"kind":"Name","value":"rowId"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"canBeChanged"}},{"kind":"Field","name":{"kind":"Name","value":"canBeDeleted"}},{"kind":"Field","name":{"kind":"Name","value":"isChangedAtOnce"}},{"kind":"Field","name":{"kind":"Name","value":"isDeletedAtOnce"}},{"kind":"Field","name":{"kind":"Name","value":"needsReason"}},{"kind":"Field","name":{"kind":"Name","value":"whyNotDeleted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"partOf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"table"}},{"kind":"Field","name":{"kind":"Name","value":"rowId"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"canChange"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"case"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"policyLine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exempt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RowToChangeQuery, RowToChangeQueryVariables>;
export const ReferenceOptionsDocument = {"__meta__":{"hash":"sha256:c0797c5419f0f3d61590f13cd2b8579fd3304ea304e9a40d5ae759543847be38"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReferenceOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reference"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"referenceChoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reference"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reference"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}}]}}]}}]} as unknown as DocumentNode<ReferenceOptionsQuery, ReferenceOptionsQueryVariables>;
export const ChangeRowDocument = {"__meta__":{"hash":"sha256:171940a114c25ff37204874470c88d89a43e27e840454a05dbb0639601de7da3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeRow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeRowInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeRow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeRequestId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"effectTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeRowMutation, ChangeRowMutationVariables>;
export const RehearseRowChangeDocument = {"__meta__":{"hash":"sha256:af44fe6c1ed4d12d53f7a5ab2c888c4cf1fe91db0c280aa5d1f867e4d64b9880"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RehearseRowChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeRowInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rehearseRowChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"effectTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RehearseRowChangeMutation, RehearseRowChangeMutationVariables>;
export const WaitsAboveDocument = {"__meta__":{"hash":"sha256:7e1948c63e3e68dbe4da0dd49b1038aab3ba217083a8b7e95eaf91073ac7ed5e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitsAbove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"command"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitsAbove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"command"},"value":{"kind":"Variable","name":{"kind":"Name","value":"command"}}}]}]}}]} as unknown as DocumentNode<WaitsAboveQuery, WaitsAboveQueryVariables>;
export const WaitingEntriesDocument = {"__meta__":{"hash":"sha256:3dc10ad2538e0ca5dafbb689a85e74452c023ebd65cca94d2d0aadebbcc646ee"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"command"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"command"},"value":{"kind":"Variable","name":{"kind":"Name","value":"command"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lateText"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}}]}}]}}]} as unknown as DocumentNode<WaitingEntriesQuery, WaitingEntriesQueryVariables>;