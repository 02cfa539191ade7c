import { SegmentedControl } from '@mantine/core';
import { chooseLanguage, LANGUAGE_NAMES } from '../../i18n/language';
import { LOCALES, type Locale, t, useLocale } from '../../i18n/translate';
import { toastFailure } from '../feedback/toast';

/** Switches the language, with a toast if its texts cannot be loaded offline. */
export const switchTo = (locale: Locale): void =>
  void chooseLanguage(locale).catch(() => toastFailure(t('ui.language.failed')));

/** The languages, each named in itself. */
export const LanguageChoice = () => (
  <SegmentedControl
    fullWidth
    size="xs"
    aria-label={t('ui.language')}
    value={useLocale()}
    onChange={(value) => switchTo(value as Locale)}
    data={LOCALES.map((value) => ({ value, label: <span lang={value}>{LANGUAGE_NAMES[value]}</span> }))}
  />
);
