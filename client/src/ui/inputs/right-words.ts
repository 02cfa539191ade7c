import { RIGHTS } from '../../../../server/domain/rights';
import { translateLabel } from '../../i18n/translate';

/** What a right allows; its name if a newer server has added it. */
export const rightWords = (right: string): string =>
  translateLabel(RIGHTS.find(({ name }) => name === right)?.description ?? right);
