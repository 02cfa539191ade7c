import { type DocumentNode, print } from 'graphql';
import { documentOf } from '../../client/src/features/reports/answer/report-document';
import { choicesDocumentOf, choicesOf } from '../../client/src/features/reports/reference-choices';
import {
  drillPath,
  fileAddress,
  filtersInWords,
  filtersOf,
  filterValue,
  lackingIn,
  searchAfter,
  valuesOfPath,
  valuesOfSearch,
} from '../../client/src/features/reports/report-address';
import type { ReportDefinition, ReportParameter } from '../../client/src/features/reports/report-definition';

const textOf = (document: DocumentNode): string => print(document).replace(/\s+/g, ' ');

const parameter = (name: string, kind: string, rest: Partial<ReportParameter> = {}): ReportParameter => ({
  name,
  label: name.toUpperCase(),
  kind,
  required: false,
  default: null,
  reference: null,
  graphqlType: 'String',
  ...rest,
});

const sheet: ReportDefinition = {
  route: 'sheet',
  title: 'Sheet',
  description: null,
  isPaged: false,
  isPaper: false,
  graphqlField: 'sheet',
  pathParameters: ['shiftId', 'shiftDate'],
  parameters: [
    parameter('shiftId', 'integer', { required: true, graphqlType: 'Int' }),
    parameter('shiftDate', 'date', { required: true, graphqlType: 'BusinessDate' }),
  ],
  sections: [
    {
      name: 'pumps',
      title: 'Pumps',
      asFacts: false,
      optional: false,
      subtotalBy: 'pump',
      changes: null,
      charts: [],
      columns: [
        { name: 'pump', label: 'Pump', kind: 'text', total: false, alarm: false, sortable: true, drill: null },
        { name: 'sale', label: 'Sale', kind: 'money', total: true, alarm: false, sortable: true, drill: null },
      ],
    },
    {
      name: 'shift',
      title: 'Shift',
      asFacts: true,
      optional: false,
      subtotalBy: null,
      changes: null,
      charts: [],
      columns: [
        { name: 'comment', label: 'Comment', kind: 'text', total: false, alarm: false, sortable: true, drill: null },
      ],
    },
  ],
};

const range: ReportDefinition = {
  route: 'range',
  title: 'Range',
  description: null,
  isPaged: true,
  isPaper: false,
  graphqlField: 'range',
  pathParameters: [],
  parameters: [
    parameter('from', 'date', { default: '2026-11-01' }),
    parameter('to', 'date', { default: '2026-11-30' }),
    parameter('employeeId', 'reference', { reference: 'Employee' }),
  ],
  sections: [],
};

const daily: ReportDefinition = {
  route: 'daily',
  title: 'Daily',
  description: null,
  isPaged: true,
  isPaper: false,
  graphqlField: 'daily',
  pathParameters: [],
  parameters: [
    parameter('product', 'reference', { required: true, reference: 'Product' }),
    parameter('nozzle', 'reference', { reference: 'Nozzle' }),
    parameter('from', 'date', { default: '2026-11-01' }),
    parameter('to', 'date', { default: '2026-11-30' }),
    parameter('month', 'month'),
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
])('the path %p parses to %p', (rest, values) => {
  expect(valuesOfPath(sheet, rest)).toEqual(values);
});

describe('a name in a path', () => {
  const ofFirm: ReportDefinition = {
    route: 'of-firm',
    title: 'Of a firm',
    description: null,
    isPaged: true,
    isPaper: false,
    graphqlField: 'ofFirm',
    pathParameters: ['id', 'firmName'],
    parameters: [parameter('id', 'reference', { required: true, reference: 'Creditor' })],
    sections: [],
  };

  test.each(['A/B & SONS 100%', 'M.K. & CO.', 'राम ट्रेडर्स', '50%25', '#1?x=2'])(
    '%p may be anything, and is no parameter of the report',
    (firmName) => {
      const path = drillPath('/report/of-firm/{id}/{firmName}', { id: 3, firmName })!;
      const { pathname } = new URL(path, 'https://station.example');
      expect(valuesOfPath(ofFirm, pathname.split('/').slice(3).join('/'))).toEqual({ id: 3 });
    },
  );

  test('is no address of the report when it cannot be decoded', () => {
    expect(valuesOfPath(ofFirm, '3/100%')).toBeNull();
    expect(valuesOfPath(ofFirm, '3/%FF')).toBeNull();
    expect(valuesOfPath(ofFirm, '3/A/B')).toBeNull();
  });
});

