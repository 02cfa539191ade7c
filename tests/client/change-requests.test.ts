import { byTable } from '../../client/src/app/shell/by-table';
import { decidedSince } from '../../client/src/app/shell/decided-since';
import { diffOf } from '../../client/src/features/approvals/diff-rows';
import { placeAmong } from '../../client/src/features/approvals/place-among';
import { changedAt, isStale } from '../../client/src/features/approvals/stale-time';
import {
  changedFields,
  definitionsOf,
  errorsOfForm,
  type RowField,
  type RowToChange,
  valuesOfRow,
} from '../../client/src/ui/row-changes/change-fields';
import { followingFigure } from '../../client/src/ui/row-changes/sale-figures';
import { relativeTime } from '../../client/src/ui/text/relative-time';
import { changeCommentRule } from '../../server/domain/change-request.rules';

const field = (name: string, kind: string, value: string | null, more: Partial<RowField> = {}): RowField => ({
  name,
  kind,
  value,
  label: name,
  policyLine: null,
  shown: value,
  canChange: true,
  required: false,
  message: '',
  options: [],
  min: null,
  max: null,
  case: null,
  hint: null,
  reference: null,
  ...more,
});
const rowOf = (...fields: RowField[]): RowToChange => ({
  table: 'expenditure',
  rowId: 1,
  label: 'Expenditure',
  title: 'Tea',
  version: 1,
  canBeChanged: true,
  canBeDeleted: true,
  isChangedAtOnce: false,
  isDeletedAtOnce: false,
  needsReason: false,
  whyNotDeleted: null,
  partOf: null,
  fields,
});

describe('calculated figures of a credit sale', () => {
  const sale = {
    ...rowOf(
      field('productId', 'reference', '3'),
      field('litres', 'litres', '100.000'),
      field('amount', 'money', '9250.02'),
      field('rate', 'rate', '92.50', { canChange: false }),
    ),
    table: 'credit_sale',
  };
  const opened = { productId: '3', litres: '100.000', amount: '9250.02' };

  it.each([
    ['the amount of other litres', { litres: '20' }, 'litres', '1850.00'],
    ['the litres of another amount', { amount: '925' }, 'amount', '10.000'],
    ['the recorded figure if the typed one is unchanged', { litres: '100', amount: '1' }, 'litres', '9250.02'],
    ['nothing for an invalid figure', { litres: '1x' }, 'litres', ''],
    ['nothing for 0 litres', { litres: '0' }, 'litres', ''],
    ['nothing for another product, whose rate is unknown', { productId: '4', litres: '20' }, 'litres', ''],
  ] as const)('calculated figures follow: %s', (_, typed, by, shown) =>
    expect(followingFigure(sale, { ...opened, ...typed }, by)).toBe(shown),
  );
});

describe('fields of a change form', () => {
  const row = rowOf(
    field('amount', 'money', '250.00'),
    field('isOpen', 'flag', 'true'),
    field('accountId', 'reference', '7', { reference: 'TransactionAccount', shown: 'OLD BANK' }),
    field('plate', 'text', 'MH12', { case: 'upper' }),
    field('comment', 'multiline', null),
    field('shiftDate', 'date', '2026-01-01', { canChange: false }),
  );
  const asOpened = { amount: '250.00', isOpen: true, accountId: 7, plate: 'MH12', comment: null };

  it.each([
    ['nothing for an unchanged form', {}, []],
    ['nothing for the same figure in another format', { amount: '250' }, []],
    ['nothing for the same word in another letter case', { plate: ' mh12 ' }, []],
    ['a changed figure', { amount: '250.01' }, [{ field: 'amount', value: '250.01' }]],
    ['a changed flag', { isOpen: false }, [{ field: 'isOpen', value: 'false' }]],
    ['an emptied reference', { accountId: null }, [{ field: 'accountId', value: null }]],
    ['a text where there was none', { comment: 'For two' }, [{ field: 'comment', value: 'For two' }]],
  ])('sends %s', (_, typed, sent) => expect(changedFields(row, { ...asOpened, ...typed })).toEqual(sent));

  it("starts with the row's values, with flags as booleans", () =>
    expect(valuesOfRow(row)).toMatchObject({ amount: '250.00', isOpen: true, comment: null }));

  it('offers the current reference even when it is not among the choices', () => {
    const optionsOf = (references: object) =>
      definitionsOf(row, references as never).find(({ name }) => name === 'accountId')?.options;
    expect(optionsOf({})).toEqual([{ value: '7', label: 'OLD BANK' }]);
    const both = [
      { value: '9', label: 'NEW BANK' },
      { value: '7', label: 'OLD BANK' },
    ];
    expect(optionsOf({ TransactionAccount: both })).toEqual(both);
  });

  it("distinguishes the row's comment from the request's reason", () => {
    const tooLong = 'comment must be at most 500 characters';
    expect(errorsOfForm({ comment: tooLong, amount: 'x' }, row)).toEqual({ comment: tooLong, amount: 'x' });
    expect(errorsOfForm({ comment: changeCommentRule.missing! }, row)).toEqual({ why: changeCommentRule.missing });
    const without = rowOf(field('amount', 'money', '1.00'));
    expect(errorsOfForm({ comment: tooLong }, without)).toEqual({ why: tooLong });
  });
});

