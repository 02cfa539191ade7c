import { ALL_AREAS } from '../../client/src/i18n/areas';
import { bringTexts } from '../../client/src/i18n/translate';

/** Rules of the browser say texts without the page that brings them. */
beforeAll(() => bringTexts(ALL_AREAS));
