import { dayIn } from '../../../../server/domain/kernel/business-date';
import { type LocalDateTime, minuteIn } from '../../../../server/domain/kernel/local-date-time';

/** The server writes the station's time zone into the page; on the development server it is the device's. */
const named = document.querySelector('meta[name="station-time-zone"]')?.getAttribute('content') ?? '';

/** Days and clock times are the station's, wherever the browser is. */
export const stationZone = named.includes('/') ? named : new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The business date now, yyyy-mm-dd. */
export const today = (): string => dayIn(stationZone, new Date());

/** The minute now by the station's clock. */
export const now = (): LocalDateTime => minuteIn(stationZone, new Date());
