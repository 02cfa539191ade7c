import { useState } from 'react';
import type { Message } from '../../../../../server/domain/kernel/message';
import { unusual } from '../../../../../server/domain/unusual.messages';
import type { MessageText } from '../../../i18n/translate';

/** A question about a sale in its form, asked once when the sale is saved. */
export interface SaleQuestion {
  /** Shown at its field once it was asked; undefined before. */
  words: MessageText | undefined;
  /** Asks it. Returns whether it is asked now; false if there is no question, or it was asked about the same entry. */
  ask: () => boolean;
  /** Whether it was asked about this entry. */
  isAnswered: boolean;
  /** Whether all that decides about the question is loaded. */
  isSettled: boolean;
  /** Called when the sale is saved: the next one is asked about again. */
  reset: () => void;
}

/** Tracks whether a question was asked. `about` identifies the entry: after a change of it, the question is asked again. */
export function useQuestion(about: string, fact: Message | null, isSettled: boolean): SaleQuestion {
  const [asked, setAsked] = useState('');
  const isAnswered = fact !== null && asked === about;
  return {
    words: isAnswered ? unusual.saveAgain({ fact }) : undefined,
    ask: () => {
      if (fact === null || isAnswered) return false;
      setAsked(about);
      return true;
    },
    isAnswered,
    isSettled,
    reset: () => setAsked(''),
  };
}
