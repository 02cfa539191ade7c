import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { assertValidSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { stationSchema } from '../api/graphql/schema';
import { EventQueue } from '../platform/event-queue';

/** Writes schema.graphql, the committed result of all factories. */
async function main(): Promise<void> {
  const schema = await stationSchema({ subscribe: () => new EventQueue(() => {}) });
  assertValidSchema(schema);
  writeFileSync('schema.graphql', `${printSchema(lexicographicSortSchema(schema))}\n`);
}
void main();
