import type { Sql } from './sql';

/** More distinct statements than consecutive rows need. */
const MOST_REMEMBERED = 1_000;

/**
 * Memoises statements with the same values within one read, since consecutive rows refer to the same creditors and
 * products.
 */
export function memoised(sql: Sql): Sql {
  const answers = new Map<string, Promise<unknown[]>>();
  return <Found>(text: string, values: unknown[] = []) => {
    const asked = JSON.stringify([text, values]);
    const answer = answers.get(asked) ?? sql<Found>(text, values);
    // Bounds memory when a whole file is read.
    if (answers.size >= MOST_REMEMBERED) answers.clear();
    answers.set(asked, answer);
    return answer as Promise<Found[]>;
  };
}
