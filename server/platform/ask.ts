import type { ClassConstructor } from 'class-transformer';
import { type AskedPlace, askedBelow } from './asked-place';
import type { Context } from './context';
import { type Permission, refuseUnlessAllowed } from './permission';
import { poolOf, type Sql, sqlOn } from './sql';
import { quickSqlOf } from './station-database';
import { asReadProblem, repeated, SNAPSHOT, transaction } from './transaction';
import { validated } from './validated';

/** What a query reads with. */
export interface Read {
  sql: Sql;
  ctx: Context;
  /** Whether the caller has a use for this part of the answer, such as `rows.creditor`: what is not asked for need not be read. */
  asks(path: string): boolean;
}

/**
 * One way to read. `snapshot` runs all its statements on one moment of the database (reports, the close form); `quick` is
 * one statement that an index answers with few rows.
 */
export interface Query<Input extends object, Answer> {
  name: string;
  permission: Permission;
  input: ClassConstructor<Input>;
  snapshot?: boolean;
  quick?: boolean;
  run(read: Read, input: Input): Promise<Answer>;
}

/** For queries that take nothing. */
export class NoInput {}

const registry = new Map<string, Query<never, unknown>>();

/** All queries by name. */
export const queries: ReadonlyMap<string, Query<never, unknown>> = registry;

/** Declares a query and enters it into the registry. */
export function defineQuery<Input extends object, Answer>(query: Query<Input, Answer>): Query<Input, Answer> {
  if (registry.has(query.name)) throw new Error(`There are two queries named ${query.name}`);
  registry.set(query.name, query as Query<never, unknown>);
  return query;
}

/**
 * The door for reading: the caller's share, permission, validation, then the query on the pool or on one snapshot. `place`
 * tells what of the answer is asked for; without it all is. Throws ProblemError.
 */
export async function ask<Input extends object, Answer>(
  ctx: Context,
  query: Query<Input, Answer>,
  raw: unknown = {},
  place?: AskedPlace,
): Promise<Answer> {
  ctx.pace?.('read');
  refuseUnlessAllowed(query.permission, ctx);
  const input = validated(query.input, raw);
  const asks = askedBelow(place);
  const answer = query.snapshot
    ? transaction(ctx.database, (tx) => query.run({ sql: tx.sql, ctx, asks }, input), {
        safeToRepeat: true,
        begin: SNAPSHOT,
      })
    : repeated(
        () =>
          query.run({ sql: query.quick ? quickSqlOf(ctx.database) : sqlOn(poolOf(ctx.database)), ctx, asks }, input),
        true,
      );
  return answer.catch((error: unknown) => {
    throw asReadProblem(error);
  });
}
