import { type Messages, setupI18n } from '@lingui/core';
import { useSyncExternalStore } from 'react';
import { type Catalogue, english, type MessageKey } from './catalogue.en';

/** Languages with a catalogue. Figures and dates keep the Indian form in all of them. */
export type Locale = 'en';

const catalogues: Record<Locale, Messages> = { en: english };
const i18n = setupI18n({ locale: 'en', locales: 'en-IN', messages: catalogues });

type Values = Record<string, string | number>;
/** A text with {places} cannot be asked for without what goes in them. */
type ValuesFor<Text> = Text extends `${string}{${string}` ? [values: Values] : [];

/** The text of a key in the language now in use, with its places filled in. */
export const t = <Key extends MessageKey>(key: Key, ...[values]: ValuesFor<Catalogue[Key]>): string =>
  i18n._(key, values);

export function switchLocale(locale: Locale): void {
  i18n.activate(locale, `${locale}-IN`);
  document.documentElement.lang = locale;
}

/** The language in use; whoever reads it is drawn anew when it is switched. */
export const useLocale = (): string =>
  useSyncExternalStore(
    (onChange) => i18n.on('change', onChange),
    () => i18n.locale,
  );
