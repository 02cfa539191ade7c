import { compiledQuery } from '../../server/api/graphql/compiled/compiled-query';
import { stationSchema } from '../../server/api/graphql/schema';
import { queriesOfSchema, queriesOfScreens } from '../support/queries';

/**
 * A document that cannot be compiled is answered by Apollo, correctly but slowly, and nothing shows it. A resolver on a
 * field of a list's rows is enough. tests/deep/compiled-reads.test.ts compares the answers.
 */
test('every query of the screens and of the schema can be compiled', async () => {
  const schema = await stationSchema({ subscribe: () => Promise.reject(new Error('nobody')) as never });
  const ofScreens = queriesOfScreens();
  expect(ofScreens.size).toBeGreaterThan(100);
  const queries = [...ofScreens, ...queriesOfSchema(schema)];
  expect(queries.filter(([, document]) => !compiledQuery(schema, document)).map(([name]) => name)).toEqual([]);
});
