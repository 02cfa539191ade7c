import { defineMessages } from './kernel/message';

/** Refusals of credit sales, of creditors' terms, of bills and of interest. */
export const credit = defineMessages('credit', {
  selectCreditor: 'Select a creditor',
  selectPump: 'Select a pump',
  selectProduct: 'Select Product',
  creditorDisabled: '{creditor} is disabled',
  notSoldThere: 'That pump does not sell this product',
  noQuantity: 'Enter quantity or amount',
  litresPositive: 'quantity must be more than 0',
  amountPositive: 'amount must be more than 0',
  litresRange: 'quantity must be more than 0 and at most 100000 litres',
  amountNotAsLitres: 'These litres cost {amount, money}',
  overLimit: '{creditor} would owe {due, money}, over the limit of {limit, money}. Enter a reason to sell anyway.',
  slipSeen: 'Slip {slip} of this creditor was entered before: {amount, money} on {date, date}.',
  slipWaits: 'Slip {slip} waits for approval: {amount, money}, entered by {user}.',
  slipHasLine: 'Slip {slip} already has a sale in this shift: {litres, litres} L, {amount, money}.',
  slipLineSeen: 'Slip {slip} already has this product for this vehicle: {litres, litres} L, {amount, money}.',

  openBills: '{creditor} has unpaid bills: {bills}',

  olderSales: 'There are unbilled sales from {date, date} on. Bill them first.',
  periodInFuture: 'To must not be after today',
  smallCreditor: 'A small creditor has an open account and gets no bills',
  nothingToBill: 'There are no sales to bill in these days',
  billTooGreat: 'The bill would be {amount, money}, but a bill can be at most {greatest, money}',
  interestOnTop: '{bill} charges {interest}. Delete that bill first.',
  interestOnBill: 'interest on {bill}',
  interestAfterBill: 'interest for the days after {bill}',

  interestTooLate: 'Interest can be charged up to {latest, date} at most, because later payments may still be entered',
  interestTooEarly: 'Interest is already billed up to {earliest, date}. Choose that day or a later one.',
  noInterest: 'There is no interest to charge',
  idNotWhole: 'id must be a whole number',
  unknownCreditor: 'There is no creditor with the id {id}',
  billCancelled: '{number} is cancelled. Its number is not used again.',
  firstNotWhole: 'first must be a whole number',
  firstTooSmall: 'first must be 1 or more',
  firstTooLarge: 'first must be {most, count} or less',
  afterWrong: 'after must be the next of a page',
  saleBilled: 'This sale is on bill {bill}. Delete the bill first.',
});
