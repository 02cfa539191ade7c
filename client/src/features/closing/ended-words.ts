import { t } from '../../i18n/translate';
import type { SheetLeg } from './sheet/sheet-form';

/** The event that ended a leg during the shift: 'ended: rollover'. */
export const endedWords = ({ endedBy }: SheetLeg): string =>
  t('closing.ended', { event: endedBy === null ? '' : t(`closing.ended.${endedBy}`) });
