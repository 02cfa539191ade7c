import { useOnline } from '../../hooks/use-online';
import { t } from '../../i18n/translate';
import classes from './offline-banner.module.css';

/**
 * Says so while there is no network (specification, section 2), and of those logged in how much is sent when there is:
 * that is no alarm, and told politely each time it changes.
 */
export function OfflineBanner({ waiting = 0 }: { waiting?: number }) {
  const online = useOnline();
  return (
    <div className={classes.place} data-offline={!online || undefined}>
      <div role="alert">{!online && t('ui.offline')}</div>
      <div role="status">{!online && waiting > 0 && t('ui.offline.waiting', { count: waiting })}</div>
    </div>
  );
}
