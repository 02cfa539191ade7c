import { Client } from 'pg';
import { createTestDatabase, onServer, SERVER_URL, SERVING_URL, TEMPLATE, type TestDatabase, urlOf } from './database';

/** The advisory lock for seeding: any number that no other lock on the tests' server has. */
const SEEDING_LOCK = 4711;

/** The facts of each template that this test file has used. */
const known = new Map<string, unknown>();

/**
 * Returns a copy of a database that `seed` has filled. `seed` runs once per test run. It returns facts such as ids, as
 * JSON, and each copy comes with them.
 */
export async function createSeededDatabase<Facts>(
  template: string,
  seed: (url: string) => Promise<Facts>,
): Promise<TestDatabase & { facts: Facts }> {
  if (!known.has(template)) known.set(template, await ensureTemplate(template, seed));
  return { ...(await createTestDatabase(template)), facts: known.get(template) as Facts };
}

/** The facts are stored as the comment on the template, where the other workers find them. */
async function ensureTemplate<Facts>(template: string, seed: (url: string) => Promise<Facts>): Promise<Facts> {
  const server = process.env[SERVER_URL]!;
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [SEEDING_LOCK]);
    const { rows } = await client.query<{ facts: string }>(
      "SELECT shobj_description(oid, 'pg_database') AS facts FROM pg_database WHERE datname = $1 AND datistemplate",
      [template],
    );
    if (rows[0]) return JSON.parse(rows[0].facts) as Facts;
    await onServer(server, `DROP DATABASE IF EXISTS ${template}`);
    await onServer(server, `CREATE DATABASE ${template} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);
    const facts = await seed(urlOf(process.env[SERVING_URL]!, template));
    await onServer(server, `COMMENT ON DATABASE ${template} IS ${client.escapeLiteral(JSON.stringify(facts))}`);
    await onServer(server, `ALTER DATABASE ${template} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`);
    return facts;
  } finally {
    await client.end();
  }
}
