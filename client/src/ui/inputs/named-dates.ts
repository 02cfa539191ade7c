import dayjs from 'dayjs';
import { type Language, localeOf } from '../../../../i18n/languages';

/** 1970 began on a Thursday: the 4th was a Sunday, the first day of dayjs' weeks. */
const DAYS = Array.from({ length: 7 }, (_, day) => Date.UTC(1970, 0, 4 + day));
const MONTHS = Array.from({ length: 12 }, (_, month) => Date.UTC(1970, month));

/** Gives the calendar the browser's names of months and days; dayjs has the English ones. */
export function namedDates(language: Language): Language {
  if (language === 'en') return language;
  const names = (dates: readonly number[], options: Intl.DateTimeFormatOptions): string[] => {
    const format = new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' });
    return dates.map((date) => format.format(date));
  };
  const named = {
    months: names(MONTHS, { month: 'long' }),
    monthsShort: names(MONTHS, { month: 'short' }),
    weekdays: names(DAYS, { weekday: 'long' }),
    weekdaysShort: names(DAYS, { weekday: 'short' }),
    weekdaysMin: names(DAYS, { weekday: 'narrow' }),
  };
  dayjs.locale(language, named, true);
  return language;
}
