import { waitingCount } from '../graphql/outbox-entry';
import { useOnline } from '../hooks/use-online';
import { t } from '../i18n/translate';
import { useOutboxEntries } from '../outbox/use-outbox';
import classes from './offline-banner.module.css';

/** Says so while there is no network (specification, section 2), and what will be sent when there is. */
export function OfflineBanner() {
  const online = useOnline();
  const count = waitingCount(useOutboxEntries());
  return (
    <div role="alert" className={classes.place}>
      {!online && (
        <div className={classes.banner}>
          <div>{t('ui.offline')}</div>
          {count > 0 && <div>{t('ui.offline.waiting', { count })}</div>}
        </div>
      )}
    </div>
  );
}
