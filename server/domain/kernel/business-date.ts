/** A calendar day of the station, 'YYYY-MM-DD'. Days compare as text; no time zone is in them. */
export type BusinessDate = string;

const DAY_MS = 86_400_000;

/** Midnight UTC of the day: UTC has no clock changes, so days can be counted in it. */
const utcMidnight = (date: BusinessDate): number => Date.parse(`${date}T00:00:00Z`);

const dateAt = (milliseconds: number): BusinessDate => new Date(milliseconds).toISOString().slice(0, 10);

/** Whether the text is a real day of the calendar in the form 'YYYY-MM-DD' ('2026-02-29' is not). */
export function isBusinessDate(text: string): boolean {
  if (!/^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$/.test(text)) return false;
  const milliseconds = utcMidnight(text);
  return !Number.isNaN(milliseconds) && dateAt(milliseconds) === text;
}

/** Whether the text is a month in the form 'YYYY-MM'. */
export const isMonth = (text: string): boolean => isBusinessDate(`${text}-01`);

/** The day as people read it: '2026-11-21' is '21-11-2026'; a month too, '2026-11' is '11-2026'. */
export const showDate = (date: BusinessDate): string => date.split('-').reverse().join('-');

/** Reads 'dd-mm-yyyy'; null when it is not a real day in that form. */
export function parseShownDate(text: string): BusinessDate | null {
  const date = showDate(text);
  return isBusinessDate(date) ? date : null;
}

/** The day that many days later (earlier when negative). */
export const addDays = (date: BusinessDate, days: number): BusinessDate => dateAt(utcMidnight(date) + days * DAY_MS);

/** Whole days from one day to another, below 0 when it lies before. */
export const daysBetween = (from: BusinessDate, to: BusinessDate): number =>
  (utcMidnight(to) - utcMidnight(from)) / DAY_MS;

/** Made once a time zone: making one takes longer than a short report, and every request asks for the day. */
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

/** The calendar day of an instant in the station's time zone, an IANA name such as 'Asia/Kolkata'. */
export function dayIn(timeZone: string, instant: Date): BusinessDate {
  const part = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return `${part.year}-${part.month}-${part.day}`;
}

/** The financial year of a day, from 1 April: '2026-04-01' and '2027-03-31' are in '2026-27'. */
export function financialYearOf(date: BusinessDate): string {
  const year = Number(date.slice(0, 4));
  const first = date.slice(5) < '04-01' ? year - 1 : year;
  return `${first}-${String(first + 1).slice(-2)}`;
}

/** The first and the last day of the day's month. */
export function monthOf(date: BusinessDate): { from: BusinessDate; to: BusinessDate } {
  const from = `${date.slice(0, 7)}-01`;
  const nextMonth = `${addDays(from, 31).slice(0, 7)}-01`;
  return { from, to: addDays(nextMonth, -1) };
}
