import type { Sql } from './sql';

/** More than rows that stand close together name. */
const MOST_REMEMBERED = 1_000;

/**
 * Runs a statement with the same values only once, within one read: rows that stand close together name the same firms and
 * products over and over.
 */
export function remembering(sql: Sql): Sql {
  const answers = new Map<string, Promise<unknown[]>>();
  return <Found>(text: string, values: unknown[] = []) => {
    const asked = JSON.stringify([text, values]);
    const answer = answers.get(asked) ?? sql<Found>(text, values);
    // Those of a whole file would fill the memory.
    if (answers.size >= MOST_REMEMBERED) answers.clear();
    answers.set(asked, answer);
    return answer as Promise<Found[]>;
  };
}
