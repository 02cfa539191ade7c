import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import type { Right } from '../../../../server/domain/rights';
import { t } from '../../i18n/translate';
import { rightWords } from '../inputs/right-words';
import { EmptyState } from './empty-state';

export interface MissingRightsProps {
  /** The rights that the user does not have. */
  missing: readonly Right[];
  /** Whether one of them is enough; otherwise all are needed. */
  oneIsEnough?: boolean;
}

/** Names the rights that a page, list, report or import needs, and who can give them. */
export default function MissingRightsState({ missing, oneIsEnough = false }: MissingRightsProps) {
  const rights = missing.map(rightWords).join('; ');
  return (
    <EmptyState
      icon={<IconLock size={32} />}
      title={t(oneIsEnough ? 'ui.rights.oneMissing' : 'ui.rights.missing', { rights })}
      text={t('ui.rights.askFor', { right: rightWords('users.manage') })}
    />
  );
}
