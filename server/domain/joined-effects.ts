import { effects as texts } from './effects.messages';
import type { Message } from './kernel/message';
import type { Paise } from './kernel/money';

/** The messages with a figure before and after. */
const MOVES = { 'effects.money': texts.money, 'effects.litres': texts.litres } as const;
/** The messages with an amount by which more or less of a debt is settled. */
const SETTLED = { 'effects.moreSettled': 1, 'effects.lessSettled': -1 } as const;

type Move = { what: string | Message; before: number; after: number };

/** The message about the notes of the safe, and that of one note in it. */
const NOTES = texts.notes({ notes: [] }).messageId;
const NOTE_COUNT = texts.noteCount({ value: 0, before: 0, after: 0 }).messageId;

const isMove = ({ messageId }: Message): boolean => messageId in MOVES;

/** What an effect is about, apart from its amounts. */
function subjectOf({ messageId, params, message }: Message): string {
  if (messageId in MOVES) return `${messageId} ${JSON.stringify(params.what)}`;
  if (messageId in SETTLED) return `settled ${JSON.stringify(params.debt)}`;
  return message;
}

const moveOf = ({ params }: Message): Move => params as unknown as Move;

const settledBy = ({ messageId, params }: Message): Paise =>
  SETTLED[messageId as keyof typeof SETTLED] * Number(params.amount);

/** Both as one; null if they cancel each other out, undefined if they do not follow one another. */
function joined(first: Message, next: Message): Message | null | undefined {
  if (isMove(first)) {
    const [{ what, before, after }, to] = [moveOf(first), moveOf(next)];
    if (after !== to.before) return undefined;
    return before === to.after ? null : MOVES[first.messageId as keyof typeof MOVES]({ what, before, after: to.after });
  }
  if (!(first.messageId in SETTLED)) return first;
  const amount = settledBy(first) + settledBy(next);
  const debt = first.params.debt as Message;
  return amount === 0 ? null : (amount < 0 ? texts.lessSettled : texts.moreSettled)({ debt, amount: Math.abs(amount) });
}

/**
 * Joins effects on the same figure: work that repeats, such as the correction of a rate shift by shift, moves one balance
 * many times. What remains is its first value before and its last one after, and no sentence twice.
 */
export function joinEffects(effects: readonly Message[]): Message[] {
  const indexes = new Map<string, number>();
  const found: (Message | null)[] = [];
  for (const effect of effects) {
    const subject = subjectOf(effect);
    const index = indexes.get(subject);
    // Null if those before cancelled each other out.
    const first = index === undefined ? null : found[index]!;
    const both = first === null ? undefined : joined(first, effect);
    if (both === undefined) indexes.set(subject, found.push(effect) - 1);
    else found[index!] = both;
  }
  return found.filter((effect) => effect !== null);
}

/** An effect to compare: a figure, or the number of each note, by how much it moves. */
function withoutBalance(effect: Message): unknown {
  const { messageId, params } = effect;
  if (messageId === NOTES) return [messageId, (params.notes as readonly Message[]).map(withoutBalance)];
  if (messageId === NOTE_COUNT) return [params.value, Number(params.after) - Number(params.before)];
  if (!isMove(effect)) return effect;
  const { what, before, after } = moveOf(effect);
  return [messageId, what, after - before];
}

/**
 * Effects to compare with those of another time: a figure by how much it moves, since other entries move the same
 * balance in between.
 */
export const withoutBalances = (effects: readonly Message[]): readonly unknown[] =>
  joinEffects(effects).map(withoutBalance);
