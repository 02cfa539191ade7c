import { type Locale, locale } from './translate';

/**
 * Memoises a translation of server definitions per object and language: tables and forms rely on its identity. In
 * English it returns the definition itself.
 */
export function translateWith<Told extends object>(word: (told: Told) => Told): (told: Told) => Told {
  const made: Record<Exclude<Locale, 'en'>, WeakMap<Told, Told>> = { hi: new WeakMap() };
  return (told) => {
    const now = locale();
    if (now === 'en') return told;
    const known = made[now].get(told) ?? word(told);
    made[now].set(told, known);
    return known;
  };
}
