import { useOnline } from '../hooks/use-online';
import { t } from '../i18n/translate';
import classes from './offline-banner.module.css';

/** Says so while the browser is offline (specification, section 2). */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="alert" className={classes.place}>
      {!online && <div className={classes.banner}>{t('ui.offline')}</div>}
    </div>
  );
}
