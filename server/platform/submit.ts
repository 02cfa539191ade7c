import { randomUUID } from 'node:crypto';
import type { ClassConstructor } from 'class-transformer';
import type { Question } from '../domain/entered-before';
import type { Message } from '../domain/kernel/message';
import type { Access } from '../domain/rights';
import { type AuditedChange, writeAudit } from './audit';
import { refuseUnlessConfirmed } from './confirmed-session';
import type { Context } from './context';
import { type EventMessage, notify, type Topic } from './events';
import { asKept, cacheAnswer, hashOfRequest, type KeyedRequest, takeKey } from './idempotency';
import { inOneRoundTrip } from './in-one-round-trip';
import { refuseUnlessAllowed } from './permission';
import type { Actor, CallerOf } from './principal';
import { rehearse } from './rehearse';
import { refuseUntilSecondFactor } from './second-factor-first';
import { poolOf, sqlOn } from './sql';
import { type OpenTransaction, repeated, transaction } from './transaction';
import { validated } from './validated';
import { answerOfWaiting, isWaiting, type WaitingAnswer } from './waiting-answer';

/** What a command works with: one open transaction, the actor, and what to announce after the commit. */
export interface Tx<Caller extends Actor | null = Actor> extends OpenTransaction {
  actor: Caller;
  /** The requester of the change that the actor has accepted. */
  askedBy?: string;
  askedById?: number;
  /** The command is being rehearsed or was accepted: the approval policy does not stop it. */
  isApproved?: boolean;
  /** What is done is rolled back: see rehearse. */
  isRehearsal?: boolean;
  /** Who accepted it, and must be allowed to do it alone. */
  acceptedBy?: Actor;
  /** The limits that it passes, as sentences for the one who decides. */
  passedLimits?: Message[];
  /** The request that was accepted. */
  requestId?: number;
  /** What it is asked about, collected for the one who decides instead of refused: see askAbout. */
  questions?: Question[];
  /** Business date in the station's time zone. */
  today: string;
  ctx: Context<Caller>;
  /** Records one changed row, written with the transaction. */
  audit(change: AuditedChange): void;
  /** Announces on commit, to every server process. Ids only. */
  publish(topic: Topic, ids: EventMessage['ids']): void;
}

/** The transaction of a command that may be open to anyone: perhaps without an actor. */
export type AnyTx = Tx<Actor | null>;

/**
 * A named write. `run` gets validated plain input and returns a plain JSON answer (it is stored for repeats). Its right
 * decides the type of its actor: a person for `ownAccount`, perhaps nobody for `anyone`.
 */
export interface Command<Input extends object, Answer, Prepared = unknown, Needed extends Access = Access> {
  name: string;
  right: Needed;
  /** Open to a user who must set up a second factor first. */
  beforeSecondFactor?: boolean;
  /** Needs a session that was confirmed in the last ten minutes; see refuseUnlessConfirmed. */
  needsConfirmation?: boolean;
  input: ClassConstructor<Input>;
  /**
   * Runs before a connection is taken: slow work (hashing a password), or effects that outlive a refusal (a counted
   * guess).
   */
  prepare?(ctx: Context<CallerOf<Needed>>, input: Input): Promise<Prepared>;
  run(tx: Tx<CallerOf<Needed>>, input: Input, prepared: Prepared): Promise<Answer>;
  /**
   * The answer as stored for repeated requests, without a secret that is shown only once. Default: the answer itself.
   */
  storedAnswer?(answer: Answer): Answer;
}

/** A call of a command that waits for approval. */
export interface WaitingCall {
  command: string;
  /** The validated input. */
  input: object;
  /** The caller's key; null if the server made it. */
  idempotencyKey: string | null;
  /** Runs the command with a changed input: its missing shift filled in. */
  run(tx: Tx, input: object): Promise<unknown>;
}

/** Thrown in a command that needs approval: the transaction is rolled back, and `store` keeps the call as a request. */
export class ApprovalNeeded extends Error {
  constructor(readonly store: (tx: Tx, call: WaitingCall) => Promise<WaitingAnswer>) {
    super();
  }
}

const registry = new Map<string, Command<never, unknown>>();

/** All commands by name: tests and the authorisation table loop over it. */
export const commands: ReadonlyMap<string, Command<never, unknown>> = registry;

type AtTheEnd = (tx: Tx, changes: readonly AuditedChange[]) => Promise<void>;

const atTheEnd: AtTheEnd[] = [];

/**
 * Registers what every command of a user does last, in its transaction, with the rows that it changed. For layers that
 * the modules must not import.
 */
export const beforeCommit = (work: AtTheEnd): void => void atTheEnd.push(work);

/** Declares a command and registers it. */
export function defineCommand<Input extends object, Answer, Prepared, Needed extends Access>(
  command: Command<Input, Answer, Prepared, Needed>,
): Command<Input, Answer> {
  if (registry.has(command.name)) throw new Error(`Duplicate command name: ${command.name}`);
  // The registry and the callers of `submit` need not know the type of its actor, which `submit` has checked.
  const known = command as Command<Input, Answer>;
  registry.set(command.name, known as Command<never, unknown>);
  return known;
}

