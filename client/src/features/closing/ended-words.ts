import { t } from '../../i18n/translate';
import type { SheetLeg } from './sheet/sheet-form';

/** What ended a leg inside the shift: 'ended: rollover'. */
export const endedWords = ({ endedBy }: SheetLeg): string =>
  t('closing.ended', { event: endedBy === null ? '' : t(`closing.ended.${endedBy}`) });
