import { defineMessages } from './kernel/message';

/** Refusals of a correction of a closed shift. */
export const correction = defineMessages('correction', {
  reasonMissing: 'Enter the reason of the correction',
  unknownShift: 'This shift no longer exists',
  running: '{shift} is running. Enter the right figures when it is closed.',
  stale: 'The figures of {shift} have changed since this form was opened. Open it again.',
  nothingChanged: 'Nothing is changed. Change at least one figure.',
  nextReading:
    'the close reading must not be above {most, litres}: {shift} read this meter at {close, litres} {event, select, RESET {before its reset} ROLLOVER {before its rollover} REPLACEMENT {before its replacement} other {later}}{testing, plural, =0 {} other {, with {testing, litres} of testing}}',
  unknownLeg: 'This meter event no longer exists. Open the form again.',
  unknownCollection: 'This cash collection no longer exists. Open the form again.',
  rolledOver:
    'a meter rolls over at the reading that it goes up to, {end, litres}. If that is wrong, correct it in Nozzles first.',
  wouldNotClose: '{shift} would not close at this rate: {problem}',
  tankNotInShift: '{shift} has no dip of {tank}, so no nozzle can have sold from it then',
  noRateOfTank: '{shift} has no rate of {product}, so no nozzle can have sold from {tank} then',
  creditOfOtherTank:
    '{problem}. Change these sales to the right product first; if the pump sold none of it, delete them and record them late afterwards.',
  pumpNotInShift: '{pump} has no other nozzle in {shift}, so it has no close that this nozzle could be read in',
  pumpWithoutNozzle:
    '{pump} has no other nozzle in {shift}, so its cash, cards and credit sales would belong to no close',
  creditOfOtherPump: '{problem}. Change the pump of these sales first.',
  otherMeterEvents: 'Enter the readings before the events of this meter with the events',
  inNextShift: '{shift} follows, and would not close: {problem}',
  doubtInShift: '{shift}: {problem}',
});
