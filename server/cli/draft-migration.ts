import 'reflect-metadata';
import { openDatabase } from '../database/data-source';
import { migrate } from '../database/migrate';

/** Prints the statements that would align the migrated schema with the entities, as the draft of the next migration. */
async function main(): Promise<void> {
  await migrate(process.env.DATABASE_URL!);
  const database = await openDatabase(process.env.DATABASE_URL!, { poolSize: 2 });
  const { upQueries } = await database.driver.createSchemaBuilder().log();
  for (const { query, parameters = [] } of upQueries)
    console.log(`${query.replace(/\$(\d+)/g, (_, place) => literal(parameters[Number(place) - 1]))};`);
  await database.destroy();
}
const literal = (value: unknown): string => (value == null ? 'NULL' : `'${String(value).replaceAll("'", "''")}'`);

void main();
