import { useOnline } from '../hooks/use-online';
import { t } from '../i18n/translate';
import classes from './offline-banner.module.css';

/** Says so while there is no network (specification, section 2), and of those logged in how much is sent when there is. */
export function OfflineBanner({ waiting = 0 }: { waiting?: number }) {
  const online = useOnline();
  return (
    <div role="alert" className={classes.place}>
      {!online && (
        <div className={classes.banner}>
          <div>{t('ui.offline')}</div>
          {waiting > 0 && <div>{t('ui.offline.waiting', { count: waiting })}</div>}
        </div>
      )}
    </div>
  );
}
