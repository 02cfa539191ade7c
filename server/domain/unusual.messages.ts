import { defineMessages } from './kernel/message';

/** What is said of figures that are far from the usual ones, and how a question is put. */
export const unusual = defineMessages('unusual', {
  /** A question is a fact with this instruction; among the effects of a change the fact is alone. */
  saveAgain: '{fact} Save again to keep it.',
  rate: 'The rate is {figure, money}, but the usual one is about {usual, money}.',
  firstRate:
    'The rate is {figure, money} a litre, but {product} usually costs between {least, money} and {most, money}.',
  purchasePrice: 'This is {figure, money} per litre of {product}, but the usual price is about {usual, money}.',
  purchasePriceAtRate: 'This is {figure, money} per litre of {product}, but it sells at {rate, money}.',
  creditLimit: 'The limit is {figure, money}, but the usual one is about {usual, money}.',
  limitBelowDue: 'The limit is {figure, money}, but this creditor owes {due, money}.',
  limitBelowSales: 'The limit is {figure, money}, but this creditor buys for about {usual, money} a month.',
  payRate: 'The pay rate is {figure, money}, but the usual one is about {usual, money}.',
  payRateUnnamed: 'The pay rate is {figure, money}, far from the usual one.',
  payment: 'The payment is {figure, money}, but this creditor usually pays about {usual, money}.',
  paymentAboveDue: 'The payment is {figure, money}, but this creditor owes {due, money}.',
  adjustmentTwice: '{what} of {figure, money} is entered for this creditor already, on {date, date}.',
  adjustmentAboveDue: 'The amount is {figure, money}, but this creditor owes {due, money}.',
  supplierPayment: 'The payment is {figure, money}, but this supplier is usually paid about {usual, money}.',
  supplierPaymentAboveDue: 'The payment is {figure, money}, but this supplier is owed {due, money}.',
  debitNoteTwice: 'Debit note {id, count} of {date, date} claims the same already.',
  beforeBooks: '{date, date} is before the books began, on {day, date}.',
  debitNotesAboveInvoice:
    'The debit notes of invoice {number} come to {figure, money}, but the invoice is {amount, money}.',
  debitNoteAboveDue: 'The debit note is {figure, money}, but this supplier is owed {due, money}.',
  expenditure: 'The amount is {figure, money}, but the usual one of this category is about {usual, money}.',
  collection: 'The amount is {figure, money}, but a collection from this pump is usually about {usual, money}.',
  deposit: 'The deposit is {figure, money}, but the usual one into this account is about {usual, money}.',
  drawing: 'The withdrawal is {figure, money}, but the usual one from this account is about {usual, money}.',
  bankTransfer: 'The transfer is {figure, money}, but the usual one between these accounts is about {usual, money}.',
  chargesAboveAmount: 'The charges are {figure, money}, but only {amount, money} is transferred.',
  advance: 'The advance is {figure, money}, but the usual one is about {usual, money}.',
  litres: 'The quantity is {figure, litres} L, but this vehicle usually takes about {usual, litres} L.',
  openingDip: 'The opening dip is {figure, count} mm, but tanks are at most about {usual, count} mm high.',
  openingVolume:
    'The opening volume is {figure, litres} L, but the opening dip of {dip, count} mm is {byChart, litres} L by the dip chart.',
});
