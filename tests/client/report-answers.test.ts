import { CombinedGraphQLErrors } from '@apollo/client';
import { askOrder } from '../../client/src/features/reports/answer/ask-order';
import { countLines } from '../../client/src/features/reports/answer/count-lines';
import type { ReportRow } from '../../client/src/features/reports/answer/report-document';
import { troubleOf } from '../../client/src/features/reports/answer/report-problems';
import type { ReportColumn, ReportSection } from '../../client/src/features/reports/report-definition';
import { rowKeysOf } from '../../client/src/features/reports/view/row-keys';
import { keepLast } from '../../client/src/ui/table/keep-last';
import { reports } from '../../i18n/en/screens/reports';

const column = (name: string, kind: string): ReportColumn => ({
  name,
  label: name,
  kind,
  total: false,
  alarm: false,
  sortable: true,
  drill: null,
});
const section: ReportSection = {
  name: null,
  title: 'Sales',
  asFacts: false,
  optional: false,
  subtotalBy: null,
  changes: null,
  charts: [],
  columns: [column('creditorId', 'key'), column('firm', 'text'), column('amount', 'money')],
};

describe('the key of a row', () => {
  const keysOf = (rows: ReportRow[]): string[] => [...rowKeysOf(section, rows).values()];

  test.each([
    ['is its change id', [{ changeId: 4 }, { changeId: 9 }], { changeId: 7 }],
    [
      'is its key columns',
      [
        { creditorId: 1, firm: 'A' },
        { creditorId: 2, firm: 'A' },
      ],
      { creditorId: 3, firm: 'A' },
    ],
    ['is its first column', [{ firm: 'A' }, { firm: 'B' }], { firm: 'C' }],
  ])('%s, wherever the row is in the answer', (_, rows, inserted) => {
    expect(new Set(keysOf(rows)).size).toBe(2);
    expect(keysOf([inserted, ...rows]).slice(1)).toEqual(keysOf(rows));
    expect(keysOf(rows.map((row) => ({ ...row, amount: '2.00' })))).toEqual(keysOf(rows));
  });

  test('differs from that of rows with the same cells', () => {
    const rows = [{ firm: 'A' }, { firm: 'A' }, { firm: 'A2' }, { changeId: 1 }, { firm: '1' }];
    expect(new Set(keysOf(rows)).size).toBe(rows.length);
  });
});

test('an answer is outdated once a later request has been answered', () => {
  const order = askOrder();
  const [first, second, third] = [order.begin(), order.begin(), order.begin()];
  expect([order.isNewest(second), order.isNewest(first), order.isNewest(third)]).toEqual([true, false, true]);
});

test('the cache evicts its oldest entries', () => {
  const kept = new Map<string, number>();
  for (const [key, value] of Object.entries({ a: 1, b: 2, c: 3 })) keepLast(kept, key, value, 3);
  keepLast(kept, 'a', 4, 3);
  keepLast(kept, 'd', 5, 3);
  expect([...kept]).toEqual(Object.entries({ c: 3, a: 4, d: 5 }));
});

test('counts lines without the header, and reports progress at intervals', () => {
  jest.useFakeTimers();
  const lines = countLines();
  const heard = jest.fn();
  const stop = lines.onChange(heard);
  const part = new TextEncoder().encode('a,b\r\n1,2\r\n3');
  for (let times = 0; times < 100; times += 1) lines.add(part);
  expect([heard.mock.calls.length, lines.read()]).toEqual([1, 1]);
  jest.advanceTimersByTime(100);
  lines.add(part);
  expect([heard.mock.calls.length, lines.read()]).toEqual([2, 201]);
  stop();
  jest.useRealTimers();
});

test('an error without a code is called unknown', () =>
  expect(troubleOf(new CombinedGraphQLErrors({ errors: [{ message: 'No' }] }))).toMatchObject({ code: 'UNKNOWN' }));

test('the pill mentions new entries only where there are some', () =>
  expect(reports['reports.newer']).toMatch(/=0 \{Changed/));
