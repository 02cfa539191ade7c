import { play } from '../feedback/sound';
import { holdKeys } from './held-keys';

export interface Question {
  prompt: string;
  /** What cannot be taken back: the cursor then waits on No. */
  danger: boolean;
  answer: (yes: boolean) => void;
}

let question: Question | null = null;
const listeners = new Set<() => void>();

function show(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/** Calls back when a question comes or is answered. */
export const onQuestion = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Asks yes or no, with a chime; Esc is No. `if (await confirm(t('…'))) …` */
export function confirm(prompt: string, { danger = false }: { danger?: boolean } = {}): Promise<boolean> {
  question?.answer(false);
  play('chime');
  // Until its dialog is in front, which holds them itself.
  const hold = holdKeys();
  return new Promise((resolve) => {
    show({
      prompt,
      danger,
      answer: (yes) => {
        hold.release();
        show(null);
        resolve(yes);
      },
    });
  });
}

/** The question now asked; null when there is none. */
export const questionNow = (): Question | null => question;
