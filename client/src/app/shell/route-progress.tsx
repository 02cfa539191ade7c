import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { t } from '../../i18n/translate';
import { VisuallyHidden } from '../../ui/kit/text';
import classes from './route-progress.module.css';

const SHOW_AFTER_MS = 150;

/** A thin progress bar while the next page loads, after a short delay. */
export function RouteProgress() {
  const loading = useNavigation().state !== 'idle';
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = window.setTimeout(() => setLate(true), SHOW_AFTER_MS);
    return () => {
      window.clearTimeout(timer);
      setLate(false);
    };
  }, [loading]);
  return (
    <div role="status" className={classes.place}>
      {late && (
        <>
          <div className={classes.bar} />
          <VisuallyHidden>{t('shell.loadingPage')}</VisuallyHidden>
        </>
      )}
    </div>
  );
}
