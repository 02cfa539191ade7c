import { parse, print } from 'graphql';
import { madeDocument } from '../../client/src/graphql/made-document';

const tanks = () =>
  madeDocument('query', 'Tanks', { search: 'String', ids: '[Int!]!' }, [
    {
      field: 'tanks',
      as: 'rows',
      given: ['search', 'ids'],
      texts: { order: 'name' },
      of: ['id', { field: 'product', of: ['name'] }],
    },
  ]);

test('a document built of parts equals the one parsed from its text', () => {
  const text = `query Tanks($search: String, $ids: [Int!]!) {
    rows: tanks(search: $search, ids: $ids, order: "name") { id product { name } } }`;
  expect(print(tanks())).toBe(print(parse(text)));
});

test('the same parts give the same document, so that a render does not repeat its query', () => {
  expect(tanks()).toBe(tanks());
});
