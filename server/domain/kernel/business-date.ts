/** A calendar day of the station, 'YYYY-MM-DD'. Days compare as text and have no time zone. */
export type BusinessDate = string;

const DAY_MS = 86_400_000;

/** Midnight UTC of the day: UTC has no clock changes, so it is safe for counting days. */
const utcMidnight = (date: BusinessDate): number => Date.parse(`${date}T00:00:00Z`);

const dateAt = (milliseconds: number): BusinessDate => new Date(milliseconds).toISOString().slice(0, 10);

/** Whether the text is a real calendar day in the form 'YYYY-MM-DD' ('2026-02-29' is not). */
export function isBusinessDate(text: string): boolean {
  if (!/^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$/.test(text)) return false;
  const milliseconds = utcMidnight(text);
  return !Number.isNaN(milliseconds) && dateAt(milliseconds) === text;
}

/** Whether the text is a month in the form 'YYYY-MM'. */
export const isMonth = (text: string): boolean => isBusinessDate(`${text}-01`);

/** Formats a day for display: '2026-11-21' becomes '21-11-2026', and a month '2026-11' becomes '11-2026'. */
export const showDate = (date: BusinessDate): string => date.split('-').reverse().join('-');

/** Parses 'dd-mm-yyyy'; null unless it is a real day in that form. */
export function parseShownDate(text: string): BusinessDate | null {
  const date = showDate(text);
  return isBusinessDate(date) ? date : null;
}

/** Adds days to a day (a negative number subtracts). */
export const addDays = (date: BusinessDate, days: number): BusinessDate => dateAt(utcMidnight(date) + days * DAY_MS);

/** Whole days from one day to another, negative if the second is earlier. */
export const daysBetween = (from: BusinessDate, to: BusinessDate): number =>
  (utcMidnight(to) - utcMidnight(from)) / DAY_MS;

/** Cached per time zone: making a formatter takes longer than a short report, and every request needs the day. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/** Returns the calendar day of an instant in the station's time zone, an IANA name such as 'Asia/Kolkata'. */
export function dayIn(timeZone: string, instant: Date): BusinessDate {
  const part = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return `${part.year}-${part.month}-${part.day}`;
}

/** Returns the financial year of a day, from 1 April: '2026-04-01' and '2027-03-31' are in '2026-27'. */
export function financialYearOf(date: BusinessDate): string {
  const year = Number(date.slice(0, 4));
  const first = date.slice(5) < '04-01' ? year - 1 : year;
  return `${first}-${String(first + 1).slice(-2)}`;
}

/** Returns the first and the last day of the day's month. */
export function monthOf(date: BusinessDate): { from: BusinessDate; to: BusinessDate } {
  const from = `${date.slice(0, 7)}-01`;
  const nextMonth = `${addDays(from, 31).slice(0, 7)}-01`;
  return { from, to: addDays(nextMonth, -1) };
}
