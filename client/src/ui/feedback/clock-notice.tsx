import { useSyncExternalStore } from 'react';
import { clockAhead, onClockChange, WRONG_CLOCK_MS } from '../../graphql/server-clock';
import { t } from '../../i18n/translate';
import classes from './offline-banner.module.css';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** '2 days', '3 hours' or '5 minutes'. */
function differenceOf(milliseconds: number): string {
  if (milliseconds >= DAY) return t('ui.clock.days', { count: Math.round(milliseconds / DAY) });
  if (milliseconds >= HOUR) return t('ui.clock.hours', { count: Math.round(milliseconds / HOUR) });
  return t('ui.clock.minutes', { count: Math.round(milliseconds / MINUTE) });
}

/** Says that this device's clock differs from the station's, and by how much. */
export default function ClockNotice() {
  const ahead = useSyncExternalStore(onClockChange, clockAhead);
  const isWrong = Math.abs(ahead) >= WRONG_CLOCK_MS;
  const difference = differenceOf(Math.abs(ahead));
  return (
    <div className={classes.place} data-offline={isWrong || undefined}>
      <div role="status">{isWrong && t(ahead > 0 ? 'ui.clock.ahead' : 'ui.clock.behind', { difference })}</div>
    </div>
  );
}