test('a report without path parameters refuses further segments', () => {
  expect(valuesOfPath(range, '')).toEqual({});
  expect(valuesOfPath(range, 'more')).toBeNull();
});

test('reads known, valid parameters from the address', () => {
  const search = new URLSearchParams('from=2026-10-01&to=soon&employeeId=7&sort=-amount');
  expect(valuesOfSearch(range, search)).toEqual({ from: '2026-10-01', employeeId: 7 });
});

test('describes the filters, including what was left out', () => {
  expect(filtersInWords(range, { from: '2026-10-01' }, {})).toBe('FROM 01-10-2026 · TO 31-10-2026');
});

describe('a choice', () => {
  const choices = choicesOf({
    nozzle: [{ id: 3, title: 'P1 N1', shortName: null }],
    product: [{ id: 1, title: 'Diesel', shortName: 'HS' }],
  });

  test('is shown by its title, or by its id where that is unknown', () => {
    const inWords = (nozzle: number, known: typeof choices | null) =>
      filtersInWords(daily, { product: 1, nozzle, from: '2026-11-21', to: '2026-11-21' }, known).split(' · ')[1];
    expect([inWords(3, choices), inWords(9, choices), inWords(3, null)]).toEqual([
      'NOZZLE P1 N1',
      'NOZZLE 9',
      'NOZZLE 3',
    ]);
  });

  test('is requested together with those of all other filters', () => {
    expect(textOf(choicesDocumentOf(daily)!)).toBe(
      'query ReportChoices { product: referenceChoices(reference: "Product") { id title shortName } nozzle: referenceChoices(reference: "Nozzle") { id title shortName } }',
    );
    expect(choicesDocumentOf(sheet)).toBeNull();
    expect(choices.nozzle).toEqual([{ value: '3', label: 'P1 N1' }]);
    expect(choices.product).toEqual([{ value: '1', label: 'Diesel', hint: 'HS' }]);
  });

  test('a required choice is requested first', () => {
    expect(lackingIn(daily, {}).map(({ label }) => label)).toEqual(['PRODUCT']);
    expect(lackingIn(daily, { product: 1 })).toEqual([]);
    expect(lackingIn(range, {})).toEqual([]);
  });

  test('is written to the address and removed when cleared; changed rows start on their first page', () => {
    const chosen = searchAfter(daily, new URLSearchParams('from=2026-10-01&page=3'), { nozzle: '3' });
    expect(chosen.toString()).toBe('from=2026-10-01&nozzle=3');
    expect(searchAfter(daily, chosen, { nozzle: '' }).toString()).toBe('from=2026-10-01');
  });
});

