import { addDays, type BusinessDate, daysBetween, showDate } from '../../../../../server/domain/kernel/business-date';

/** The period of one mark on a time axis. */
export type Step = 'day' | 'week' | 'month';

const WEEK = 7;

/** The smallest step that needs at most `most` marks for these days; months if none does. */
export function stepFor(days: readonly BusinessDate[], most: number): Step {
  const sorted = days.toSorted();
  const length = daysBetween(sorted[0]!, sorted.at(-1)!) + 1;
  if (length <= most) return 'day';
  return length <= most * WEEK ? 'week' : 'month';
}

/** The mark of a day: the day itself, the first of its seven days counted from `first`, or its month, 'YYYY-MM'. */
export function groupOf(step: Step, day: BusinessDate, first: BusinessDate): string {
  if (step === 'month') return day.slice(0, 'YYYY-MM'.length);
  return step === 'day' ? day : addDays(first, Math.floor(daysBetween(first, day) / WEEK) * WEEK);
}

const nextOf = (step: Step, at: string): string => {
  if (step === 'month') return addDays(`${at}-01`, 31).slice(0, 'YYYY-MM'.length);
  return addDays(at, step === 'day' ? 1 : WEEK);
};

/** Every mark from the first to the last. */
export function stepsBetween(step: Step, sorted: readonly string[]): string[] {
  const all: string[] = [];
  for (let at = sorted[0]!; at <= sorted.at(-1)!; at = nextOf(step, at)) all.push(at);
  return all;
}

/** A short axis label: '21-11', for a month '11-2026'; names are unchanged. */
export const shortPlace = (step: Step | null, at: string): string => {
  if (step === null) return at;
  return step === 'month' ? showDate(at) : showDate(at).slice(0, 'dd-mm'.length);
};

/** For text and tooltips: '21-11-2026'. */
export const placeText = (step: Step | null, at: string): string => (step === null ? at : showDate(at));
