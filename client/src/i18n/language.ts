import { ALL_AREAS } from './areas';
import { bringTexts, LOCALES, type Locale, locale, switchLocale } from './translate';

const SETTING = 'language';

/** As it is called by those who read it: whoever looks for it may read nothing else. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', hi: 'हिन्दी' };

/** What was chosen in this browser; English where nothing was, or where the browser keeps nothing. */
function chosenLanguage(): Locale {
  try {
    const kept = localStorage.getItem(SETTING);
    return LOCALES.find((locale) => locale === kept) ?? 'en';
  } catch (error) {
    console.warn('The browser keeps no settings', error);
    return 'en';
  }
}

/** Longer nobody looks at an empty page: the line may lead nowhere, and English is there. */
const BEGIN_WITHIN_MS = 3_000;

/**
 * Before the first text is drawn: the language that was chosen, English where its texts cannot be had now. Where they are
 * long in coming it begins in English too, and all is drawn anew when they are there.
 */
export async function beginInChosenLanguage(switchTo = switchLocale): Promise<void> {
  const chosen = switchTo(chosenLanguage()).catch((error: unknown) => {
    console.warn('The texts of the chosen language did not load', error);
    return switchTo('en');
  });
  const longEnough = new Promise<void>((resolve) => {
    setTimeout(resolve, BEGIN_WITHIN_MS);
  });
  await Promise.race([chosen, longEnough]);
}

/** Pages that are opened later without a network need their texts too; the worker keeps those in English anyway. */
export async function bringAllTexts(): Promise<void> {
  if (locale() !== 'en') await bringTexts(ALL_AREAS);
}

/** Switches the language and keeps the choice; throws where the texts cannot be had now. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  await switchLocale(locale);
  bringAllTexts().catch((error: unknown) => console.warn('Some texts did not load', error));
  try {
    localStorage.setItem(SETTING, locale);
  } catch (error) {
    console.warn('The browser keeps no settings', error);
  }
}

/** What an address of a print or a file asks for, so that it is in the language in use: nothing for English. */
export const languageAsked = (): { language?: Locale } => (locale() === 'en' ? {} : { language: locale() });
