import { dayIn, isBusinessDate, showDate } from './business-date';

/** A minute by the station's clock, 'YYYY-MM-DDTHH:MM'. Minutes compare as text; no time zone is in them. */
export type LocalDateTime = string;

/**
 * Reads 'YYYY-MM-DDTHH:MM', with a T or a space between day and time, as browsers and the old tools write it; null when
 * it is no real minute in that form.
 */
export function parseLocalDateTime(text: string): LocalDateTime | null {
  const match = /^(.{10})[T ]((?:[01][0-9]|2[0-3]):[0-5][0-9])$/.exec(text);
  if (match === null) return null;
  const [, day = '', time = ''] = match;
  return isBusinessDate(day) ? `${day}T${time}` : null;
}

/** The minute as people read it: '2026-11-21T18:42' is '21-11-2026 18:42'. */
export function showLocalDateTime(minute: LocalDateTime): string {
  const [day = '', time = ''] = minute.split('T');
  return `${showDate(day)} ${time}`;
}

/** The minute of an instant in the station's time zone, an IANA name such as 'Asia/Kolkata'. */
export function minuteIn(timeZone: string, instant: Date): LocalDateTime {
  const time = new Intl.DateTimeFormat('en-GB-u-nu-latn', { timeZone, hour: '2-digit', minute: '2-digit' });
  return `${dayIn(timeZone, instant)}T${time.format(instant)}`;
}
