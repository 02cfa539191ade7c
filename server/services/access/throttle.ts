import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { access } from '../../domain/access.messages';
import { refusalForNow } from '../../domain/kernel/problem';
import type { Context } from '../../platform/context';
import { poolOf, type Sql, sqlOn } from '../../platform/sql';
import type { OpenTransaction } from '../../platform/transaction';

/** Counts guesses of a secret, per account and per address. Shared by all server processes. */
@Entity('guess_count')
@Index(['lastAt'])
export class GuessCount {
  /** What was guessed, and whether this row counts an account or an address: 'signIn account'. */
  @PrimaryColumn({ type: 'text' }) kind!: string;
  /** A hash: people type their password into the wrong field. */
  @PrimaryColumn({ type: 'text' }) subject!: string;
  @Column({ type: 'int' }) guesses!: number;
  @Column({ type: 'timestamptz' }) lastAt!: Date;
}

export type Guessed =
  | 'signIn'
  | 'secondStep'
  | 'recovery'
  | 'reset'
  | 'changePassword'
  | 'setUp'
  | 'confirmAuthenticator'
  | 'confirmSession';

/** A counted attempt, to be cleared if it was right. */
export interface Guess {
  /** The counters that it used. After a right guess the first is cleared, and the others are decremented. */
  counters: readonly Counter[];
}

interface Counter {
  kind: string;
  subject: string;
  /** How many attempts may follow each other before there is a pause. */
  free: number;
  /** Minutes without an attempt, after the pause, after which the count is cleared. */
  quiet: number;
}

export const FREE_PER_ACCOUNT = 5;
export const FREE_PER_ADDRESS = 30;
/** For one account from all addresses together, except known devices. */
export const FREE_FROM_ANYWHERE = 50;

/** After the free attempts, pauses of 1, 2, 4 and 8 minutes, then 15 minutes each. */
const PAUSE = `CASE WHEN g.guesses < $3::int THEN 0 ELSE least(15, power(2, least(g.guesses - $3::int, 4))) END * interval '1 minute'`;

const COUNT = `
  INSERT INTO guess_count AS g (kind, subject, guesses, last_at) VALUES ($1, $2, 1, clock_timestamp())
  ON CONFLICT (kind, subject) DO UPDATE SET
    guesses = CASE WHEN g.last_at + ${PAUSE} + $4::int * interval '1 minute' < clock_timestamp() THEN 1 ELSE g.guesses + 1 END,
    last_at = clock_timestamp()
  WHERE g.guesses < $3::int OR g.last_at + ${PAUSE} <= clock_timestamp()
  RETURNING guesses`;

const QUIET_MINUTES = 15;
/** The count over all addresses clears slowly, since an attacker with many addresses can afford to wait. */
const QUIET_MINUTES_FROM_ANYWHERE = 6 * 60;

/**
 * Counts an attempt before it is checked, in a separate transaction: concurrent attempts are counted too, and the count
 * remains when the command is refused. Throws ProblemError TOO_MANY during a pause.
 */
export async function countGuess(ctx: Context, what: Guessed, account: string): Promise<Guess> {
  return counted(ctx, [accountCounter(what, account), addressCounter(ctx, what)]);
}

/**
 * The same for a step of a log-in. The count is per account and origin, so that wrong passwords throttle the attacker and not the owner
 * elsewhere. A known device has its own count and no other. Guesses from all other origins also share a wider count of the
 * account, so that many addresses do not help (OWASP ASVS 6.3.1).
 */
export async function countSignIn(
  ctx: Context,
  account: string,
  knownDevice: string | null,
  what: 'signIn' | 'secondStep' = 'signIn',
): Promise<Guess> {
  const own = accountCounter(what, `${account} ${knownDevice ?? networkOf(ctx.address)}`);
  if (knownDevice !== null) return counted(ctx, [own]);
  const anywhere: Counter = {
    ...accountCounter(what, account),
    free: FREE_FROM_ANYWHERE,
    quiet: QUIET_MINUTES_FROM_ANYWHERE,
  };
  return counted(ctx, [own, anywhere, addressCounter(ctx, what)]);
}

