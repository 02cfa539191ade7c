import { defineMessages } from './kernel/message';

/** Refusals of starting a shift and of the employees on duty. */
export const shifts = defineMessages('shifts', {
  select: 'Select a shift',
  selectType: 'Please select a shift',
  named: '{date, date} {name}',
  running: 'A shift is already running: {shift}',
  entered: '{shift} is entered already',
  notLater: '{shift} must come after the last shift, {last}',
  notEarlier: '{shift} must come before the next shift, {next}',
  tooFarAhead: '{date, date} is more than {days, count} days ahead',
  aheadOfDue:
    '{date, date} is more than a day ahead of the next shift due, {due, date}. Correct the date, or ask somebody who may start a shift so far ahead.',
  confirmAhead:
    '{date, date} is more than a day ahead of the next shift due, {due, date}. Correct the date, or confirm it with confirmAhead: true.',
  noRate: '{product} has no product rate for this shift',
  noNozzles: 'Create a product, a tank, a pump and a nozzle first',

  tooManyOnDuty: 'At most {most, count} employees can be on duty',
  employeeTwice: 'This employee is already on duty, in a row above',
  unknownPump: 'Choose a pump from the list',
});
