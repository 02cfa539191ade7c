import { fieldsOfForm } from '../../server/api/rest/form-fields';

const deep = (levels: number) => `a${'[b]'.repeat(levels - 1)}`;
const BACKWARDS = Array.from({ length: 11 }, (_, n) => [`rows[${10 - n}]`, `${10 - n}`]);

test.each<[string, Record<string, unknown>, unknown]>([
  ['plain fields', { amount: '5', comment: 'a [note]' }, { amount: '5', comment: 'a [note]' }],
  ['an object', { 'creditor[firmName]': 'VERMA' }, { creditor: { firmName: 'VERMA' } }],
  [
    'a list of rows',
    { 'rows[0][in]': '1', 'rows[0][out]': '', 'rows[1][in]': '2' },
    { rows: [{ in: '1', out: '' }, { in: '2' }] },
  ],
  ['a list of values', { 'ids[]': ['1', '2'] }, { ids: ['1', '2'] }],
  ['a list of one value', { 'ids[]': '1', 'a[ids][]': '2' }, { ids: ['1'], a: { ids: ['2'] } }],
  ['a list in reverse order', { 'rows[1][in]': 'b', 'rows[0][in]': 'a' }, { rows: [{ in: 'a' }, { in: 'b' }] }],
  ['eleven rows', Object.fromEntries(BACKWARDS), { rows: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] }],
  ['an empty index before the last part', { 'rows[][in]': ['1', '2'] }, { 'rows[][in]': ['1', '2'] }],
  ['a list with a missing index', { 'rows[0]': 'a', 'rows[2]': 'b' }, { rows: { 0: 'a', 2: 'b' } }],
  ['six levels', { [deep(6)]: 'x' }, { a: { b: { b: { b: { b: { b: 'x' } } } } } }],
  ['more than six levels', { [deep(7)]: 'x' }, { [deep(7)]: 'x' }],
  ['unbalanced brackets', { 'a[b': 'x', '[b]': 'y', 'a]b[': 'z' }, { 'a[b': 'x', '[b]': 'y', 'a]b[': 'z' }],
  ['a value that is also used as an object', { a: '1', 'a[b]': '2' }, { a: { b: '2' } }],
])('reads %s', (_what, sent, read) => expect(fieldsOfForm(sent)).toEqual(read));

test('a field cannot change the prototype of objects', () => {
  const read = fieldsOfForm({ '__proto__[isAdmin]': '1', 'constructor[prototype][isAdmin]': '1' });
  expect(({} as { isAdmin?: string }).isAdmin).toBeUndefined();
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
});
