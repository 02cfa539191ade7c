import { normalise } from '../../server/domain/field-rules';
import { inspectionRules, problemsOfInspection } from '../../server/domain/inspection.rules';

const TODAY = '2026-11-21';
const NOW = `${TODAY}T14:30`;
const entry = {
  productId: 1,
  readingSum: '1234567.5',
  inspectionDate: TODAY,
  totalStock: '0',
  totalBeforeStock: '12000',
};

test('is valid typed and stored, also for a new station with meters and stock at 0', () => {
  expect(problemsOfInspection(entry, NOW)).toEqual([]);
  expect(problemsOfInspection(normalise(inspectionRules, entry), NOW)).toEqual([]);
  for (const none of ['0', '0.000', 0])
    expect(problemsOfInspection({ ...entry, readingSum: none, totalBeforeStock: none }, NOW)).toEqual([]);
  expect(problemsOfInspection({ ...entry, inspectionDate: '2016-01-01' }, NOW)).toEqual([]);
});

test('reports the hints of the specification in its order when empty', () => {
  expect(problemsOfInspection({}, NOW).map(({ message }) => message)).toEqual([
    'Select a product',
    'Enter Reading Sum',
    'Enter inspection date',
    'Enter Total Stock',
    'Enter stock In quantity',
  ]);
});

test.each([
  ['productId', ['', 'HS', 0], 'Select a product'],
  ['readingSum', ['', '-1', '-0.001', '1.0001', 'much'], 'Enter Reading Sum'],
  ['inspectionDate', ['', '21-11-2026', '2026-02-29'], 'Enter inspection date'],
  ['inspectionDate', ['2026-11-22', ' 2027-01-01'], 'Inspection date must not be in the future'],
  ['totalStock', ['', null, '-0.001', '1000000000'], 'Enter Total Stock'],
  ['inspectionTime', ['9:05', '24:00', '12:60', 'noon!', '1230'], 'Enter the inspection time as HH:MM, such as 14:30'],
  ['inspectionTime', ['14:31', '23:59'], 'Inspection time must not be in the future'],
  ['totalBeforeStock', ['', undefined, '-1', '1,000'], 'Enter stock In quantity'],
])('%s refuses %j: %s', (field, wrong, message) => {
  for (const value of wrong)
    expect(problemsOfInspection({ ...entry, [field]: value }, NOW)).toMatchObject([{ field, message }]);
});

test('the total of a hundred nozzle readings fits', () => {
  expect(problemsOfInspection({ ...entry, readingSum: '99999999999.9' }, NOW)).toEqual([]);
  expect(problemsOfInspection({ ...entry, readingSum: '99999999999.901' }, NOW)).toHaveLength(1);
});

test('time and testing are optional; testing requires the time', () => {
  const time = '14:30';
  expect(problemsOfInspection({ ...entry, inspectionTime: time, testingBefore: '10.5' }, NOW)).toEqual([]);
  expect(problemsOfInspection({ ...entry, inspectionTime: '', testingBefore: '' }, NOW)).toEqual([]);
  expect(problemsOfInspection({ ...entry, inspectionTime: null, testingBefore: 0 }, NOW)).toEqual([]);
  const yesterday = { ...entry, inspectionDate: '2026-11-20', inspectionTime: '23:59' };
  expect(problemsOfInspection(yesterday, NOW)).toEqual([]);
  expect(problemsOfInspection({ ...entry, testingBefore: '5' }, NOW)).toMatchObject([
    { code: 'NO_TIME', field: 'inspectionTime' },
  ]);
  expect(problemsOfInspection({ ...entry, inspectionTime: time, testingBefore: '-1' }, NOW)).toMatchObject([
    { field: 'testingBefore' },
  ]);
});
