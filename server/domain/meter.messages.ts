import { defineMessages } from './kernel/message';

/** Refusals and warnings of meter events and of their undo. */
export const meter = defineMessages('meter', {
  atNozzle: 'Nozzle {nozzle}: {problem}',
  notReset: 'the first and last readings are the same, so nothing was reset',
  noMeterMax: 'first enter "Meter goes up to" for this nozzle',
  firstMissing: 'enter the first reading',
  lastMissing: 'enter the last reading',
  lastBelowOpen: 'the meter ended at {last, litres}, below its open reading {open, litres}',
  aboveMeter: 'its meter goes up to {greatest, litres} only',
  testingAboveFlow: 'testing must not be above the {flow, litres} L dispensed',
  rolledOverTwice: 'its meter has already rolled over in this shift',

  unknownEvent: 'This meter event no longer exists',
  shiftClosed: 'The shift of this meter event is closed, so it cannot be undone',
  laterEvent: 'undo its later meter event first',
});
