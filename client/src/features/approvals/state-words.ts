import type { ChangeState } from '../../../../server/domain/change-request.rules';
import { t } from '../../i18n/translate';

interface Ended {
  state: string;
  userName: string;
  decidedBy?: string | null;
  changes: readonly unknown[];
}

/** 'Accepted by Meena'; for a pending request only its state. */
export function endWords({ state, userName, decidedBy, changes }: Ended): string {
  const ended = state as ChangeState;
  if (ended === 'PENDING') return t('approvals.state.PENDING');
  if (ended === 'DONE' && changes.length === 0) return t('approvals.by.deleted', { user: userName });
  return t(`approvals.by.${ended}`, { user: decidedBy ?? userName });
}

export const stateWords = (state: string): string => t(`approvals.state.${state as ChangeState}`);
