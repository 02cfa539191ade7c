import { plantStation } from '../../server/database/seed/plant-station';
import { openDoorsOn } from '../server/access-doors';
import type { TestDatabase } from './database';
import { createPlantedDatabase } from './planted-database';

/** The demo station for one test file alone. */
export const createDemoDatabase = (): Promise<TestDatabase> => createPlantedDatabase('forecourt_demo', plantDemo);

async function plantDemo(url: string): Promise<null> {
  const doors = await openDoorsOn(url);
  await plantStation({ ...doors.request(), isEmbedded: true });
  // The tests' server has no autovacuum, which would do this.
  await doors.sql('VACUUM ANALYZE');
  await doors.close();
  return null;
}
