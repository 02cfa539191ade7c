import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { openDatabase } from '../../server/database/data-source';
import { asTester, onServer, PATIENT, testerPool } from './database';
import { keepIdle, takeIdle } from './idle-databases';
import { createSeededDatabase } from './seeded-database';

/** A database of this test file, with open connections. */
interface Connected<Facts> {
  url: string;
  database: DataSource;
  /** As the test's database user, who has all rights. */
  tester: Pool;
  facts: Facts;
  /** Closes the connections and drops the database. */
  end(): Promise<void>;
}

/**
 * Stores the rows of each table in the schema `seed`, and how they are brought back: `seed.reset()`. No trigger fires in
 * it and no foreign key is checked.
 */
const REMEMBER = `
  DO $do$
  DECLARE
    one record;
    deletes text := '';
    inserts text := '';
    filled boolean;
  BEGIN
    CREATE SCHEMA seed;
    FOR one IN
      SELECT c.relname AS name, string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) AS columns
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' GROUP BY 1
    LOOP
      deletes := deletes || format('DELETE FROM public.%I; ', one.name);
      EXECUTE format('SELECT EXISTS (SELECT FROM public.%I)', one.name) INTO filled;
      CONTINUE WHEN NOT filled;
      EXECUTE format('CREATE TABLE seed.%I AS SELECT %s FROM public.%1$I', one.name, one.columns);
      inserts := inserts || format('INSERT INTO public.%I (%s) OVERRIDING SYSTEM VALUE SELECT %2$s FROM seed.%1$I; ', one.name, one.columns);
    END LOOP;
    FOR one IN SELECT sequencename AS name, last_value AS last, start_value AS first FROM pg_sequences WHERE schemaname = 'public' LOOP
      inserts := inserts || format('PERFORM setval(%L, %s, %L); ', 'public.' || quote_ident(one.name), COALESCE(one.last, one.first), one.last IS NOT NULL);
    END LOOP;
    EXECUTE format('CREATE FUNCTION seed.reset() RETURNS void LANGUAGE plpgsql SET session_replication_role = replica AS %L', 'BEGIN ' || deletes || inserts || 'END');
  END $do$`;

/**
 * A database with the rows that the `resettable` seed filled it with and no others: a copy of the template, or one that an earlier test of
 * this file has given back with `end`. A new one would cost more than most tests, because its connections must read the
 * catalogue and plan every statement again. A test that changes tables or functions must undo that.
 */
export async function takeDatabase<Facts>(
  template: string,
  seed: (url: string) => Promise<Facts>,
): Promise<Connected<Facts>> {
  const taken = takeIdle<Connected<Facts>>(template) ?? (await connect(template, seed));
  return { ...taken, end: () => giveBack(template, taken) };
}

async function connect<Facts>(template: string, seed: (url: string) => Promise<Facts>): Promise<Connected<Facts>> {
  const { url, drop, facts } = await createSeededDatabase(template, seed);
  const database = await openDatabase(url, PATIENT);
  const tester = testerPool(url);
  const end = async (): Promise<void> => {
    await database.destroy();
    await tester.end();
    await drop();
  };
  return { url, database, tester, facts, end };
}

async function giveBack(template: string, taken: Connected<unknown>): Promise<void> {
  await taken.tester.query('SELECT seed.reset()');
  await keepIdle(template, taken);
}

/** A seed whose rows `seed.reset()` brings back. */
export const resettable =
  <Facts>(seed: (url: string) => Promise<Facts>) =>
  async (url: string): Promise<Facts> => {
    const facts = await seed(url);
    await onServer(asTester(url), REMEMBER);
    return facts;
  };
