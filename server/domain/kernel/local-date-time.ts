import { dayIn, isBusinessDate, showDate } from './business-date';

/** A minute by the station's clock, 'YYYY-MM-DDTHH:MM'. Minutes compare as text and have no time zone. */
export type LocalDateTime = string;

/**
 * Parses 'YYYY-MM-DDTHH:MM', with a T or a space between day and time, as browsers and the old tools write it; null
 * unless it is a real minute in that form.
 */
export function parseLocalDateTime(text: string): LocalDateTime | null {
  const match = /^(.{10})[T ]((?:[01][0-9]|2[0-3]):[0-5][0-9])$/.exec(text);
  if (match === null) return null;
  const [, day = '', time = ''] = match;
  return isBusinessDate(day) ? `${day}T${time}` : null;
}

/** Formats a minute for display: '2026-11-21T18:42' becomes '21-11-2026 18:42'. */
export function showLocalDateTime(minute: LocalDateTime): string {
  const [day = '', time = ''] = minute.split('T');
  return `${showDate(day)} ${time}`;
}

/** Cached per time zone, because making one takes longer than most forms take to render. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat('en-GB-u-nu-latn', { timeZone, hour: '2-digit', minute: '2-digit' });
  clocks.set(timeZone, clock);
  return clock;
}

/** Returns the minute of an instant in the station's time zone, an IANA name such as 'Asia/Kolkata'. */
export const minuteIn = (timeZone: string, instant: Date): LocalDateTime =>
  `${dayIn(timeZone, instant)}T${clockIn(timeZone).format(instant)}`;
