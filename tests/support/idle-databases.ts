/** A database that is open. */
interface Open {
  end(): Promise<void>;
}

/** The databases of this test file that no test uses now, by template. */
const idle = new Map<string, Open[]>();
let isOver = false;

export const takeIdle = <Found extends Open>(template: string): Found | undefined =>
  idle.get(template)?.pop() as Found | undefined;

/** Puts a database aside for the next test of the file. After the last one it is ended. */
export async function keepIdle(template: string, database: Open): Promise<void> {
  if (isOver) return database.end();
  idle.set(template, [...(idle.get(template) ?? []), database]);
}

/** Ends the databases that no test uses. Called once after the tests of a file. */
export async function endIdleDatabases(): Promise<void> {
  isOver = true;
  for (const database of [...idle.values()].flat()) await database.end();
  idle.clear();
}
