import { defineMessages } from './kernel/message';

/** Cells of reports that combine words with names, days and figures. */
export const cells = defineMessages('cells', {
  cash: 'Cash',
  cashWith: 'Cash, {details}',
  bankCharges: 'Bank charges, {of}',

  days: '{from, date} to {to, date}',
  reversed: '{what} (reversed)',
  reversal: 'Reversal: {what}',
  document: '{kind} {number}',
  documentReversed: '{kind} {number}, reversed',

  openingBalance: 'Opening balance',
  billsWithOpening: '{before}Opening balance{after}',
  payment: 'Payment',
  paymentBy: 'Payment, {mode}',
  chequeReturned: 'Cheque returned, {cheque}',
  paymentInCash: 'Payment, Cash',
  paymentInCashWith: 'Payment, Cash, {details}',

  accountLine: '{kind}, {of}',
  accountLineReversed: '{kind}, {of}, reversed',
  ofCorrection: '{line}: correction of shift {day, date} {shift} on {at} ({reason})',
  onlyReversed: '{kind}, reversed',
  withComment: '{line}, {comment}',
  advance: 'Advance',
  shortage: 'Shortage',
  shortageChanged: 'Shortage changed',
  payCorrected: 'Pay corrected',
  salaryEarned: 'Salary earned',
  salaryPaid: 'Salary paid',

  collection: 'Cash collection',
  collectionAt: 'Cash collection at {pump} by {employee}',
  lastCollectionAt: 'Cash collection at {pump} by {employee}, last collection',
  received: 'Received from',
  receivedFrom: 'Received from {creditor}',
  expenditure: 'Expenditure',
  expenditureOn: 'Expenditure on {category}',
  advanceTo: 'Advance to',
  advanceToEmployee: 'Advance to {employee}',
  paymentToSupplier: 'Payment to {supplier}',
  salary: 'Salary',
  salaryOf: 'Salary of',
  salaryOfEmployee: 'Salary of {employee}',
  withdrawn: 'Withdrawn from',
  withdrawnFrom: 'Withdrawn from {account}',
  deposited: 'Deposited into',
  depositedInto: 'Deposited into {account}',
  transferTo: 'Transfer to {account}',
  transferFrom: 'Transfer from {account}',
  openingNotes: 'Opening notes',

  correctedOnce: 'Corrected once, see the end',
  correctedTimes: 'Corrected {times} times, see the end',

  notCounted: 'not counted',
  notesAndUncounted: '{notes}, not counted',

  legBegan:
    'Began by {kind, select, ROLLOVER {rollover} RESET {reset} other {replacement}}, from {from, litres} to {to, litres}: {reason}',
  legEnded:
    'Ended by {kind, select, ROLLOVER {rollover} RESET {reset} other {replacement}}, from {from, litres} to {to, litres}: {reason}',
  both: '{first}; {second}',

  unusualDensity: 'Unusual for {product}',
  approximate: 'Approximate',

  noVehicle: 'No vehicle',
  vehiclesAndNone: '{vehicles} + no vehicle',
  noLongerExists: 'No longer exists',

  noPrice: 'Nothing was bought yet, so its stock has no price',
  noPriceOf: '{products}: nothing was bought yet, so its stock has no price',
  pricedLater: 'Nothing was bought before {day, date}: stock of earlier days at the price of that day',
});
