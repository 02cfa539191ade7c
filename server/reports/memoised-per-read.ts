import type { Sql } from '../platform/sql';
import type { Values } from './parameter';

/**
 * Memoises a calculation that several sections of a report share, per reading: a reading passes the same values to all
 * of its sections.
 */
export function memoisedPerRead<Answer>(
  calculate: (sql: Sql, values: Values) => Promise<Answer>,
): (sql: Sql, values: Values) => Promise<Answer> {
  const answers = new WeakMap<Values, Promise<Answer>>();
  return (sql, values) => {
    const answer = answers.get(values) ?? calculate(sql, values);
    answers.set(values, answer);
    return answer;
  };
}
