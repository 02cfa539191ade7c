import { useEffect, useEffectEvent, useState } from 'react';
import { matchOptions, type Option } from './match-options';

const ASK_AFTER_MS = 120;

/** A list that is being loaded: what is typed waits for it. */
export const LOADING = 'loading';

/** The source of suggestions: a list, or a query to the server. */
export type OptionSource<Found extends Option = Option> =
  | readonly Found[]
  | typeof LOADING
  | ((typed: string) => Promise<readonly Found[]>);

export interface Suggestions<Found extends Option = Option> {
  found: readonly Found[];
  /** Whether the results for the current text are still loading. */
  waiting: boolean;
  failed: boolean;
}

interface Answer<Found> {
  typed: string;
  found: readonly Found[];
  failed: boolean;
}

/** Suggestions for the typed text; late results for an earlier text are dropped. */
export function useSuggestions<Found extends Option>(
  source: OptionSource<Found>,
  typed: string,
  most: number,
): Suggestions<Found> {
  const [answer, setAnswer] = useState<Answer<Found>>({ typed: '', found: [], failed: false });
  const remote = typeof source === 'function';
  const ask = useEffectEvent(async (isCurrent: () => boolean) => {
    if (typeof source !== 'function') return;
    const reply = await source(typed).then(
      (found) => ({ found, failed: false }),
      (error: unknown) => {
        console.warn('A lookup failed', error);
        return { found: [], failed: true };
      },
    );
    if (isCurrent()) setAnswer({ typed, ...reply });
  });

  useEffect(() => {
    if (!remote || typed.trim() === '') return;
    let current = true;
    const timer = window.setTimeout(() => void ask(() => current), ASK_AFTER_MS);
    return () => {
      current = false;
      window.clearTimeout(timer);
    };
  }, [remote, typed]);

  if (source === LOADING) return { found: [], waiting: true, failed: false };
  if (!remote) return { found: matchOptions(source, typed, most), waiting: false, failed: false };
  const answered = answer.typed === typed;
  const nothingTyped = typed.trim() === '';
  return {
    found: nothingTyped ? [] : answer.found.slice(0, most),
    waiting: !answered && !nothingTyped,
    failed: answered && answer.failed,
  };
}
