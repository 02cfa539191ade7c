import { isDraft, LANGUAGES, type Language, nameOfLanguage } from '../../../i18n/languages';
import { ALL_AREAS } from './areas';
import { loadTexts, locale, switchLocale, t } from './translate';

const SETTING = 'language';

/** As the choice offers a language: its name in itself, for readers of no other, and whether it is a draft. */
export const offeredName = (language: Language): string =>
  isDraft(language) ? t('ui.language.draft', { name: nameOfLanguage(language) }) : nameOfLanguage(language);

/** The language stored in this browser; English by default or without storage. */
function chosenLanguage(): Language {
  try {
    const kept = localStorage.getItem(SETTING);
    return LANGUAGES.find((language) => language === kept) ?? 'en';
  } catch (error) {
    console.warn('The browser keeps no settings', error);
    return 'en';
  }
}

/** The longest wait before the first render: the connection may be dead, and English is bundled. */
const BEGIN_WITHIN_MS = 3_000;

/**
 * Loads the stored language before the first render, or English if its texts cannot be loaded. If they are slow, it
 * starts in English and re-renders when they arrive.
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

/** Pages opened later offline need their texts too; the service worker caches the English ones anyway. */
export async function bringAllTexts(): Promise<void> {
  if (locale() !== 'en') await loadTexts(ALL_AREAS);
}

/** Switches the language and stores the choice; throws if the texts cannot be loaded. */
export async function chooseLanguage(language: Language): Promise<void> {
  await switchLocale(language);
  bringAllTexts().catch((error: unknown) => console.warn('Some texts did not load', error));
  try {
    localStorage.setItem(SETTING, language);
  } catch (error) {
    console.warn('The browser keeps no settings', error);
  }
}

/** The query parameter that makes prints and files use the current language; none for English. */
export const languageAsked = (): { language?: Language } => (locale() === 'en' ? {} : { language: locale() });
