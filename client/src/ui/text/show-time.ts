import { dayIn, showDate } from '../../../../server/domain/kernel/business-date';
import { stationZone } from './station-zone';

const clock = new Intl.DateTimeFormat('en-IN', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: stationZone,
});

/** The time of an instant (ISO text): '18:42'. */
export const showTime = (instant: string | Date): string => clock.format(new Date(instant));

/** The date and time of an instant: '21-11-2026 18:42'. */
export const showInstant = (instant: string | Date): string =>
  `${showDate(dayIn(stationZone, new Date(instant)))} ${showTime(instant)}`;
