import { presetsOf } from '../../client/src/features/reports/date-presets';
import {
  drillPath,
  filtersInWords,
  printAddress,
  valuesOfPath,
  valuesOfSearch,
} from '../../client/src/features/reports/report-address';
import type { ReportDefinition, ReportParameter } from '../../client/src/features/reports/report-definition';
import { queryOf } from '../../client/src/features/reports/report-document';

const parameter = (name: string, kind: string, rest: Partial<ReportParameter> = {}): ReportParameter => ({
  ...{ name, label: name.toUpperCase(), kind, required: false, default: null, graphqlType: 'String' },
  ...rest,
});

const sheet: ReportDefinition = {
  ...{ route: 'sheet', title: 'Sheet', graphqlField: 'sheet', pathParameters: ['shiftId', 'shiftDate'] },
  parameters: [
    parameter('shiftId', 'integer', { required: true, graphqlType: 'Int' }),
    parameter('shiftDate', 'date', { required: true, graphqlType: 'BusinessDate' }),
  ],
  sections: [
    {
      ...{ name: 'pumps', title: 'Pumps', asFacts: false, subtotalBy: 'pump' },
      columns: [
        { name: 'pump', label: 'Pump', kind: 'text', total: false, drill: null },
        { name: 'sale', label: 'Sale', kind: 'money', total: true, drill: null },
      ],
    },
    {
      ...{ name: 'shift', title: 'Shift', asFacts: true, subtotalBy: null },
      columns: [{ name: 'comment', label: 'Comment', kind: 'text', total: false, drill: null }],
    },
  ],
};

const range: ReportDefinition = {
  ...{ route: 'range', title: 'Range', graphqlField: 'range', pathParameters: [] },
  parameters: [
    parameter('from', 'date', { default: '2026-11-01' }),
    parameter('to', 'date', { default: '2026-11-30' }),
    parameter('employeeId', 'reference'),
  ],
  sections: [],
};

test.each([
  ['12/2026-11-21', { shiftId: 12, shiftDate: '2026-11-21' }],
  ['12/2026-11-21/', { shiftId: 12, shiftDate: '2026-11-21' }],
  ['12', null],
  ['12/2026-11-21/more', null],
  ['twelve/2026-11-21', null],
  ['12/21-11-2026', null],
  ['12/2026-02-30', null],
  ['', null],
])('the path %p means %p', (rest, values) => {
  expect(valuesOfPath(sheet, rest)).toEqual(values);
});

test('a report without path parameters takes no more path', () => {
  expect(valuesOfPath(range, '')).toEqual({});
  expect(valuesOfPath(range, 'more')).toBeNull();
});

test('of the address it takes what it knows and can read', () => {
  const search = new URLSearchParams('from=2026-10-01&to=soon&employeeId=7&sort=-amount');
  expect(valuesOfSearch(range, search)).toEqual({ from: '2026-10-01', employeeId: 7 });
});

test('what is looked for is said with what was left out', () => {
  expect(filtersInWords(range, { from: '2026-10-01' })).toBe('FROM 01-10-2026 · TO 30-11-2026');
});

test('the printed sheet has the same filters', () => {
  expect(printAddress(sheet, { shiftId: 12, shiftDate: '2026-11-21' })).toBe(
    '/api/v1/report/sheet?shiftId=12&shiftDate=2026-11-21&format=pdf',
  );
});

test('a link takes the values of its row, and is none where one is missing', () => {
  const path = '/report/credit-report-unbilled-bycreditor/{id}/{firmName}';
  expect(drillPath(path, { id: 3, firmName: 'A/B & SONS' })).toBe(
    '/report/credit-report-unbilled-bycreditor/3/A%2FB%20%26%20SONS',
  );
  expect(drillPath(path, { id: 3, firmName: null })).toBeUndefined();
});

test('the query asks for each column, and for totals where there are any', () => {
  expect(queryOf(sheet).replace(/\s+/g, ' ')).toBe(
    'query Report($shiftId: Int!, $shiftDate: BusinessDate!) { reports { report: sheet(shiftId: $shiftId, shiftDate: $shiftDate) ' +
      '{ pumps { rows { pump sale } subtotals { pump sale } totals { sale } } shift { rows { comment } } } } }',
  );
  expect(
    queryOf({ ...range, parameters: [], sections: [{ ...sheet.sections[1]!, name: null }] }).replace(/\s+/g, ' '),
  ).toBe('query Report { reports { report: range { rows { comment } } } }');
});

test.each([
  [
    '2026-11-21',
    {
      week: '2026-11-16',
      month: ['2026-11-01', '2026-11-30'],
      lastMonth: ['2026-10-01', '2026-10-31'],
      year: ['2026-04-01', '2027-03-31'],
    },
  ],
  [
    '2027-01-04',
    {
      week: '2027-01-04',
      month: ['2027-01-01', '2027-01-31'],
      lastMonth: ['2026-12-01', '2026-12-31'],
      year: ['2026-04-01', '2027-03-31'],
    },
  ],
  [
    '2028-03-05',
    {
      week: '2028-02-28',
      month: ['2028-03-01', '2028-03-31'],
      lastMonth: ['2028-02-01', '2028-02-29'],
      year: ['2027-04-01', '2028-03-31'],
    },
  ],
])('the ranges on %s', (today, { week, ...ranges }) => {
  const presets = Object.fromEntries(
    presetsOf(today).map(({ label, from, to }) => [label.split('.').at(-1), [from, to]]),
  );
  expect(presets).toMatchObject({ ...ranges, today: [today, today], week: [week, today] });
});
