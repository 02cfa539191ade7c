import type { Sql } from '../platform/sql';
import type { Values } from './parameter';

/**
 * What several sections of a report pick from, reckoned once for each time that the report is read: a reading hands all of
 * its sections the same values.
 */
export function oncePerRead<Answer>(
  reckon: (sql: Sql, values: Values) => Promise<Answer>,
): (sql: Sql, values: Values) => Promise<Answer> {
  const answers = new WeakMap<Values, Promise<Answer>>();
  return (sql, values) => {
    const answer = answers.get(values) ?? reckon(sql, values);
    answers.set(values, answer);
    return answer;
  };
}
