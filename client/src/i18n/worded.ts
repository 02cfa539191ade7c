import type { Translated } from '../../../i18n/languages';
import { locale } from './translate';

/**
 * Memoises a translation of server definitions per object and language: tables and forms rely on its identity. In
 * English it returns the definition itself.
 */
export function translateWith<Told extends object>(word: (told: Told) => Told): (told: Told) => Told {
  const made: Partial<Record<Translated, WeakMap<Told, Told>>> = {};
  return (told) => {
    const now = locale();
    if (now === 'en') return told;
    const words = made[now] ?? new WeakMap<Told, Told>();
    made[now] = words;
    const known = words.get(told) ?? word(told);
    words.set(told, known);
    return known;
  };
}
