import { seedStation } from '../../server/database/seed/seed-station';
import { openDoorsOn } from '../server/access-doors';
import type { TestDatabase } from './database';
import { createSeededDatabase } from './seeded-database';

/** A copy of the demo station for one test file. */
export const createDemoDatabase = (): Promise<TestDatabase> => createSeededDatabase('forecourt_demo', seedDemo);

async function seedDemo(url: string): Promise<null> {
  const doors = await openDoorsOn(url);
  await seedStation({ ...doors.request(), isEmbedded: true });
  // Necessary because autovacuum is off on the tests' server.
  await doors.sql('VACUUM ANALYZE');
  await doors.close();
  return null;
}
