import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconMapOff from '@tabler/icons-react/dist/esm/icons/IconMapOff.mjs';
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import { serverNow } from '../../../graphql/server-clock';
import { useOnline } from '../../../hooks/use-online';
import { said, t } from '../../../i18n/translate';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Button, CopyButton } from '../../../ui/kit/buttons';
import { Group } from '../../../ui/kit/layout';
import { showInstant } from '../../../ui/text/show-time';
import type { ReportTroubleFacts } from '../answer/report-problems';

interface ReportTroubleProps {
  trouble: ReportTroubleFacts;
  onRetry: () => void;
}

/** Shown instead of a report: not found, not allowed, an invalid filter, an error, or no network. */
export function ReportTrouble({ trouble, onRetry }: ReportTroubleProps) {
  const online = useOnline();
  const { code, text, reference } = trouble;
  const retry = (
    <Button variant="default" onClick={onRetry}>
      {t('ui.retry')}
    </Button>
  );
  switch (code) {
    case 'NOT_FOUND':
      return <EmptyState icon={<IconMapOff size={32} />} title={said(text ?? '')} />;
    case 'FORBIDDEN':
      return <EmptyState icon={<IconLock size={32} />} title={said(text ?? '')} />;
    case 'BAD_USER_INPUT':
      return <EmptyState title={t('reports.badFilter')} text={said(text)} />;
    case null:
      if (online) return <EmptyState title={t('ui.failed.title')} text={t('ui.failed.query')} action={retry} />;
      return (
        <EmptyState
          icon={<IconWifiOff size={32} />}
          title={t('reports.offline')}
          text={t('reports.offline.text')}
          action={retry}
        />
      );
    default:
      return (
        <EmptyState
          title={t('ui.failed.title')}
          text={[said(text ?? t('ui.failed.query')), reference && t('reports.reference', { reference })]
            .filter(Boolean)
            .join(' ')}
          action={
            <Group gap="sm" justify="center">
              {retry}
              <CopyButton value={detailsOf(trouble)}>
                {({ copied, copy }) => (
                  <Button variant="default" onClick={copy}>
                    {t(copied ? 'reports.copied' : 'reports.copy')}
                  </Button>
                )}
              </CopyButton>
            </Group>
          }
        />
      );
  }
}

/** Details for support. */
const detailsOf = ({ code, message, reference }: ReportTroubleFacts): string =>
  [message, code, reference, location.href, showInstant(serverNow().toISOString())].filter(Boolean).join('\n');
