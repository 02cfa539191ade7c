import { defineMessages } from './kernel/message';

/** Refusals and warnings of closing a shift, of undoing a close, and of cancelling a shift. */
export const closing = defineMessages('closing', {
  atPump: '{pump}: {problem}',
  atNozzle: '{pump}, nozzle {nozzle}: {problem}',
  atTank: '{tank}: {problem}',

  noRate: 'its product has no rate in this shift',
  closeMissing: 'enter the close reading',
  closeNegative: 'the close reading must not be below 0',
  closeTooGreat: 'the close reading must not be above {greatest, litres}',
  closeBelowOpen: 'the close reading must not be below the open reading {open, litres}',
  testingNegative: 'testing must not be below 0',
  testingAboveFlow: 'testing must not be above close − open, {flow, litres}',
  openChanged: 'the open reading is {open, litres}',

  aProduct: 'a product',
  creditAboveSold: '{credit, litres} L of {product} on credit is more than the {sold, litres} L sold',
  cashAboveSale: 'cash collected {cash, money} is more than sale − credit, {left, money}',
  cashOver: 'cash collected is {over, money} more than was due',
  swipeNegative: 'swipe must not be below 0',
  swipeTwice: 'a swipe machine is entered twice',
  swipeAboveSale: 'swipe {swipe, money} is more than sale − credit − cash, {left, money}',
  cardsAboveSale: 'swipe {swipe, money} is more than sale − credit, {left, money}',

  collectionFirst: 'please enter last collection amount first',
  lastNegative: 'Total amount should be positive !',
  lastNotAsCounted: 'the last collection is {last, money}, but its notes come to {counted, money}',
  lastMissing: 'enter the last cash collection, {amount, money} is still to be handed in',
  lastBesideAllHandedIn:
    'all cash has been handed in, so there is no last collection. Leave out its amount and notes, or say that cash still comes.',
  lastEmployee: 'choose the employee who hands in the last cash collection',

  shortageNegative: 'a shortage must not be below 0',
  shortageNotWhole: 'a shortage must be in whole rupees',
  shortageTwice: "an employee's shortage is entered twice",
  shortageTotal: 'Total shortage amount must be {needed, rupees}',

  dipMissing: 'plase enter All dip value',
  dipNotWhole: 'Dip must be a whole number of millimetres',
  dipNegative: 'Dip must not be below 0',
  dipTooGreat: 'Dip must be at most 99999 millimetres',
  waterDipNotWhole: 'Water dip must be a whole number of millimetres',
  waterDipNegative: 'Water dip must not be below 0',
  waterDipTooGreat: 'Water dip must be at most 99999 millimetres',

  moreThanItPours: '{sold, litres} L is more than it can dispense in this shift, {most, litres} L',
  allMoreThanTheyPour:
    'All {count, number} nozzles sold more than they can dispense in the {minutes, plural, one {# minute} other {# minutes}} since this shift was started here',
  moreThanUsual: '{sold, litres} L is much more than its usual {usual, litres} L',
  nothingSold: 'nothing sold, though it usually sells every day',

  unknownPump: 'This pump is not in the shift, or is entered twice',
  unknownNozzle: 'This nozzle is not on the pump, or is entered twice',
  unknownTank: 'This tank is not in the shift, or is entered twice',
  unknownEmployee: 'Choose an employee from the list',
  unknownSwipeMachine: 'Choose a swipe machine from the list',

  noShift: 'No shift is running !!!',
  shiftOver: 'The shift this was entered for is no longer running',
  unknownShift: 'This shift no longer exists',
  shift: 'Shift {date, date} {name}',
  alreadyClosed: '{shift} was closed by {user} at {time}',
  somebody: 'somebody',
  /** A warning of a close that is done. */
  entriesWait:
    '{count, plural, one {# entry of this shift waits} other {# entries of this shift wait}} for approval and {count, plural, one {is} other {are}} not in its figures. What is accepted is recorded late, and the shortages follow.',
  changesWait:
    '{count, plural, one {# change of an entry of this shift waits} other {# changes of entries of this shift wait}} for approval and {count, plural, one {is} other {are}} not in its figures. What is accepted corrects the closed shift.',

  alreadyRunning: '{shift} is already running. There is nothing to undo.',
  nothingToUndo: 'There is no closed shift to undo',
  notLastShift: 'Only the last closed shift can be undone: {shift}',
  successorNotEmpty: '{shift} cannot be undone: {successor} runs after it and has {held}',
  heldDraft: 'the draft of an undone close',
  heldEntries: 'entries',
  heldInterest: 'interest charged up to its day',

  otherShiftRunning: 'Another shift is running now: {shift}',
  shiftNotEmpty: '{shift} cannot be cancelled: it has {held, list}',
  shiftNotMovable: '{shift} cannot get another date: its days are counted in {held, list}. Delete these first.',
  runsAgain: '{shift} is running. Move it as the running shift.',
  sameSlot: '{shift} has this date and type already',
  heldCheques: 'cheques that would be deposited or come back before their payment ({count, count})',
  heldBills: 'bills ({count, count})',
  heldCreditSales: 'credit sales ({count, count})',
  heldCashCollections: 'cash collections ({count, count})',
  heldCashExchanges: 'cash exchanges ({count, count})',
  heldCashTransfers: 'cash transfers ({count, count})',
  heldCreditorPayments: 'creditor payments ({count, count})',
  heldAdvances: 'employee advances ({count, count})',
  heldExpenditures: 'expenditures ({count, count})',
  heldSalaries: 'salaries ({count, count})',
  heldStockIns: 'stock received ({count, count})',
  heldSettlements: 'swipe settlements ({count, count})',
  heldAdjustments: 'adjustments of creditors ({count, count})',
  heldSupplierPayments: 'payments to suppliers ({count, count})',
  heldDips: 'tank dips ({count, count})',
  heldMeterEvents: 'meter events ({count, count})',
  heldOthers: 'other entries ({count, count})',
});
