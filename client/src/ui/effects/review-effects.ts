import type { MessageText } from '../../i18n/translate';
import { holdKeys } from '../dialog/held-keys';
import { play } from '../feedback/sound';

/** What a change would move, and what the dialog calls it. */
export interface EffectsReview {
  title: string;
  hint: string;
  saveLabel: string;
  effects: readonly MessageText[];
  isDanger?: boolean;
}

interface OpenReview extends EffectsReview {
  answer: (isWanted: boolean) => void;
}

let review: OpenReview | null = null;
const listeners = new Set<() => void>();

function show(next: OpenReview | null): void {
  review = next;
  for (const listener of listeners) listener();
}

/** Calls back when a review opens or is answered. */
export const onReview = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The open review; null if there is none. */
export const reviewNow = (): OpenReview | null => review;

/**
 * Shows what a change would move and asks whether it is to be saved, like `confirm`; without effects nothing is asked:
 * `if (await reviewEffects({ … })) …`
 */
export function reviewEffects(wanted: EffectsReview): Promise<boolean> {
  review?.answer(false);
  if (wanted.effects.length === 0) return Promise.resolve(true);
  play('chime');
  // Held until the dialog is in front; from then on the dialog holds them itself.
  const hold = holdKeys();
  return new Promise((resolve) => {
    show({
      ...wanted,
      answer: (isWanted) => {
        hold.release();
        show(null);
        resolve(isWanted);
      },
    });
  });
}
