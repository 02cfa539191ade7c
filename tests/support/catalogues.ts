import { ALL_AREAS } from '../../client/src/i18n/areas';
import type { MessageKey } from '../../client/src/i18n/catalogue.en';
import type { Translated } from '../../i18n/languages';

/** All texts of the browser in a language; a draft may lack some. */
export const catalogueOf = (language: Translated): Record<MessageKey, string> =>
  Object.assign({}, ...ALL_AREAS.map((area) => require(`../../i18n/${language}/screens/${area}`)[area]));

export const hindi = catalogueOf('hi');
