import { type LocalDateTime, parseLocalDateTime } from '../../../../server/domain/kernel/local-date-time';
import { plainText, readDate } from './date-text';

/** A day followed by a time, which needs a colon, a point, or at least 3 digits. */
const DAY_AND_TIME = /^(\S+)\s+([0-9]{1,2})[:.]?([0-9]{2})$/;
const TIME_OF_TODAY = /^()([0-9]{1,2}):([0-9]{2})$/;
const DIGITS = /^([0-9]{8})([0-9]{2})([0-9]{2})$/;

/**
 * Parses a minute in the short forms staff use, to 'YYYY-MM-DDTHH:MM': a day in the form of `readDate` and a time ('20
 * 2215', '20-11 22:15', 't 6.40', '-1 640'), a time of today ('22:15'), digits only ('201120262215'), or 't' for now.
 * Null if it is no valid minute; a day alone is not one.
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
