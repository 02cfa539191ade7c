import '../support/all-texts';
import type { ReportRow } from '../../client/src/features/reports/answer/report-document';
import { figureText, shortText, unitsOf } from '../../client/src/features/reports/charts/chart-figures';
import { type Chart, type Picture, pictureOf } from '../../client/src/features/reports/charts/chart-picture';
import { groupOf, shortPlace, stepFor, stepsBetween } from '../../client/src/features/reports/charts/chart-steps';
import { notesOf, wordsOf } from '../../client/src/features/reports/charts/chart-words';
import { looksOf } from '../../client/src/features/reports/charts/series-look';
import type { ReportColumn } from '../../client/src/features/reports/report-definition';
import { addDays } from '../../server/domain/kernel/business-date';
import { sum } from '../../server/domain/kernel/sum';

const column = (name: string, kind: string, alarm = false): ReportColumn => ({
  name,
  label: name.toUpperCase(),
  kind,
  total: false,
  alarm,
  sortable: true,
  drill: null,
});

const COLUMNS = [
  column('date', 'date'),
  column('product', 'product'),
  column('litres', 'litres'),
  column('rate', 'rate'),
  column('firm', 'text'),
  column('hour', 'count'),
  column('credit', 'money'),
  column('cash', 'money'),
  column('outside', 'litres', true),
];

const chart = (rest: Partial<Chart>): Chart => ({
  title: 'Litres by day',
  kind: 'stacked',
  x: 'date',
  y: ['litres'],
  by: null,
  ...rest,
});

const drawn = (rest: Partial<Chart>, rows: ReportRow[], width?: 'wide' | 'narrow'): Picture =>
  pictureOf(chart(rest), COLUMNS, rows, width)!;

const FIRST = '2026-11-01';
/** The given number of days from the first on, a litre each. */
const daily = (days: number, rest: Record<string, string> = {}): ReportRow[] =>
  Array.from({ length: days }, (_, day) => ({ date: addDays(FIRST, day), litres: '1.000', ...rest }));

describe('series of rows', () => {
  it('with `by`, the series are its values, by name, with figures in the smallest unit', () => {
    const { series, points, step } = drawn({ by: 'product' }, [
      { date: FIRST, product: 'MS', litres: '600.000' },
      { date: FIRST, product: 'HS', litres: '1000.500' },
      { date: '2026-11-02', product: 'HS', litres: '-4.450' },
    ]);
    expect(series.map(({ label }) => label)).toEqual(['HS', 'MS']);
    expect(step).toBe('day');
    expect(points).toEqual([
      { at: FIRST, recorded: ['s0', 's1'], alarms: [], s0: 1_000_500, s1: 600_000 },
      { at: '2026-11-02', recorded: ['s0'], alarms: [], s0: -4_450 },
    ]);
  });

  it('without `by`, the series are the drawn columns, in order, by label', () => {
    const { series, points } = drawn({ y: ['credit', 'cash'] }, [{ date: FIRST, credit: '1.00', cash: '2.50' }]);
    expect(series.map(({ label }) => label)).toEqual(['CREDIT', 'CASH']);
    expect(points).toMatchObject([{ s0: 100, s1: 250 }]);
  });

  it('points are in time order whatever the order of the table, with empty days filled in', () => {
    const { points } = drawn({}, [
      { date: '2026-11-03', litres: '3.000' },
      { date: FIRST, litres: '1.000' },
    ]);
    expect(points.map(({ at, s0 }) => [at, s0])).toEqual([
      [FIRST, 1_000],
      ['2026-11-02', undefined],
      ['2026-11-03', 3_000],
    ]);
  });

  it('fill in missing numbers and leave names in their order', () => {
    const places = (rest: Partial<Chart>, rows: ReportRow[]) => drawn(rest, rows).points.map(({ at }) => at);
    expect(
      places(
        { x: 'hour', y: ['cash'] },
        [2, 5].map((hour) => ({ hour, cash: '1.00' })),
      ),
    ).toEqual(['2', '3', '4', '5']);
    expect(
      places(
        { x: 'firm', y: ['cash'] },
        ['B', 'A'].map((firm) => ({ firm, cash: '1.00' })),
      ),
    ).toEqual(['B', 'A']);
  });

  it('mark the figure whose row has an alarm, with its reason', () => {
    const rows = [
      { date: FIRST, product: 'HS', litres: '5.000', outside: '0.000' },
      { date: FIRST, product: 'MS', litres: '9.000', outside: '-2.000' },
    ];
    const { points, alarm } = drawn({ by: 'product' }, rows);
    expect([points[0]!.alarms, alarm]).toEqual([['s1'], 'OUTSIDE']);
    expect(drawn({ by: 'product' }, [rows[0]!]).alarm).toBeNull();
  });

  it('keep a price until the next one, the last of a day counts; only recorded prices are marked', () => {
    const { points } = drawn({ kind: 'line', y: ['rate'], by: 'product' }, [
      { date: FIRST, product: 'HS', rate: '92.50' },
      { date: FIRST, product: 'HS', rate: '92.60' },
      { date: '2026-11-02', product: 'MS', rate: '104.20' },
      { date: '2026-11-03', product: 'HS', rate: '93.00' },
    ]);
    expect(points.map(({ s0, s1, recorded }) => [s0, s1 ?? null, recorded])).toEqual([
      [9_260, null, ['s0']],
      [9_260, 10_420, ['s1']],
      [9_300, 10_420, ['s0']],
    ]);
  });

  it.each<[string, Partial<Chart>, ReportRow[]]>([
    ['no rows', {}, []],
    ['zeros', {}, [{ date: FIRST, litres: '0.000' }]],
    ['empty cells', {}, [{ date: FIRST, litres: null }]],
    ['rows without a name', { by: 'product' }, [{ date: FIRST, product: null, litres: '1.000' }]],
    ['a line of a single day', { kind: 'line', y: ['rate'] }, [{ date: FIRST, rate: '92.50' }]],
  ])('draws no chart for %s', (_, rest, rows) => {
    expect(pictureOf(chart(rest), COLUMNS, rows)).toBeNull();
  });

  it('draws bars of names horizontally', () => {
    const isLying = (kind: string, x: string) =>
      drawn({ kind, x, y: ['cash'] }, [{ [x]: x === 'hour' ? 2 : 'TEA', cash: '1.00' }]).isLying;
    expect([isLying('bar', 'firm'), isLying('bar', 'hour'), isLying('stacked', 'firm')]).toEqual([true, false, false]);
    expect(drawn({ kind: 'bar' }, daily(2)).isLying).toBe(false);
  });
});