describe('a month', () => {
  const valuesIn = (search: string) => valuesOfSearch(daily, new URLSearchParams(search));

  test.each([
    ['month=2026-10', { month: '2026-10' }],
    ['month=2026-13', {}],
    ['month=10-2026', {}],
    ['month=2026-10-01', {}],
  ])('the address %s sets the values %p', (search, values) => expect(valuesIn(search)).toEqual(values));

  test('sets its days, which the filters show', () => {
    const shown = (search: string) =>
      filtersOf(daily)
        .slice(2)
        .map((filter) => filterValue(daily, filter, valuesIn(search)));
    expect(shown('month=2026-02')).toEqual(['2026-02-01', '2026-02-28', '2026-02']);
    expect(shown('from=2026-10-05')).toEqual(['2026-10-05', '2026-10-31', '']);
    expect(shown('to=2026-10-05')).toEqual(['2026-10-01', '2026-10-05', '']);
    expect(filtersInWords(daily, valuesIn('month=2026-02'), {})).toBe(
      'FROM 01-02-2026 · TO 28-02-2026 · MONTH 02-2026',
    );
  });

  test('a changed day leaves the other one as it was shown', () => {
    const searched = (search: string, changes: object) =>
      searchAfter(daily, new URLSearchParams(search), { ...changes }).toString();
    expect(searched('', { from: '2026-10-01' })).toBe('from=2026-10-01&to=2026-11-30');
    expect(searched('', { to: '2026-12-31' })).toBe('to=2026-12-31&from=2026-11-01');
    expect(searched('month=2026-02', { from: '2026-01-15' })).toBe('from=2026-01-15&to=2026-02-28');
    expect(searched('from=2026-10-05', { from: '' })).toBe('');
  });

  test('a first day after the month that was chosen shows its own month', () => {
    const searched = (search: string, changes: object) =>
      searchAfter(daily, new URLSearchParams(search), { ...changes }).toString();
    expect(searched('month=2026-02', { from: '2026-03-15' })).toBe('from=2026-03-15');
    expect(searched('month=2026-02', { to: '2026-01-15' })).toBe('to=2026-01-15');
    expect(searched('', { from: '2026-12-01' })).toBe('from=2026-12-01');
    expect(searched('from=2026-02-01&to=2026-02-10', { from: '2026-03-15' })).toBe('from=2026-03-15');
  });

  test('replaces the days, and the days replace it', () => {
    const days = new URLSearchParams('product=1&from=2026-10-05&to=2026-10-06');
    const month = searchAfter(daily, days, { month: '2026-09' });
    expect(month.toString()).toBe('product=1&month=2026-09');
    expect(searchAfter(daily, month, { from: '2026-10-01', to: '2026-10-02' }).toString()).toBe(
      'product=1&from=2026-10-01&to=2026-10-02',
    );
  });
});

test.each(['pdf', 'xlsx', 'csv'] as const)('the file address as %s has the same filters', (format) => {
  expect(fileAddress(sheet, { shiftId: 12, shiftDate: '2026-11-21' }, format)).toBe(
    `/api/v1/report/sheet?shiftId=12&shiftDate=2026-11-21&format=${format}`,
  );
});

test('a link uses the values of its row, and is null where one is missing', () => {
  const path = '/report/credit-report-unbilled-bycreditor/{id}/{firmName}';
  expect(drillPath(path, { id: 3, firmName: 'A/B & SONS' })).toBe(
    '/report/credit-report-unbilled-bycreditor/3/A%2FB%20%26%20SONS',
  );
  expect(drillPath(path, { id: 3, firmName: null })).toBeUndefined();
  expect(drillPath('/report/sheet?vehicle={vehicle}&from={from}', { vehicle: 'GJ 1&2', from: '2026-11-01' })).toBe(
    '/report/sheet?vehicle=GJ%201%262&from=2026-11-01',
  );
});

test('the query selects each column, and the totals where there are any', () => {
  expect(textOf(documentOf(sheet))).toBe(
    'query Report($shiftId: Int!, $shiftDate: BusinessDate!) { reports { report: sheet(shiftId: $shiftId, shiftDate: $shiftDate) ' +
      '{ pumps { rowCount rows { pump sale } subtotals { pump sale } totals { sale } } shift { rowCount rows { comment } } } } }',
  );
  expect(textOf(documentOf({ ...range, parameters: [], sections: [{ ...sheet.sections[1]!, name: null }] }))).toBe(
    'query Report($page: ReportPage) { reports { report: range(page: $page) { rowCount rows { comment } } } }',
  );
});
