import {
  type DensityFacts,
  densityReadingRules,
  lastReadingDay,
  problemsOfDensityReading,
} from '../../server/domain/density-reading.rules';
import { normalise } from '../../server/domain/field-rules';

const [HS, MS] = [1, 2];
const facts: DensityFacts = {
  lastDay: '2026-11-21',
  tank: { tankName: 'T1', productId: HS },
  line: { productId: HS },
};
const nowhere: DensityFacts = { ...facts, tank: null, line: null };
const of = (occasion: string, places: object) => ({
  businessDate: '2026-11-21',
  occasion,
  productId: HS,
  density: '828.5',
  temperature: '32',
  ...places,
});
const morning = of('MORNING', { tankId: 1 });

test.each([
  ['of a tank in the morning', morning, { ...facts, line: null }],
  ['of a tanker', of('TANKER', { invoiceLineId: 5 }), { ...facts, tank: null }],
  ['of a tanker, for a tank', of('TANKER', { invoiceLineId: 5, tankId: 1 }), facts],
  ['after unloading', of('AFTER_UNLOADING', { tankId: 1 }), { ...facts, line: null }],
  ['after unloading, with its delivery', of('AFTER_UNLOADING', { tankId: 1, invoiceLineId: 5 }), facts],
])('accepts a density %s, typed and stored', (_where, entry, known) => {
  expect(problemsOfDensityReading(entry, known)).toEqual([]);
  expect(problemsOfDensityReading(normalise(densityReadingRules, entry), known)).toEqual([]);
});

test('reports the required fields in order when empty', () => {
  expect(problemsOfDensityReading({}, nowhere).map(({ message }) => message)).toEqual([
    'Enter the date of the reading',
    'Select when the density was measured',
    'Select a product',
    'Enter the density in kg/m³, with at most 1 decimal',
    'Enter the temperature in °C, with at most 1 decimal',
  ]);
});

test.each([
  ['an occasion unheard of', of('NOON', { tankId: 1 }), facts, 'occasion', 'Select when the density was measured'],
  ['no tank in the morning', of('MORNING', {}), nowhere, 'tankId', 'Select Tank'],
  ['no tank after unloading', of('AFTER_UNLOADING', { invoiceLineId: 5 }), nowhere, 'tankId', 'Select Tank'],
  ['no line for a tanker', of('TANKER', { tankId: 1 }), { ...facts, line: null }, 'invoiceLineId', 'Select Invoice'],
  [
    'a tank that is not there',
    of('TANKER', { tankId: 9, invoiceLineId: 5 }),
    { ...facts, tank: null },
    'tankId',
    'Select Tank',
  ],
  [
    'a line that is not there',
    of('AFTER_UNLOADING', { tankId: 1, invoiceLineId: 9 }),
    { ...facts, line: null },
    'invoiceLineId',
    'Select Invoice',
  ],
  [
    'a delivery in the morning',
    of('MORNING', { tankId: 1, invoiceLineId: 5 }),
    facts,
    'invoiceLineId',
    'A morning reading cannot belong to a delivery',
  ],
  [
    'a tank of another product',
    { ...morning, productId: MS },
    { ...facts, line: null },
    'tankId',
    'T1 holds another product',
  ],
  [
    'a line of another product',
    of('TANKER', { invoiceLineId: 5 }),
    { ...facts, tank: null, line: { productId: MS } },
    'invoiceLineId',
    'The invoice line is for another product',
  ],
  [
    'a day to come',
    { ...morning, businessDate: '2026-11-22' },
    facts,
    'businessDate',
    'The date of the reading must not be in the future',
  ],
  [
    'grams for kilograms',
    { ...morning, density: '0.8' },
    facts,
    'density',
    'Density must be from 600.0 to 950.0 kg/m³',
  ],
  [
    'two decimals',
    { ...morning, density: '828.55' },
    facts,
    'density',
    'Enter the density in kg/m³, with at most 1 decimal',
  ],
  ['Fahrenheit', { ...morning, temperature: '86' }, facts, 'temperature', 'Temperature must be from -20.0 to 70.0 °C'],
])('refuses %s', (_what, entry, known, field, message) => {
  expect(problemsOfDensityReading(entry, known)).toMatchObject([{ field, message }]);
});

test("accepts a reading of today, or of tomorrow while tomorrow's shift is running", () => {
  expect(lastReadingDay('2026-11-21', null)).toBe('2026-11-21');
  expect(lastReadingDay('2026-11-21', '2026-11-20')).toBe('2026-11-21');
  const lastDay = lastReadingDay('2026-11-21', '2026-11-22');
  const ofTomorrow = { ...morning, businessDate: '2026-11-22' };
  expect(problemsOfDensityReading(ofTomorrow, { ...facts, line: null, lastDay })).toEqual([]);
});
