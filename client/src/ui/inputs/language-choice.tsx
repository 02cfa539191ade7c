import { LANGUAGES, type Language } from '../../../../i18n/languages';
import { chooseLanguage, offeredName } from '../../i18n/language';
import { t, useLocale } from '../../i18n/translate';
import { toastFailure } from '../feedback/toast';
import { SegmentedControl } from '../kit/fields';

/** Switches the language, with a toast if its texts cannot be loaded offline. */
export const switchTo = (language: Language): void =>
  void chooseLanguage(language).catch(() => toastFailure(t('ui.language.failed')));

/** The languages, each named in itself. */
export const LanguageChoice = () => (
  <SegmentedControl
    fullWidth
    size="xs"
    aria-label={t('ui.language')}
    value={useLocale()}
    onChange={(value) => switchTo(value as Language)}
    data={LANGUAGES.map((value) => ({ value, label: <span lang={value}>{offeredName(value)}</span> }))}
  />
);
