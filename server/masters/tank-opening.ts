import type { Millilitres } from '../domain/kernel/litres';
import type { Message } from '../domain/kernel/message';
import type { Tx } from '../platform/submit';

/** What a tank held before its first shift: millimetres and millilitres. */
interface OpeningLevel {
  openingDip: number | null;
  openingVolume: Millilitres;
}

/** A changed opening level of a locked tank. */
export interface ChangedOpeningLevel {
  tank: { id: number; name: string; productId: number };
  before: OpeningLevel;
  after: OpeningLevel;
  /** Null if none was given: the sheet of a closed shift needs one. */
  reason: string | null;
}

type FollowOpening = (tx: Tx, change: ChangedOpeningLevel) => Promise<Message[]>;

let follow: FollowOpening | null = null;

/** The stock module, which masters must not import, registers here what follows a changed opening level. */
export function onTankOpeningChanged(registered: FollowOpening): void {
  follow = registered;
}

/** Corrects the stock of the tank's first shift, if it has one, by a changed opening level. Returns what changed. */
export async function changeTankOpening(tx: Tx, change: ChangedOpeningLevel): Promise<Message[]> {
  const { before, after } = change;
  if (after.openingVolume === before.openingVolume && after.openingDip === before.openingDip) return [];
  if (follow === null) throw new Error('No handler for changed opening levels is registered');
  return follow(tx, change);
}
