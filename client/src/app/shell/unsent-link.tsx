import { Link } from 'react-router-dom';
import { t } from '../../i18n/translate';
import { useOutboxEntries } from '../../outbox/use-outbox';
import classes from './footer-line.module.css';

/** Leads to what was typed on this device and is not recorded; nothing where all is. */
export function UnsentLink({ onGone }: { onGone?: () => void }) {
  const count = useOutboxEntries().length;
  if (count === 0) return null;
  return (
    <Link to="/page/unsent-entries" className={classes.link} onClick={onGone}>
      {t('shell.unsent', { count })}
    </Link>
  );
}
