import { seedStation } from '../../server/database/seed/seed-station';
import { openBackendOn } from '../server/backend';
import type { TestDatabase } from './database';
import { createSeededDatabase } from './seeded-database';

/** A copy of the demo station for one test file. */
export const createDemoDatabase = (): Promise<TestDatabase> => createSeededDatabase('forecourt_demo', seedDemo);

async function seedDemo(url: string): Promise<null> {
  const backend = await openBackendOn(url);
  await seedStation({ ...backend.request(), isEmbedded: true });
  // Necessary because autovacuum is off on the tests' server.
  await backend.sql('VACUUM ANALYZE');
  await backend.close();
  return null;
}
