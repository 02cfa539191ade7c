import { RIGHTS } from '../../../../server/domain/rights';
import { translateLabel } from '../../i18n/translate';

/** What a right allows. */
export const rightWords = (right: string): string =>
  translateLabel(RIGHTS.find(({ name }) => name === right)!.description);
