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

test('a document of parts is the one that its text would be', () => {
  const text = `query Tanks($search: String, $ids: [Int!]!) {
    rows: tanks(search: $search, ids: $ids, order: "name") { id product { name } } }`;
  expect(print(tanks())).toBe(print(parse(text)));
});

test('the same parts are the same document, so that a question is not asked anew at each drawing', () => {
  expect(tanks()).toBe(tanks());
});
