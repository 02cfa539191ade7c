import { useOnline } from '../../hooks/use-online';
import { t } from '../../i18n/translate';
import classes from './offline-banner.module.css';

/**
 * Shown while offline (specification, section 2), for logged-in users with the number of unsent entries, whose changes
 * are announced politely.
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
