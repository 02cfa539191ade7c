import { defineMessages } from './kernel/message';

/** Refusals and warnings of a stock-in. */
export const decanting = defineMessages('decanting', {
  otherLine: 'The invoice line is for another product',
  otherTank: '{tank} holds another product',
  aboveRemaining: 'StockIn Quantity not more then Remaining Quantity',
  endDipNotAbove: 'End dip must be greater than start dip',
  afterNotAbove: 'After Reading  must be greater than Before Reading ',
  endVolumeNotAbove: 'End Volume must be greater than start Volume',
  aboveCapacity: '{tank} holds {capacity, litres} L, the end volume is {end, litres} L',
  gapUnexplained:
    'The measured quantity differs from the claimed one by {gap, signedLitres} L ({share, percent} %). Enter the reason in the comment.',
  aboveSafeFill:
    '{tank} at {volume, litres} L is above its safe fill of {safe, litres} L, {share, percent} % of {capacity, litres} L',
  startNotAsBooks:
    'The book stock of {tank} was {book, signedLitres} L then, {off, litres} L {way, select, more {more} other {less}} than measured. Check the level, the readings and the deliveries.',

  afterNow: 'The stock-in must not be later than now, {now, dateTime}',
  notOnDay: 'The stock-in must be on {day, date}, like the shift',
  notOnDays: 'The stock-in must be on {day, date} or {next, date}, like the shift',
  beforeDay: 'The stock-in must be on {day, date} or later, like the shift',
  beforeInvoice: 'The stock-in must not be before its invoice of {invoice, dateTime}',
  belowOpening:
    'Before reading {reading, litres} is below {least, litres}, the reading of the nozzles of {tank} when the shift started',
  aboveClosing:
    'After reading {reading, litres} is above {most, litres}, the reading of the nozzles of {tank} when the shift closed',
  tankNotInShift: '{tank} is not a tank of shift {date, date} {name}',

  shiftNotWorked: 'There was no shift {name} on {date, date}. Choose a shift of that day.',
  shiftRunning: '{shift} is running. Enter this as a normal stock-in.',
  shiftClosed: '{shift} is closed. Ask somebody who may enter it as a backward stock-in.',
});