describe('differences', () => {
  const now = {
    fields: [
      { name: 'category', label: 'Category', kind: 'text', value: 'Tea', shown: 'Tea', canChange: true },
      { name: 'amount', label: 'Amount', kind: 'money', value: '250.00', shown: '250.00', canChange: true },
    ],
  };
  const asks = (value: string) => ({
    changes: [{ name: 'amount', label: 'Amount', kind: 'money', was: '200.00', shown: value, value }],
  });

  it('the requested fields come first, one cell per request', () => {
    const { changed, unchanged } = diffOf(now, [asks('300.00'), { changes: [] }]);
    expect(changed).toMatchObject([
      { name: 'amount', now: '250.00', isConflict: false, cells: [{ shown: '300.00', isChange: true }, null] },
    ]);
    expect(unchanged.map(({ name }) => name)).toEqual(['category']);
  });

  it('conflicting requests and values that are already set are marked', () => {
    const [line] = diffOf(now, [asks('300.00'), asks('250.00')]).changed;
    expect(line).toMatchObject({ isConflict: true, cells: [{ isChange: true }, { isChange: false }] });
    expect(diffOf(now, [asks('300.00'), asks('300.00')]).changed[0]).toMatchObject({ isConflict: false });
  });

  it('a deleted row shows its last values', () =>
    expect(diffOf(null, [asks('300.00')])).toMatchObject({ changed: [{ now: '200.00' }], unchanged: [] }));
});

describe('position among the pending requests', () => {
  const one = (rowId: number, permission = 2) => ({
    rowId,
    permission,
    tableName: 'expenditure',
    tableLabel: 'Expenditure',
    title: `row ${rowId}`,
  });
  /** Newest first, like the bell. A row may have several requests, and a notice needs no decision. */
  const waiting = [one(3), one(2, 1), one(1), one(2), one(9, 3)];
  const at = (rowId: number) => {
    const { place, count, previous, next } = placeAmong(waiting, { tableName: 'expenditure', rowId });
    return [place, count, previous?.rowId, next?.rowId];
  };

  it.each([
    [2, [1, 3, 3, 1]],
    [1, [2, 3, 2, 3]],
    [3, [3, 3, 1, 2]],
    [9, [null, 3, 3, 2]],
  ])('row %i has a position among the pending requests and its neighbours', (rowId, place) =>
    expect(at(rowId)).toEqual(place),
  );

  it('has no neighbours for a single request or none', () => {
    const row = { tableName: 'expenditure', rowId: 1 };
    expect(placeAmong([one(1)], row)).toEqual({ place: 1, count: 1, previous: null, next: null });
    expect(placeAmong([one(2)], row)).toMatchObject({ place: null, next: { rowId: 2 } });
    expect(placeAmong([], row)).toEqual({ place: null, count: 0, previous: null, next: null });
  });
});

describe('a row changed after the request', () => {
  const request = { rowVersion: 2, requestedAt: '2026-01-01T10:00:00Z' };

  it('is stale by its version alone', () => {
    expect(isStale(request, { version: 2 })).toBe(false);
    expect(isStale(request, { version: 3 })).toBe(true);
    expect(isStale(request, null)).toBe(false);
  });

  it('states the time of the last applied change; a refused request changes nothing', () => {
    const ended = [
      { state: 'REJECTED', decidedAt: '2026-01-01T13:00:00Z', requestedAt: '' },
      { state: 'ACCEPTED', decidedAt: '2026-01-01T12:00:00Z', requestedAt: '' },
      { state: 'DONE', decidedAt: '2026-01-01T11:00:00Z', requestedAt: '' },
    ];
    const created = '2025-12-31T10:00:00Z';
    expect(changedAt(request, { at: created }, ended)).toBe('2026-01-01T12:00:00Z');
    expect(changedAt(request, { at: created }, [])).toBeNull();
    expect(changedAt(request, { at: null }, [])).toBeNull();
  });
});

it('groups the notifications by table, in order of first appearance', () => {
  const entry = (id: number, tableName: string) => ({ id, tableName, tableLabel: tableName });
  const groups = byTable([entry(3, 'tank'), entry(2, 'pump'), entry(1, 'tank')]);
  expect(groups.map(({ tableName, entries }) => [tableName, entries.map(({ id }) => id)])).toEqual([
    ['tank', [3, 1]],
    ['pump', [2]],
  ]);
});

it('news are the decisions made since the last visit', () => {
  const decision = (id: number) => ({
    id,
    state: 'ACCEPTED',
    tableLabel: 'Tank',
    title: 'T1',
    decidedBy: 'MEENA',
    decisionReason: null,
  });
  const known = [decision(3), decision(1)];
  const now = [decision(2), decision(4), decision(3)];
  expect(decidedSince(known, now).map(({ id }) => id)).toEqual([2, 4]);
  expect(decidedSince(now, now)).toEqual([]);
  expect(decidedSince([], now)).toEqual(now);
  expect(decidedSince(null, now)).toEqual([]);
});

it.each([
  ['2026-01-10T12:00:30Z', 'now'],
  ['2026-01-10T11:59:31Z', 'now'],
  ['2026-01-10T11:59:00Z', '1 minute ago'],
  ['2026-01-10T10:00:00Z', '2 hours ago'],
  ['2026-01-09T11:00:00Z', 'yesterday'],
  ['2026-01-02T12:00:00Z', 'last week'],
])('displays %s as %s', (at, words) => expect(relativeTime(at, new Date('2026-01-10T12:00:00Z'))).toBe(words));