/**
 * Entry point for writes: rate limit, right, validation, one transaction with bounded retry, idempotency, audit,
 * publish on commit. Throws ProblemError for every expected refusal; nothing of a refused command is stored. A command
 * that needs approval is stored as a request and throws WAITS_FOR_APPROVAL; when its key is repeated, what became of it.
 */
export async function submit<Input extends object, Answer>(
  ctx: Context,
  command: Command<Input, Answer>,
  raw: unknown,
): Promise<Answer> {
  ctx.pace?.('write');
  refuseUnlessAllowed(command.right, ctx);
  refuseUntilSecondFactor(command, ctx);
  const input = validated(command.input, raw);
  const { actor } = ctx;
  if (command.needsConfirmation && actor !== null) refuseUnlessConfirmed(actor);
  const prepared = await repeated(async () => command.prepare?.(ctx, input), false);
  const record = (tx: AnyTx): Promise<Answer> => command.run(tx, input, prepared);
  const run = isTrial(input) ? (tx: AnyTx) => effectsOf(tx as Tx, record) : record;
  // Commands open to anyone belong to no user's key, and their answers (a log-in's token) must not be stored.
  if (actor === null || command.right === 'anyone')
    return transaction(ctx.database, (open) => runAudited(ctx, open, command.name, run));
  // The server makes a key where the caller sent none: it makes a retry after a lost COMMIT answer safe.
  const request = {
    userId: actor.userId,
    key: ctx.idempotencyKey ?? `own:${randomUUID()}`,
    isOwn: ctx.idempotencyKey === null,
    hash: await hashOfRequest(ctx.database, command.name, raw),
  };
  const kept = (answer: Answer | WaitingAnswer): unknown =>
    isWaiting(answer) ? answer : (command.storedAnswer?.(answer) ?? answer);
  const once = (work: (tx: Tx) => Promise<Answer | WaitingAnswer>) =>
    transaction(
      ctx.database,
      async (open) => {
        const first = await takeKey<Answer | WaitingAnswer>(open, request);
        if (first !== null) return { ...first, replayed: true };
        const answer = await runAudited(
          ctx as Context<Actor>,
          open,
          command.name,
          async (tx) => asKept(await work(tx)),
          {
            request,
            kept,
          },
        );
        return { answer, replayed: false };
      },
      { safeToRepeat: true },
    );
  const call: WaitingCall = {
    command: command.name,
    input,
    idempotencyKey: ctx.idempotencyKey,
    run: (tx, changed) => command.run(tx, changed as Input, prepared),
  };
  const { answer, replayed } = await once(run).catch((error: unknown) => {
    if (!(error instanceof ApprovalNeeded)) throw error;
    return once((tx) => error.store(tx, call));
  });
  ctx.replayed = replayed && ctx.idempotencyKey !== null;
  if (isWaiting(answer)) throw await answerOfWaiting(sqlOn(poolOf(ctx.database)), answer);
  return answer;
}

/** Whether the caller of a command that can be rehearsed wants to know its effects, and to record nothing. */
const isTrial = (input: { rehearse?: boolean | null }): boolean => input.rehearse === true;

/** Dry run of an entry: answers its effects alone. One that would wait for approval has none yet. */
async function effectsOf<Answer>(tx: Tx, run: (trial: Tx) => Promise<Answer>): Promise<Answer> {
  try {
    const { effects, effectTexts } = (await rehearse(tx, run)) as { effects?: unknown; effectTexts?: unknown };
    return { effects, effectTexts } as Answer;
  } catch (error) {
    if (error instanceof ApprovalNeeded) return {} as Answer;
    throw error;
  }
}

/**
 * Runs the command, writes its audit rows and announcements, and stores its answer under the request's key, if it has
 * one.
 */
async function runAudited<Answer, Caller extends Actor | null>(
  ctx: Context<Caller>,
  open: OpenTransaction,
  commandName: string,
  run: (tx: Tx<Caller>) => Promise<Answer>,
  keyed?: { request: KeyedRequest; kept(answer: Answer): unknown },
): Promise<Answer> {
  const changes: AuditedChange[] = [];
  const messages: EventMessage[] = [];
  const tx: Tx<Caller> = {
    ...open,
    ctx,
    actor: ctx.actor,
    today: ctx.clock.today(),
    audit: (change) => void changes.push(change),
    publish: (topic, ids) => void messages.push({ topic, ids }),
  };
  const answer = await run(tx);
  if (tx.actor !== null) for (const work of atTheEnd) await work(tx as Tx, changes);
  await inOneRoundTrip([
    keyed && cacheAnswer(open, keyed.request, keyed.kept(answer)),
    notify(open, messages),
    // Locks the audit head, which every other command waits for, until the commit: so it comes last.
    writeAudit(open, commandName, ctx.actor, changes),
  ]);
  return answer;
}
