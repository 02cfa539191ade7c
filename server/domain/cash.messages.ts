import { defineMessages } from './kernel/message';

/** Refusals and warnings of payments, of cash collections and transfers, and of swipe settlements. */
export const cash = defineMessages('cash', {
  selectAccount: 'Select an account',
  selectMode: 'Select a payment mode',
  selectAccountOfMode: 'Select the account for {mode}',
  noLinkedMode: '{account} has no payment mode yet. Ask an admin to link one.',
  modeNotLinked: '{account} does not accept {mode}',
  notesWithoutCash: 'Notes are counted for cash only',
  referenceMissing: 'Enter the reference number',
  referenceSeen: 'Reference {reference} was recorded before: {what}, {name}, {amount, money} on {date, date}.',

  selectPump: 'Select a pump',
  selectEmployee: 'Select an employee',
  pumpNotInShift: 'Select a pump of this shift',
  notPositive: 'Total amount should be positive !',

  depositTakesOut: 'a deposit takes notes out of the safe, enter them as cash out',
  withdrawalBringsIn: 'a withdrawal brings notes into the safe, enter them as cash in',
  countTheNotes: 'Count the notes',
  belowZero: 'The safe would be {short, money} short at the end of the shift {date, date} {name}',
  notesUnreadable: 'Enter each value and its number of notes, like 500 × 10, 100 × 4',

  selectMachine: 'Select a swipe machine',
  selectCategory: 'Select an expenditure category',
  selectCategoryForCharges: 'Select the expenditure category for the charges',
  paidNotPositive: 'paid must be more than 0',
  chargesNegative: 'charges must not be below 0',
  paidAboveOutstanding: '{paid, money} is more than the {outstanding, money} outstanding on this machine',
  totalAboveOutstanding:
    'Paid plus charges is {total, money}, more than the {outstanding, money} outstanding on this machine',
  muchCharged: 'The bank charged {percent} % of the takings, which is unusually high. Check paid and charges.',
  paidOnInFuture: 'Paid on must not be in the future',
  paidBeforeItsDays: 'Money received on {paidOn, date} cannot be for {last, date}, a later day',
  laterPaymentAboveOutstanding:
    'The {paid, money} received on {paidOn, date} would be more than is outstanding on this machine',
  laterPaymentBeforeItsDays: 'The {paid, money} received on {paidOn, date} would be for {last, date}, a later day',
  chequeNumberMissing: 'Enter the number of the cheque',
  chequeBankMissing: 'Enter the bank of the cheque',
  chequeDateMissing: 'Enter the date of the cheque',
  chequeIs: 'This cheque is: {state}. Look at the list again.',
  chequeUnknown: 'This cheque is not in the list any more',
  stepInFuture: 'The day must not be after today',
  stepTooEarly: 'The day must not be before {date, date}',
  chequePostDated: 'The cheque is dated {date, date}. The bank does not take it earlier.',
  chargeOfHeld: 'The bank charges only for a cheque that was deposited',
  chargeOfIssued: 'The supplier of a cheque that came back is not charged',
  chequeMoved: 'The cheque of this payment is: {state}. Undo its steps under Cheques first.',
  toOrFromCheque: 'A payment is not changed to or from a cheque. Delete it, and enter it again.',
  chequeDated: 'The cheque was deposited on {date, date}, and cannot be dated later',
  lastOfItsPump: 'The last collection of {pump} cannot be moved to another pump',
  lastIsOfClose: 'The last collection is part of the shift close. Change its amount, or undo the shift.',
});
