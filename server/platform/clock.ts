import { dayIn } from '../domain/kernel/business-date';
import { type LocalDateTime, minuteIn } from '../domain/kernel/local-date-time';

/** The station's wall clock, for texts and defaults only; order and expiry use the database's time. */
export interface Clock {
  timeZone: string;
  now(): Date;
  /** Business date (yyyy-mm-dd) in the station's time zone. */
  today(): string;
  /** The current minute in the station's time zone. */
  minute(): LocalDateTime;
}

export const stationClock = (timeZone: string): Clock => ({
  timeZone,
  now: () => new Date(),
  today: () => dayIn(timeZone, new Date()),
  minute: () => minuteIn(timeZone, new Date()),
});
