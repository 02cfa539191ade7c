import { dayIn } from '../../../../server/domain/kernel/business-date';
import { type LocalDateTime, minuteIn } from '../../../../server/domain/kernel/local-date-time';
import { serverNow } from '../../graphql/server-clock';

/** The server writes the station's time zone into the page; the development server uses the device's. */
const named = document.querySelector('meta[name="station-time-zone"]')?.getAttribute('content') ?? '';

/** Dates and times are in the station's zone, whatever the browser's. */
export const stationZone = named.includes('/') ? named : new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Today's business date, yyyy-mm-dd, by the server's clock: the device's may be wrong. */
export const today = (): string => dayIn(stationZone, serverNow());

/** The current minute in the station's zone. */
export const now = (): LocalDateTime => minuteIn(stationZone, serverNow());