/**
 * Counts requests for a recovery mail by account and address, so that nobody can block the owner elsewhere. Returns whether
 * another mail may be sent to the account: five at once, then one every 15 minutes at the latest. A link is valid for longer,
 * so the owner has a valid one even while a stranger uses up the mails.
 */
export async function countRecovery(ctx: Context, account: string): Promise<{ mayMail: boolean }> {
  const what: Guessed = 'recovery';
  await counted(ctx, [accountCounter(what, `${account} ${networkOf(ctx.address)}`), addressCounter(ctx, what)]);
  return { mayMail: await count(sqlOn(poolOf(ctx.database)), accountCounter(what, account)) };
}

const accountCounter = (what: Guessed, subject: string): Counter => ({
  kind: `${what} account`,
  subject: hashed(subject),
  free: FREE_PER_ACCOUNT,
  quiet: QUIET_MINUTES,
});

const addressCounter = (ctx: Context, what: Guessed): Counter => ({
  kind: `${what} address`,
  subject: hashed(networkOf(ctx.address)),
  free: FREE_PER_ADDRESS,
  quiet: QUIET_MINUTES,
});

/** Counts in all counters or in none, so that a throttled attempt does not use up the wider counters. */
async function counted(ctx: Context, counters: readonly Counter[]): Promise<Guess> {
  const sql = sqlOn(poolOf(ctx.database));
  const done: Counter[] = [];
  for (const counter of counters.toReversed()) {
    if (!(await count(sql, counter))) {
      for (const other of done) await takeBack(sql, other);
      throw await tooMany(sql, counter);
    }
    done.push(counter);
  }
  return { counters };
}

/** Clears the first counter and decrements the wider ones, after a right guess. */
export async function forgive({ sql }: Pick<OpenTransaction, 'sql'>, { counters }: Guess): Promise<void> {
  const [own, ...wider] = counters;
  await sql('DELETE FROM guess_count WHERE kind = $1 AND subject = $2', [own!.kind, own!.subject]);
  for (const counter of wider) await takeBack(sql, counter);
  await sql(`DELETE FROM guess_count WHERE last_at < now() - interval '1 day'`);
}

/** Longer than the lock_timeout, since concurrent attempts wait for each other. */
const COUNTED_WITHIN_MS = 6000;

const valuesOf = ({ kind, subject, free }: Counter): unknown[] => [kind, subject, free];

const count = async (sql: Sql, counter: Counter): Promise<boolean> =>
  (await sql(COUNT, [...valuesOf(counter), counter.quiet], { withinMs: COUNTED_WITHIN_MS })).length > 0;

const takeBack = (sql: Sql, { kind, subject }: Counter) =>
  sql('UPDATE guess_count SET guesses = guesses - 1 WHERE kind = $1 AND subject = $2 AND guesses > 0', [kind, subject]);

async function tooMany(sql: Sql, counter: Counter): Promise<Error> {
  const [row] = await sql<{ minutes: number }>(
    `SELECT ceil(extract(epoch FROM g.last_at + ${PAUSE} - clock_timestamp()) / 60)::int AS minutes
     FROM guess_count g WHERE kind = $1 AND subject = $2`,
    valuesOf(counter),
  );
  const minutes = Math.max(1, row?.minutes ?? 1);
  return refusalForNow('TOO_MANY_ATTEMPTS', access.tooManyAttempts({ minutes }), 'TOO_MANY', minutes * 60);
}

const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** One customer has 2^64 IPv6 addresses, so they count as one. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^::ffff:/i, '');
  const [head = '', tail = ''] = address.split('::');
  const [left, right] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: 8 - left!.length - right!.length }, () => '0');
  return [...left!, ...zeros, ...right!].slice(0, 4).join(':');
}
