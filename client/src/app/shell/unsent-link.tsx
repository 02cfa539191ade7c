import { Link } from 'react-router-dom';
import { t } from '../../i18n/translate';
import { useOutboxEntries } from '../../outbox/use-outbox';
import classes from './footer-line.module.css';

/** Links to entries on this device that are not recorded yet; renders nothing if there are none. */
export function UnsentLink({ onGone }: { onGone?: () => void }) {
  const count = useOutboxEntries().length;
  if (count === 0) return null;
  return (
    <Link to="/page/unsent-entries" className={classes.link} onClick={onGone}>
      {t('shell.unsent', { count })}
    </Link>
  );
}
