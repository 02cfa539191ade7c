import { effects } from '../../domain/effects.messages';
import { showDate } from '../../domain/kernel/business-date';
import { showLocalDateTime } from '../../domain/kernel/local-date-time';
import { labelled, type Message } from '../../domain/kernel/message';
import { movedLitres, movedMoney } from '../../domain/moved-figure';
import type { Sql } from '../../platform/sql';
import { type ShownField, shownText } from './change-field';

/** Describes the change of a field from one stored value to another: 'Vehicle: CG04 AB 1 → CG04 AB 2'. */
export async function describeFieldChange(
  sql: Sql,
  field: ShownField,
  before: unknown,
  after: unknown,
): Promise<Message> {
  const what = labelled(field.label);
  if (typeof before === 'number' && typeof after === 'number') {
    if (field.kind === 'money') return movedMoney(what, before, after);
    if (field.kind === 'litres') return movedLitres(what, before, after);
  }
  return effects.words({
    what,
    before: await describeValue(sql, field, before),
    after: await describeValue(sql, field, after),
  });
}

async function describeValue(sql: Sql, field: ShownField, stored: unknown): Promise<string | Message> {
  if (stored === null || stored === undefined || stored === '') return '–';
  if (field.kind === 'flag') return labelled(stored === true ? 'Yes' : 'No');
  if (field.kind === 'date') return showDate(String(stored));
  if (field.kind === 'dateTime') return showLocalDateTime(String(stored));
  const text = (await shownText(sql, field, stored)) ?? '–';
  return field.kind === 'choice' ? labelled(text) : text;
}
