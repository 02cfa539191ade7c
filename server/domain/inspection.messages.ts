import { defineMessages } from './kernel/message';

/** Refusals and warnings of inspections. */
export const inspection = defineMessages('inspection', {
  dateInFuture: 'Inspection date must not be in the future',
  timeInFuture: 'Inspection time must not be in the future',
  timeMissing: 'Enter the inspection time, or leave out the testing before it',
  inspectedAlready: 'An inspection of {product} on {date, date} already exists',
  unknownInspection: 'This inspection no longer exists',

  readingBelow: 'Reading sum {reading, litres} is below the meter total at the start of the day, {least, litres}',
  readingAbove: 'Reading sum {reading, litres} is above the meter total at the end of the day, {most, litres}',
  readingAboveStock:
    'Reading sum {reading, litres} is above the meter total at the start of the day, {least, litres}, by more than there was to sell',
  stockOff:
    'Total stock {stock, litres} L differs by more than 2 % from the tanks: {began, litres} L at the start of the day',
  stockOffAllDay:
    'Total stock {stock, litres} L differs by more than 2 % from the tanks: {began, litres} L at the start of the day, {ended, litres} L at the end',
  readingAboveBooks: 'Reading sum {reading, litres} is above the meter total when the books began, {most, litres}',
  beforeBooks: '{date, date} is before the books began, on {day, date}',
});
