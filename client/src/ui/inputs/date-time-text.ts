import { type LocalDateTime, parseLocalDateTime } from '../../../../server/domain/kernel/local-date-time';
import { plainText, readDate } from './date-text';

/** A day and then a clock time, which must show that it is one: with a colon or a point, or of 3 digits at least. */
const DAY_AND_TIME = /^(\S+)\s+([0-9]{1,2})[:.]?([0-9]{2})$/;
const TIME_OF_TODAY = /^()([0-9]{1,2}):([0-9]{2})$/;
const DIGITS = /^([0-9]{8})([0-9]{2})([0-9]{2})$/;

/**
 * Reads a minute as staff type it, as 'YYYY-MM-DDTHH:MM': a day as `readDate` takes it and a time ('20 2215',
 * '20-11 22:15', 't 6.40', '-1 640'), a time of today ('22:15'), all the digits ('201120262215'), or 't' for now.
 * Null when it is no real minute; a day alone is none.
 */
export function readDateTime(typed: string, now: LocalDateTime): LocalDateTime | null {
  const text = plainText(typed);
  if (text === 't') return now;
  const parts = DAY_AND_TIME.exec(text) ?? TIME_OF_TODAY.exec(text) ?? DIGITS.exec(text);
  if (parts === null) return parseLocalDateTime(text.toUpperCase());
  const [, typedDay = '', hour = '', minute = ''] = parts;
  const today = now.slice(0, 10);
  const day = typedDay === '' ? today : readDate(typedDay, today);
  return parseLocalDateTime(`${day}T${hour.padStart(2, '0')}:${minute}`);
}
