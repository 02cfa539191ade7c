import { isBy, WRITTEN_CELLS, writtenBetween } from '../../approvals/audit-rows.queries';
import { type AuditedValue, type AuditView, type Written, wordingOf } from '../../approvals/audit-view';
import { isBusinessDate, showDate } from '../../domain/kernel/business-date';
import { grouped, inr } from '../../domain/kernel/format';
import { parseMoney } from '../../domain/kernel/money';
import { instant, path, text } from '../column';
import { dateRange, parameter } from '../parameter';
import { defineReport } from '../report';

const WHAT: Readonly<Record<string, string>> = { ADDED: 'Added', CHANGED: 'Changed', DELETED: 'Deleted' };

/** A value of the audit as a report reads it. */
function shown(kind: string, value: string | null): string {
  if (value === null) return '–';
  const figure = kind === 'money' || kind === 'rate' ? parseMoney(value) : null;
  if (figure !== null) return kind === 'money' ? inr(figure) : grouped(figure);
  if (kind === 'flag') return value === 'true' ? 'Yes' : 'No';
  return isBusinessDate(value) ? showDate(value) : value;
}

const changeIn = (what: string, { label, kind, before, after }: AuditedValue): string => {
  if (what === 'ADDED') return `${label}: ${shown(kind, after)}`;
  if (what === 'DELETED') return `${label}: ${shown(kind, before)}`;
  return `${label}: ${shown(kind, before)} → ${shown(kind, after)}`;
};

/** The fields that became another value, in words, one after the other. */
const changesOf = ({ what, values }: Pick<AuditView, 'what' | 'values'>): string =>
  values.map((value) => changeIn(what, value)).join('; ');

/** What was written, by which row: the audit's own page has the same and is searched; this one is printed and exported. */
export const audit = defineReport({
  route: 'audit',
  title: 'Audit report',
  description:
    'Who changed what, newest first: what it was → what it became. A row leads to its whole history. Part of a name is ' +
    'enough for who did it; a table goes by its name, as credit sale',
  menu: 'ADMIN',
  permission: 'admin',
  parameters: {
    ...dateRange,
    user: parameter('text', 'Who'),
    table: parameter('text', 'Table'),
    row: parameter('text', 'Row'),
  },
  columns: [
    path('history'),
    instant('at', { label: 'When' }),
    text('user', { label: 'Who' }),
    text('done', { label: 'What was done' }),
    text('what', { label: 'The row was' }),
    text('table'),
    text('row', { drill: '{history}' }),
    text('changes', { label: 'Before → after' }),
    text('reason'),
  ],
  sql: `
    SELECT '/page/audit?table=' || w.table || '&row=' || w."rowId" AS history, w.at, w."userName" AS user,
           w.command AS done, NULL AS what, w.table, w."rowId" AS row,
           jsonb_build_object('before', w.before, 'after', w.after)::text AS changes, w.reason
    FROM (
      SELECT ${WRITTEN_CELLS}
      FROM audit_row a LEFT JOIN app_user u ON u.id = a.user_id
      WHERE ${writtenBetween(':from', ':to', ':timeZone')} AND ${isBy('trim(:user)')}
        AND (:table IS NULL OR a.table_name = lower(replace(trim(:table), ' ', '_')))
        AND (:row IS NULL OR a.row_id = trim(:row))) w
    ORDER BY w.id DESC`,
  async each(row, sql) {
    const stored = JSON.parse(String(row.changes)) as Pick<Written, 'before' | 'after'>;
    const wording = await wordingOf(sql, { ...stored, command: String(row.done), table: String(row.table) });
    const { command, tableLabel, what } = wording;
    return { ...row, done: command, what: WHAT[what], table: tableLabel, changes: changesOf(wording) };
  },
});
