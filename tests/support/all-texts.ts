import { ALL_AREAS } from '../../client/src/i18n/areas';
import { loadTexts } from '../../client/src/i18n/translate';

/** In the browser, rules contribute their texts even before their page is loaded. */
beforeAll(() => loadTexts(ALL_AREAS));
