import { ALL_AREAS } from '../../client/src/i18n/areas';
import type { MessageKey } from '../../client/src/i18n/catalogue.en';
import type { Translated } from '../../server/domain/language/languages';

/** All texts of the browser in a language; a draft may lack some. */
export const catalogueOf = (language: Translated): Record<MessageKey, string> =>
  Object.assign(
    {},
    ...ALL_AREAS.map((area) => require(`../../server/domain/language/${language}/screens/${area}`)[area]),
  );

export const hindi = catalogueOf('hi');
