import { play } from '../feedback/sound';
import { holdKeys } from './held-keys';

export interface Question {
  prompt: string;
  /** An irreversible action: the focus then starts on No. */
  danger: boolean;
  answer: (yes: boolean) => void;
}

let question: Question | null = null;
const listeners = new Set<() => void>();

function show(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/** Calls back when a question is asked or answered. */
export const onQuestion = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Asks a yes/no question, with a chime; Esc is No. `if (await confirm(t('…'))) …` */
export function confirm(prompt: string, { danger = false }: { danger?: boolean } = {}): Promise<boolean> {
  question?.answer(false);
  play('chime');
  // Held until the dialog is in front; from then on the dialog holds them itself.
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

/** The open question; null if there is none. */
export const questionNow = (): Question | null => question;
