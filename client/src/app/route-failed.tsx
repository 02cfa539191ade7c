import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useRouteError } from 'react-router-dom';
import { t } from '../i18n/translate';
import { EmptyState } from '../ui/feedback/empty-state';
import { Button } from '../ui/kit/buttons';

const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|preload CSS|did not load in time|module script/i.test(error.message);

/** Replaces a page that failed to load or to render; the shell around it remains. */
export function RouteFailed() {
  const notLoaded = isLoadFailure(useRouteError());
  return (
    <EmptyState
      icon={<IconAlertTriangle size={32} />}
      title={t(notLoaded ? 'shell.updated' : 'shell.broken')}
      text={t(notLoaded ? 'shell.updated.text' : 'shell.broken.text')}
      action={<Button onClick={() => location.reload()}>{t('shell.reload')}</Button>}
    />
  );
}
