import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { chanceOf } from '../../server/database/seed/chance';
import { ProblemError } from '../../server/domain/kernel/problem';
import { masters } from '../../server/masters';
import type { Context } from '../../server/platform/context';
import { commands, submit } from '../../server/platform/submit';
import type { Act } from '../support/closing-station';
import { type Fault, StatementRefused, withFault } from '../support/failing-statements';
import type { Backend } from './backend';

/** Attempts are counted even when the command that was attempted fails. */
const STAYS = 'guess_count';
/** The first command that needs the server's own key creates it in a separate transaction. */
const MADE_ONCE = 'server_secret';

const OF_MASTERS = new Set(
  masters.flatMap((module) => Object.values(module.commands).flatMap((command) => command?.name ?? [])),
);
const OF_ACCESS =
  /^(setUpStation|setLanguage|sign(In|Out)|completeSignIn|revokeSession|checkPasswordLink|(change|recover|reset)Password|(start|confirm)Authenticator|startConfirmation|confirmSession|renewRecoveryCodes|(start|add|remove)Passkey|(turnOff|reset)SecondFactor|(create|revoke)ApiKey)$/;

/** Whether `fault-crash-new-station.test.ts` covers the command; `fault-crash-points.test.ts` covers the others. */
export const isOfNewStation = (name: string): boolean => OF_MASTERS.has(name) || OF_ACCESS.test(name);

/** The answer of a command that waits for approval: that is its effect. */
function waiting(error: unknown): object {
  if (error instanceof ProblemError && error.kind === 'WAITING') return { waits: true };
  throw error;
}

/** Results of a command: the number of its statements, and how often it was run with a fault. */
export interface Enumerated {
  statements: number;
  faults: number;
}

const chance = chanceOf(27);

/** One statement that evaluates `each` for every table. */
const ofAllTables = ({ entityMetadatas }: DataSource, each: string): string =>
  entityMetadatas
    .filter(({ tableName }) => tableName !== STAYS && tableName !== MADE_ONCE)
    .map(({ tableName }) => `SELECT '${tableName}' AS name, (SELECT ${each} FROM ${tableName} t) AS said`)
    .join(' UNION ALL ');

const COUNT = 'count(*)::text';
const PRINT = "count(*) || ' ' || COALESCE(md5(string_agg(t::text, '|' ORDER BY t::text)), '')";

type Said = Record<string, string>;
const asRecord = (rows: { name: string; said: string }[]): Said =>
  Object.fromEntries(rows.map(({ name, said }) => [name, said]));

/**
 * Runs each command for the first time in this way: once per statement, with that statement failing each time. No
 * change may remain. Then the command runs while the connection is lost once, before or after a random statement: it
 * must take effect exactly once, and a retry must return the stored answer.
 */
export class CrashPoints {
  readonly found = new Map<string, Enumerated>();

  /** Commands outside `mine` run without faults, unless `about` says what they are run for. */
  constructor(
    private readonly backend: Backend,
    private readonly mine: (name: string) => boolean,
  ) {}

  /** `about` distinguishes a second run of the same command that sends other statements. */
  actAs =
    (ctx: Context, about = ''): Act =>
    <Answer>(name: string, input: object, over: Partial<Context> = {}) =>
      this.submit({ ...ctx, ...over }, name, input, about) as Promise<Answer>;

  async submit(ctx: Context, name: string, input: object, about = ''): Promise<unknown> {
    const command = commands.get(name);
    if (!command) throw new Error(`There is no command ${name}`);
    const label = `${name} ${about}`.trim();
    const hasKey = ctx.actor !== null && command.right !== 'anyone';
    const key = hasKey ? randomUUID() : null;
    const run = async (): Promise<unknown> => {
      await this.backend.sql(`DELETE FROM ${STAYS}`);
      return submit({ ...ctx, requestId: randomUUID(), idempotencyKey: key }, command as never, input).catch(waiting);
    };
    if (this.found.has(label) || (about === '' && !this.mine(name)))
      return submit({ ...ctx, requestId: randomUUID() }, command as never, input);
    // Recorded before the run, so that commands called by this one are not tested within it.
    this.found.set(label, { statements: 0, faults: 0 });
    const { statements, atCommit } = await this.failAtEach(label, run);
    const answer = await this.doAmidCut(label, run, { statements, hasKey });
    expect([label, await this.counts()]).toEqual([label, atCommit]);
    if (key !== null) await this.expectReplayed(label, ctx, { name, input, key, answer });
    this.found.set(label, { statements, faults: statements + 1 });
    return answer;
  }

  private async failAtEach(
    label: string,
    run: () => Promise<unknown>,
  ): Promise<{ statements: number; atCommit: Said }> {
    const before = await this.prints();
    const counts = ofAllTables(this.backend.database, COUNT);
    for (let at = 1; ; at++) {
      let atCommit: Said | null = null;
      const beforeCommit = async (send: (statement: string) => Promise<unknown>): Promise<void> => {
        atCommit = asRecord(((await send(counts)) as { rows: never[] }).rows);
      };
      await withFault({ at, fault: 'refused', beforeCommit }, () =>
        run().then(
          () => Promise.reject(new Error(`${label} was done without its statement ${at}`)),
          (error: unknown) => (error instanceof StatementRefused ? undefined : Promise.reject(error)),
        ),
      );
      expect([label, at, await this.prints()]).toEqual([label, at, before]);
      if (atCommit !== null) return { statements: at, atCommit };
    }
  }

  private async doAmidCut(
    label: string,
    run: () => Promise<unknown>,
    { statements, hasKey }: { statements: number; hasKey: boolean },
  ): Promise<unknown> {
    // Without a key it is unknown whether a lost COMMIT took effect, so the command is not retried.
    const at = chance.between(1, hasKey ? statements : statements - 1);
    const fault: Fault = chance.between(0, 1) === 0 ? 'cut before' : 'cut after';
    return withFault({ at, fault }, run);
  }

  private async expectReplayed(
    label: string,
    ctx: Context,
    { name, input, key, answer }: { name: string; input: object; key: string; answer: unknown },
  ): Promise<void> {
    const before = await this.prints();
    const again: Context = { ...ctx, requestId: randomUUID(), idempotencyKey: key };
    const command = commands.get(name)!;
    // A secret that is shown once is left out of the stored answer.
    const kept = command.storedAnswer ? command.storedAnswer(answer) : answer;
    expect([label, await submit(again, command as never, input).catch(waiting)]).toEqual([label, kept]);
    expect([label, again.replayed]).toEqual([label, true]);
    expect([label, await this.prints()]).toEqual([label, before]);
  }

  private prints = (): Promise<Said> => this.say(PRINT);
  private counts = (): Promise<Said> => this.say(COUNT);

  private async say(each: string): Promise<Said> {
    return asRecord(await this.backend.sql(ofAllTables(this.backend.database, each)));
  }

  /** Fails if a command of `mine` was not tested or sent too few statements. */
  static expectAll(enumerated: ReadonlyMap<string, number>, mine: (name: string) => boolean): void {
    const done = new Set([...enumerated.keys()].map((label) => label.split(' ')[0]));
    expect([...commands.keys()].filter((name) => mine(name) && !done.has(name))).toEqual([]);
    // A command sends at least BEGIN, a change and COMMIT.
    expect([...enumerated].filter(([, statements]) => statements < 3)).toEqual([]);
  }
}
