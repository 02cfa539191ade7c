import { type Locale, locale } from './translate';

/**
 * What the server declares, worded in the language in use: the same object for the same declaration as long as the language
 * stays, since drawn tables and forms are kept by it. In English it is the declaration itself.
 */
export function wordedBy<Told extends object>(word: (told: Told) => Told): (told: Told) => Told {
  const made: Record<Exclude<Locale, 'en'>, WeakMap<Told, Told>> = { hi: new WeakMap() };
  return (told) => {
    const now = locale();
    if (now === 'en') return told;
    const known = made[now].get(told) ?? word(told);
    made[now].set(told, known);
    return known;
  };
}
