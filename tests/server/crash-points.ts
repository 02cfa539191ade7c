import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { chanceOf } from '../../server/database/seed/chance';
import { masters } from '../../server/masters';
import type { Context } from '../../server/platform/context';
import { commands, submit } from '../../server/platform/submit';
import type { Act } from '../support/closing-station';
import { type Fault, StatementRefused, withFault } from '../support/failing-statements';
import type { Doors } from './access-doors';

/** A guess counts although what was guessed for was not done. */
const STAYS = 'guess_count';
/** The first command that needs the server's own key makes it in a separate transaction. */
const MADE_ONCE = 'server_secret';

const OF_MASTERS = new Set(
  masters.flatMap((module) => Object.values(module.commands).flatMap((command) => command?.name ?? [])),
);
const OF_ACCESS = /^(setUpStation|sign(In|Out)|revokeSession|checkPasswordLink|(change|recover|reset)Password)$/;

/** Whether `fault-crash-new-station.test.ts` enumerates the command; the others are `fault-crash-points.test.ts`'s. */
export const isOfNewStation = (name: string): boolean => OF_MASTERS.has(name) || OF_ACCESS.test(name);

/** What was found out about a command: how many statements it has, and how often it was begun and lost. */
export interface Enumerated {
  statements: number;
  faults: number;
}

const chance = chanceOf(27);

/** One statement that says of each table what `each` says. */
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
 * Acts on a station, each command for the first time in this way: it is begun as often as it has statements, and each time
 * another one of them fails. Nothing may stay of any of them. Then it is done, while the connection ends once at some
 * statement, before it or just after it: it is done all the same, once, and its answer is answered again.
 */
export class CrashPoints {
  readonly found = new Map<string, Enumerated>();

  /** Commands that are not `mine` are only done. */
  constructor(
    private readonly doors: Doors,
    private readonly mine: (name: string) => boolean,
  ) {}

  /** `about` tells apart what is enumerated once more for its other statements. */
  actAs =
    (ctx: Context, about = ''): Act =>
    <Answer>(name: string, input: object, over: Partial<Context> = {}) =>
      this.submit({ ...ctx, ...over }, name, input, about) as Promise<Answer>;

  async submit(ctx: Context, name: string, input: object, about = ''): Promise<unknown> {
    const command = commands.get(name);
    if (!command) throw new Error(`There is no command ${name}`);
    const label = `${name} ${about}`.trim();
    const hasKey = ctx.actor !== null && command.permission !== 'anyone';
    const key = hasKey ? randomUUID() : null;
    const run = async (): Promise<unknown> => {
      await this.doors.sql(`DELETE FROM ${STAYS}`);
      return submit({ ...ctx, requestId: randomUUID(), idempotencyKey: key }, command as never, input);
    };
    if (this.found.has(label) || !this.mine(name))
      return submit({ ...ctx, requestId: randomUUID() }, command as never, input);
    // Known before the work, so that what it does to make itself possible is not enumerated within it.
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
    const counts = ofAllTables(this.doors.database, COUNT);
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
    // Without a key nobody knows whether a lost COMMIT was done, and so it is not tried again.
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
    expect([label, await submit(again, command as never, input)]).toEqual([label, kept]);
    expect([label, again.replayed]).toEqual([label, true]);
    expect([label, await this.prints()]).toEqual([label, before]);
  }

  private prints = (): Promise<Said> => this.say(PRINT);
  private counts = (): Promise<Said> => this.say(COUNT);

  private async say(each: string): Promise<Said> {
    return asRecord(await this.doors.sql(ofAllTables(this.doors.database, each)));
  }

  /** Fails for commands of `mine` that were not enumerated, and for those of too few statements. */
  static expectAll(enumerated: ReadonlyMap<string, number>, mine: (name: string) => boolean): void {
    const done = new Set([...enumerated.keys()].map((label) => label.split(' ')[0]));
    expect([...commands.keys()].filter((name) => mine(name) && !done.has(name))).toEqual([]);
    // Fewer than BEGIN, a change and COMMIT are no command's.
    expect([...enumerated].filter(([, statements]) => statements < 3)).toEqual([]);
  }
}
