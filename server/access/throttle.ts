import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { refusalForNow } from '../domain/kernel/problem';
import type { Context } from '../platform/context';
import { poolOf, type Sql, sqlOn } from '../platform/sql';
import type { OpenTransaction } from '../platform/transaction';

/** How often something secret was guessed, per account and per address. Shared by all server processes. */
@Entity('guess_count')
@Index(['lastAt'])
export class GuessCount {
  /** What is guessed, and whether this row counts an account or an address: 'signIn account'. */
  @PrimaryColumn({ type: 'text' }) kind!: string;
  /** A hash: people type their password into the wrong field. */
  @PrimaryColumn({ type: 'text' }) subject!: string;
  @Column({ type: 'int' }) guesses!: number;
  @Column({ type: 'timestamptz' }) lastAt!: Date;
}

export type Guessed = 'signIn' | 'recovery' | 'reset' | 'changePassword' | 'setUp';

/** A counted attempt, to be forgiven when it was right. */
export interface Guess {
  account: Counter;
  address: Counter;
}

interface Counter {
  kind: string;
  subject: string;
  /** How many may follow one another before there is a pause. */
  free: number;
}

export const FREE_PER_ACCOUNT = 5;
export const FREE_PER_ADDRESS = 30;

/** After the free ones a pause of 1, 2, 4, 8, then 15 minutes each; 15 quiet minutes after it, all is forgotten. */
const PAUSE = `CASE WHEN g.guesses < $3::int THEN 0 ELSE least(15, power(2, least(g.guesses - $3::int, 4))) END * interval '1 minute'`;

const COUNT = `
  INSERT INTO guess_count AS g (kind, subject, guesses, last_at) VALUES ($1, $2, 1, clock_timestamp())
  ON CONFLICT (kind, subject) DO UPDATE SET
    guesses = CASE WHEN g.last_at + ${PAUSE} + interval '15 minutes' < clock_timestamp() THEN 1 ELSE g.guesses + 1 END,
    last_at = clock_timestamp()
  WHERE g.guesses < $3::int OR g.last_at + ${PAUSE} <= clock_timestamp()
  RETURNING guesses`;

/**
 * Counts an attempt before it is looked at, in a transaction of its own: so those that come together are counted too,
 * and the count stays when the command is refused. Throws ProblemError TOO_MANY during a pause.
 */
export async function countGuess(ctx: Context, what: Guessed, account: string): Promise<Guess> {
  const sql = sqlOn(poolOf(ctx.database));
  const guess: Guess = {
    account: { kind: `${what} account`, subject: hashed(account), free: FREE_PER_ACCOUNT },
    address: { kind: `${what} address`, subject: hashed(networkOf(ctx.address)), free: FREE_PER_ADDRESS },
  };
  if (!(await count(sql, guess.address))) throw await tooMany(sql, guess.address);
  if (await count(sql, guess.account)) return guess;
  // Who waits for an account must not use up what others at the same address need.
  await takeBack(sql, guess.address);
  throw await tooMany(sql, guess.account);
}

/** Forgets what was counted for the account, and this attempt of the address: it was right. */
export async function forgive({ sql }: OpenTransaction, { account, address }: Guess): Promise<void> {
  await sql('DELETE FROM guess_count WHERE kind = $1 AND subject = $2', [account.kind, account.subject]);
  await takeBack(sql, address);
  await sql(`DELETE FROM guess_count WHERE last_at < now() - interval '1 day'`);
}

const valuesOf = ({ kind, subject, free }: Counter): unknown[] => [kind, subject, free];

const count = async (sql: Sql, counter: Counter): Promise<boolean> => (await sql(COUNT, valuesOf(counter))).length > 0;

const takeBack = (sql: Sql, { kind, subject }: Counter) =>
  sql('UPDATE guess_count SET guesses = guesses - 1 WHERE kind = $1 AND subject = $2 AND guesses > 0', [kind, subject]);

async function tooMany(sql: Sql, counter: Counter): Promise<Error> {
  const [row] = await sql<{ minutes: number }>(
    `SELECT ceil(extract(epoch FROM g.last_at + ${PAUSE} - clock_timestamp()) / 60)::int AS minutes
     FROM guess_count g WHERE kind = $1 AND subject = $2`,
    valuesOf(counter),
  );
  const minutes = Math.max(1, row?.minutes ?? 1);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const message = `Too many attempts. Please try again in ${wait}.`;
  return refusalForNow('TOO_MANY_ATTEMPTS', message, 'TOO_MANY', minutes * 60);
}

const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** One customer has 2^64 addresses of IPv6, so they count as one. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^::ffff:/i, '');
  const [head = '', tail = ''] = address.split('::');
  const [left, right] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: 8 - left!.length - right!.length }, () => '0');
  return [...left!, ...zeros, ...right!].slice(0, 4).join(':');
}
