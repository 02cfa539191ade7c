import { approvals } from '../../domain/approvals.messages';
import { effects } from '../../domain/effects.messages';
import { addDays, type BusinessDate, isBusinessDate, showDate } from '../../domain/kernel/business-date';
import { grouped, groupedLitres, inr } from '../../domain/kernel/format';
import { parseLitres } from '../../domain/kernel/litres';
import { parseLocalDateTime, showLocalDateTime } from '../../domain/kernel/local-date-time';
import { labelled, type Message } from '../../domain/kernel/message';
import { parseMoney } from '../../domain/kernel/money';
import { editableTables } from '../../modules/changes';
import { isBy, WRITTEN_CELLS, writtenBetween } from '../../services/approvals/audit-rows.queries';
import { type AuditedValue, type AuditView, type Written, wordingOf } from '../../services/approvals/audit-view';
import { reasonTextOf } from '../../services/approvals/stored-reason';
import { instant, message, path, text, words } from '../column';
import { dateRange, parameter, type Values } from '../parameter';
import { defineReport } from '../report';

const WHAT: Readonly<Record<string, string>> = { ADDED: 'Added', CHANGED: 'Changed', DELETED: 'Deleted' };

/** SQL predicate: the table's name, as displayed or as in the database, begins with a text. */
function isTableCalled(text: string): string {
  const typed = `lower(replace(trim(${text}), '_', ' '))`;
  const labels = JSON.stringify(
    Object.fromEntries([...editableTables.values()].map(({ table, label }) => [table, label.toLowerCase()])),
  );
  const inWords = "replace(a.table_name, '_', ' ')";
  const label = `COALESCE('${labels.replaceAll("'", "''")}'::jsonb ->> a.table_name, ${inWords})`;
  return `(starts_with(${label}, ${typed}) OR ${inWords} = ${typed})`;
}

/** Formats an audited value: a label or a number of entries as a message, anything else as data. */
function shown(kind: string, value: string | null): string | Message {
  if (value === null) return '–';
  const figure = kind === 'money' || kind === 'rate' ? parseMoney(value) : null;
  if (figure !== null) return kind === 'money' ? inr(figure) : grouped(figure);
  const litres = kind === 'litres' ? parseLitres(value) : null;
  if (litres !== null) return `${groupedLitres(litres)} L`;
  if (isBusinessDate(value)) return showDate(value);
  const minute = parseLocalDateTime(value);
  if (minute !== null) return showLocalDateTime(minute);
  if (kind === 'list') return approvals.entriesOfList({ count: Number(value) });
  return kind === 'choice' ? labelled(value) : value;
}

function changeIn(what: string, { label, kind, before, after }: AuditedValue): Message {
  const field = labelled(label);
  if (what === 'CHANGED') return effects.words({ what: field, before: shown(kind, before), after: shown(kind, after) });
  return approvals.fieldAndValue({ field, value: shown(kind, what === 'ADDED' ? after : before) });
}

/** Describes the changed fields. */
const changesOf = ({ what, values }: Pick<AuditView, 'what' | 'values'>): Message =>
  approvals.writtenFields({ fields: values.map((value) => changeIn(what, value)) });

/** A busy month exceeds a print: the default is seven days, both included. */
const lastDays = {
  from: {
    ...dateRange.from,
    fallback: ({ to }: Values, today: BusinessDate) => addDays((to as BusinessDate | null) ?? today, -6),
  },
  to: {
    ...dateRange.to,
    fallback: ({ from }: Values, today: BusinessDate) => (from == null ? today : addDays(from as BusinessDate, 6)),
  },
};

/** Every write, row by row: the audit page shows the same and can be searched; this one is printed and exported. */
export const audit = defineReport({
  route: 'audit',
  right: 'audit.read',
  title: 'Audit report',
  description:
    'Who changed what, newest first: value before → after. Open a row for its full history. Enter part of a name ' +
    'for who did it, or the beginning of a name for a table. Without dates: the last 7 days',
  menu: 'ADMIN',
  parameters: {
    ...lastDays,
    user: parameter('text', 'Who'),
    table: parameter('text', 'Table'),
    row: parameter('text', 'Row'),
  },
  columns: [
    path('history'),
    instant('at', { label: 'When' }),
    text('user', { label: 'Who' }),
    words('done', [], { label: 'Action', sortable: false }),
    words('what', Object.values(WHAT), { label: 'Change', sortable: false }),
    words('table', [], { sortable: false }),
    text('row', { drill: '{history}' }),
    message('changes', { label: 'Before → after', sortable: false }),
    message('reason'),
  ],
  sql: `
    SELECT '/page/audit?table=' || w.table || '&row=' || w."rowId" AS history, w.at, w."userName" AS user,
           w.command AS done, NULL AS what, w.table, w."rowId" AS row,
           jsonb_build_object('before', w.before, 'after', w.after, 'timeZone', :timeZone) AS changes, to_jsonb(w.reason) AS reason
    FROM (
      SELECT ${WRITTEN_CELLS}
      FROM audit_row a LEFT JOIN app_user u ON u.id = a.user_id
      WHERE ${writtenBetween(':from', ':to', ':timeZone')} AND ${isBy('trim(:user)')}
        AND (:table IS NULL OR ${isTableCalled(':table')})
        AND (:row IS NULL OR a.row_id = trim(:row))) w
    ORDER BY w.id DESC`,
  async each(row, sql) {
    const stored = row.changes as Pick<Written, 'before' | 'after'> & { timeZone: string };
    const written = { ...stored, command: String(row.done), table: String(row.table) };
    const wording = await wordingOf(sql, written, stored.timeZone);
    const { command, tableLabel, what } = wording;
    const reason = reasonTextOf(row.reason as string | null) ?? row.reason;
    return { ...row, done: command, what: WHAT[what], table: tableLabel, changes: changesOf(wording), reason };
  },
});
