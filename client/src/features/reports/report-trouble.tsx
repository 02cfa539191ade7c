import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconMapOff from '@tabler/icons-react/dist/esm/icons/IconMapOff.mjs';
import { t } from '../../i18n/translate';
import { EmptyState } from '../../ui/empty-state';
import { LoadFailed } from '../../ui/error-boundary';
import type { ReportRefusal } from './report-problems';

interface ReportTroubleProps {
  refusal: ReportRefusal | null;
  onRetry: () => void;
}

/** In place of a report that does not come: not there, not allowed, a filter that is wrong, or no answer. */
export function ReportTrouble({ refusal, onRetry }: ReportTroubleProps) {
  switch (refusal?.code) {
    case 'NOT_FOUND':
      return <EmptyState icon={<IconMapOff size={32} />} title={refusal.message} />;
    case 'FORBIDDEN':
      return <EmptyState icon={<IconLock size={32} />} title={refusal.message} />;
    case 'BAD_USER_INPUT':
      return <EmptyState title={t('reports.badFilter')} text={refusal.message} />;
    default:
      return <LoadFailed reason={refusal?.message ?? t('ui.failed.query')} onRetry={onRetry} />;
  }
}
