import { densityText } from '../../domain/density';
import { dayIn } from '../../domain/kernel/business-date';
import { litresText } from '../../domain/kernel/litres';
import type { LocalDateTime } from '../../domain/kernel/local-date-time';
import { moneyText } from '../../domain/kernel/money';
import type { Column, ColumnKind } from '../column';

type Row = Record<string, unknown>;

/**
 * Rows for the old tools: money and litres as JSON numbers, times as YYYY-MM-DD HH:MM of the station; without links and
 * actions of the application.
 */
export const jsonRows = (columns: readonly Column[], rows: readonly Row[], timeZone: string): Row[] => {
  const clock = clockOf(timeZone);
  const told = columns.filter(({ kind }) => kind !== 'path' && kind !== 'action');
  return rows.map((row) => Object.fromEntries(told.map(({ name, kind }) => [name, jsonCell(kind, row[name], clock)])));
};

type Clock = (instant: Date) => string;

function jsonCell(kind: ColumnKind, value: unknown, clock: Clock): unknown {
  if (value === null) return null;
  switch (kind) {
    case 'money':
    case 'rate':
    case 'percent':
      return Number(moneyText(value as number));
    case 'litres':
      return Number(litresText(value as number));
    case 'tenths':
      return Number(densityText(value as number));
    case 'dateTime':
      return (value as LocalDateTime).replace('T', ' ');
    case 'instant':
      return clock(value as Date);
    default:
      return value;
  }
}

function clockOf(timeZone: string): Clock {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hour12: false });
  return (instant) => `${dayIn(timeZone, instant)} ${time.format(instant)}`;
}