describe('more days than can be drawn', () => {
  it.each([
    ['stacked', 62, 'wide', 'day', 62],
    ['stacked', 63, 'wide', 'week', 9],
    ['bar', 366, 'wide', 'week', 53],
    ['bar', 32, 'narrow', 'week', 5],
    ['bar', 3_653, 'wide', 'month', 120],
    ['line', 400, 'wide', 'day', 400],
    ['line', 401, 'wide', 'week', 58],
  ] as const)('%s of %i days, %s: by %s, %i of them', (kind, days, width, step, points) => {
    const picture = drawn({ kind }, daily(days), width);
    expect([picture.step, picture.points.length]).toEqual([step, points]);
    expect(sum(picture.points, ({ s0 }) => s0 ?? 0)).toBe(days * 1_000);
  });

  it('a chart of levels shows the value at the end of each week', () => {
    const rows = daily(500).map((row, day) => ({ date: row.date, rate: `${90 + day}.00` }));
    const { points } = drawn({ kind: 'line', y: ['rate'] }, rows);
    expect(points.slice(0, 2).map(({ at, s0 }) => [at, s0])).toEqual([
      [FIRST, 9_600],
      ['2026-11-08', 10_300],
    ]);
  });

  it('a chart of names shows the first ones and says so', () => {
    const rows = Array.from({ length: 30 }, (_, index) => ({ firm: `FIRM NUMBER ${index}`, cash: '1.00' }));
    const picture = drawn({ kind: 'bar', x: 'firm', y: ['cash'] }, rows);
    expect(picture.points).toHaveLength(24);
    expect(notesOf(picture, 30, 30)).toBe('in ₹ · the first 24 of 30; all are in the table');
  });
});

test('time axis steps', () => {
  expect(stepFor(['2026-11-30', FIRST], 30)).toBe('day');
  expect(stepFor(['2026-12-01', FIRST], 30)).toBe('week');
  expect(groupOf('week', '2026-11-14', FIRST)).toBe('2026-11-08');
  expect(groupOf('month', '2026-11-14', FIRST)).toBe('2026-11');
  expect(stepsBetween('month', ['2026-11', '2027-02'])).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  expect([shortPlace('day', FIRST), shortPlace('week', FIRST), shortPlace('month', '2026-11')]).toEqual([
    '01-11',
    '01-11',
    '11-2026',
  ]);
});

describe('figures', () => {
  it.each([
    ['money', '123456.78', '1,23,456.78', '1.23 lakh'],
    ['money', '-99999.99', '−99,999.99', '−99,999.99'],
    ['money', '12500000.00', '1,25,00,000.00', '1.25 cr'],
    ['litres', '2500000.000', '25,00,000.000', '25 lakh'],
    ['litres', '-4.450', '−4.450', '−4.45'],
    ['rate', '92.50', '92.50', '92.5'],
    ['tenths', '832.1', '832.1', '832.1'],
    ['count', '1234', '1,234', '1,234'],
  ] as const)('%s %s is %s, on an axis %s', (kind, text, long, short) => {
    const units = unitsOf(kind, text)!;
    expect([figureText(kind, units), shortText(kind, units)]).toEqual([long, short]);
  });

  it('an empty cell has no figure', () => expect(unitsOf('money', null)).toBeNull());
});

test('the description names what is drawn, its range, minimum and maximum', () => {
  const picture = drawn({ by: 'product' }, [
    { date: FIRST, product: 'HS', litres: '1000.000' },
    { date: '2026-11-02', product: 'MS', litres: '-4.450' },
  ]);
  expect(wordsOf(picture)).toBe(
    'Litres by day. Stacked bars of HS and MS, in litres, from 01-11-2026 to 02-11-2026. ' +
      'Least −4.450 (MS, 02-11-2026), most 1,000.000 (HS, 01-11-2026). The table below has all figures.',
  );
  expect(notesOf(drawn({}, daily(70)), 70, 9_000)).toBe(
    'in litres · each mark is seven days, from the date shown · of the first 70 rows of 9,000',
  );
});

test('series of a chart are distinguishable without colour, and fuels look the same everywhere', () => {
  for (const labels of [
    ['HS', 'MS'],
    ['HS', 'MS', 'OIL', 'CNG'],
    ['Cash', 'Credit', 'Swipe'],
    ['A', 'B', 'C', 'D', 'E'],
  ]) {
    const looks = looksOf(labels);
    for (const way of ['fill', 'mark', 'dash'] as const)
      expect(new Set(looks.map((look) => look[way])).size).toBe(labels.length);
  }
  expect([looksOf(['MS'])[0], looksOf(['OIL', 'HS', 'MS'])[2]]).toEqual(Array(2).fill(looksOf(['HS', 'MS'])[1]));
  expect(looksOf(['HS', 'MS']).map(({ fill }) => fill)).toEqual(['solid', 'hatch']);
});
