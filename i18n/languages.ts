/**
 * The languages: each is the folder with its code, and a line here. A draft is offered as such, and runs while it lacks
 * texts: these are shown in English. `texts` are what the server says, `screens` the loaders of the browser's own texts;
 * both are loaded only for readers of the language. English has no folder: its texts are beside the rules and pages.
 */
export const TRANSLATIONS = {
  hi: {
    name: 'हिन्दी',
    isDraft: false,
    texts: () => import('./hi/texts.ts'),
    screens: () => import('./hi/screens/index.ts'),
  },
  mr: {
    name: 'मराठी',
    isDraft: true,
    texts: () => import('./mr/texts.ts'),
    screens: () => import('./mr/screens/index.ts'),
  },
} as const;

/** A language other than English. */
export type Translated = keyof typeof TRANSLATIONS;
export type Language = 'en' | Translated;

export const TRANSLATED = Object.keys(TRANSLATIONS) as Translated[];
export const LANGUAGES: readonly Language[] = ['en', ...TRANSLATED];

/** The name of a language in itself, for readers of no other. */
export const nameOfLanguage = (language: Language): string =>
  language === 'en' ? 'English' : TRANSLATIONS[language].name;

export const isDraft = (language: Language): boolean => language !== 'en' && TRANSLATIONS[language].isDraft;

/** The language with the country: figures and dates keep the Indian form and Latin digits in all of them. */
export const localeOf = (language: Language): string => `${language}-IN-u-nu-latn`;
