import { defineMessages } from './kernel/message';

/** Standard texts of the messages about events. Their values are the facts of the event. */
export const events = defineMessages('events', {
  shiftStartedSubject: '{station}: shift {shift} of {date} has started',
  shiftStartedBody: '{by} started the shift {shift} of {date}.\n\nPrices: {rates}',
  shiftClosedSubject: '{station}: shift {shift} of {date} is closed',
  shiftClosedBody:
    '{by} closed the shift {shift} of {date}.\n\nSold: {litres} L for {sale}\nCash: {cash}\nSwipe: {swipe}\nCredit: {credit}\nShortage: {shortage}',
  creditSaleSubject: '{station}: {litres} L of {product} on credit, {amount}',
  creditSaleBody:
    '{litres} L of {product} sold on credit to {firm} for {amount} on {date}.\n\nVehicle: {vehicle}\nSlip: {slip}\nDue now: {due}',
  creditorPaymentSubject: '{station}: {amount} received from {firm}',
  creditorPaymentBody: 'Thank you. {amount} was received from {firm} on {date}.\n\nDue now: {due}',
  billMadeSubject: '{station}: bill {number} of {amount}',
  billMadeBody: 'Bill {number} of {firm} for {from} to {to}: {amount}.\n\nBalance with this bill: {closing}',
  stockReceivedSubject: '{station}: {litres} L of {product} received in {tank}',
  stockReceivedBody: '{litres} L of {product} were unloaded into {tank} from invoice {invoice}, entered by {by}.',
  lowStockSubject: '{station}: {tank} is low, {litres} L of {product}',
  lowStockBody: '{tank} holds {litres} L of {product}, less than {limit}% of {capacity} L.',
  creditLimitPassedSubject: '{station}: {firm} is over the credit limit',
  creditLimitPassedBody:
    '{by} sold {firm} fuel for {amount} on credit.\n\nDue now: {due}\nLimit: {limit}\nReason given: {reason}',
  changeRequestedSubject: '{station}: {kind} of {what}',
  changeRequestedBody: '{by}: {kind} of {what}.\n\nReason given: {comment}',
  changeDecidedSubject: '{station}: request on {what} was {decision}',
  changeDecidedBody: '{by} {decision} the request of {askedBy} on {what}.',
  daySummarySubject: '{station}: {date}, {sale} sold',
  daySummaryBody:
    'The day {date} at {station}\n\n{products}\nTotal: {sale}\n\nCash: {cash}\nSwipe: {swipe}\nCredit: {credit}\nExpenditure: {expenditure}\nShortages: {shortage}\n\nStock\n{stock}\n\nPending change requests: {requests}\nAudit head: {auditHead}',

  // Facts that are words, or lines of the summary of the day.
  entry: '{label}: {title}',
  deleted: 'deletion',
  changed: 'change',
  entered: 'new entry',
  deletionAsked: 'request for a deletion',
  changeAsked: 'request for a change',
  entryAsked: 'request for a new entry',
  accepted: 'accepted',
  rejected: 'rejected',
  productSold: '{product} {litres, litres} L {amount, money}',
  tankHolds: '{tank} {product} {litres, litres} L',
  tankIsLow: '{tank} {product} {litres, litres} L (low)',
});
