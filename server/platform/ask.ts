import type { ClassConstructor } from 'class-transformer';
import type { Access } from '../domain/rights';
import type { Context } from './context';
import { refuseUnlessAllowed } from './permission';
import type { Actor, CallerOf } from './principal';
import { type RequestedFields, requestedBelow } from './requested-fields';
import { refuseUntilSecondFactor } from './second-factor-first';
import { poolOf, type Sql, sqlOn } from './sql';
import { quickSqlOf } from './station-database';
import { asReadProblem, repeated, SNAPSHOT, transaction } from './transaction';
import { validated } from './validated';

/** The context that a query reads with. */
export interface Read<Caller extends Actor | null = Actor> {
  sql: Sql;
  ctx: Context<Caller>;
  /**
   * Whether the caller selected this part of the answer, such as `rows.creditor`; a query need not read what is not
   * selected.
   */
  asks(path: string): boolean;
}

/**
 * A named read. `snapshot` runs all its statements on one database snapshot (reports, the close form); `quick` marks a
 * single statement that an index answers with few rows.
 */
export interface Query<Input extends object, Answer, Needed extends Access = Access> {
  name: string;
  right: Needed;
  /** Open to a user who must set up a second factor first. */
  beforeSecondFactor?: boolean;
  input: ClassConstructor<Input>;
  snapshot?: boolean;
  quick?: boolean;
  run(read: Read<CallerOf<Needed>>, input: Input): Promise<Answer>;
}

/** Input of queries that take no arguments. */
export class NoInput {}

const registry = new Map<string, Query<never, unknown>>();

/** All queries by name. */
export const queries: ReadonlyMap<string, Query<never, unknown>> = registry;

/** Declares a query and registers it. */
export function defineQuery<Input extends object, Answer, Needed extends Access>(
  query: Query<Input, Answer, Needed>,
): Query<Input, Answer> {
  if (registry.has(query.name)) throw new Error(`Duplicate query name: ${query.name}`);
  // The registry and the callers of `ask` need not know the type of the caller, which `ask` has checked.
  const known = query as Query<Input, Answer>;
  registry.set(query.name, known as Query<never, unknown>);
  return known;
}

/**
 * Entry point for reads: rate limit, right, validation, then the query on the pool or on one snapshot. `place`
 * names the selected fields of the answer; without it all fields count as selected. Throws ProblemError.
 */
export async function ask<Input extends object, Answer>(
  ctx: Context,
  query: Query<Input, Answer>,
  raw: unknown = {},
  place?: RequestedFields,
): Promise<Answer> {
  ctx.pace?.('read');
  refuseUnlessAllowed(query.right, ctx);
  refuseUntilSecondFactor(query, ctx);
  const input = validated(query.input, raw);
  const asks = requestedBelow(place);
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
