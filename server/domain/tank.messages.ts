import { defineMessages } from './kernel/message';

/** Refusals and warnings of a tank's level and its dip chart. */
export const tank = defineMessages('tank', {
  noChart: 'The tank has no dip chart',
  dipNotWhole: 'The {which, select, water {water dip} other {dip}} must be in whole millimetres',
  dipOffChart:
    "The {which, select, water {water dip} other {dip}} {dip, count} mm is outside the tank's dip chart, which goes from {first, count} to {last, count} mm",
  waterAboveDip: 'The water dip {waterDip, count} mm is above the dip {dip, count} mm',
  aboveCapacity: '{tank}: {volume, litres} L is more than the tank holds, {capacity, litres} L',
  volumeMissing: 'Enter the volume',
  dipMissing: 'Enter the dip',
  onlyWater: 'The water dip {waterDip, count} mm at the dip {dip, count} mm leaves no fuel to measure',
  empty: "The dip {dip, count} mm is 0 L by the tank's dip chart: there is no fuel to measure",

  chartRow: 'Row {number, count}',
  chartLine: 'Line {number, count}',
  atRow: '{row}: {problem}',
  chartTooShort: 'A dip chart needs at least two rows',
  chartDip: 'the dip must be a whole number of millimetres, 0 or more',
  chartVolume: 'the volume must be 0 litres or more',
  chartDipNotRising: 'the dip must be above that of the row before',
  chartVolumeNotRising: 'the volume must be above that of the row before',
  chartSlope:
    '{row}: from {from, count} to {to, count} mm the volume rises by {rise, litres} L, far more than in the rows around it. Is a digit wrong?',
  chartBelowBooks: 'The chart ends at {end, litres} L, but the book stock is {book, litres} L',
  chartBelowContent:
    'The chart ends at {end, litres} L, but the book stock is {book, litres} L, and {measured, litres} L when last measured',
  chartInCentimetres: 'A tank that is {dip, count} mm high does not hold {volume, litres} L. Are these centimetres?',
  chartInMillimetres: 'A tank that is {dip, count} mm high holds more than {volume, litres} L. Are these millimetres?',
  chartInKilolitres: 'A tank that is {dip, count} mm high holds more than {volume, litres} L. Are these kilolitres?',
  chartUnreadableCm:
    'expected a dip in centimetres, whole or with one decimal, and a volume in litres, such as 12.5,1359.940',
  chartUnreadable: 'expected a dip in whole millimetres and a volume in litres, such as 250,1359.940',
  cylinderMeasures:
    'Diameter, length and step must be whole millimetres from 1 to 100000, the depth of the heads from 0',
  volumeByChart: "The volume comes from the tank's dip chart. Change the dip instead.",
  closeDipStays: 'A closing dip cannot be deleted, because the next shift opened with it. Change it instead.',
});
