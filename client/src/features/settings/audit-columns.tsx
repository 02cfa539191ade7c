import type { AuditRowsQuery } from '../../graphql/generated/graphql';
import { said, t } from '../../i18n/translate';
import { FieldValueText } from '../../ui/row-changes/field-value-text';
import { showInstant } from '../../ui/show-time';
import type { Column } from '../../ui/table-column';
import classes from './audit.module.css';

type AuditRow = AuditRowsQuery['auditRows']['rows'][number];

const WHAT: Readonly<Record<string, 'audit.ADDED' | 'audit.CHANGED' | 'audit.DELETED'>> = {
  ADDED: 'audit.ADDED',
  CHANGED: 'audit.CHANGED',
  DELETED: 'audit.DELETED',
};

/** Who, when and what, and each field as it was and as it became. */
export const auditColumns = (): Column<AuditRow>[] => [
  { key: 'at', label: t('audit.at'), kind: 'text', sortable: false, render: ({ at }) => showInstant(at) },
  { key: 'userName', label: t('audit.who'), kind: 'text', sortable: false },
  { key: 'command', label: t('audit.command'), kind: 'text', sortable: false, value: ({ command }) => said(command) },
  {
    key: 'what',
    label: t('audit.row'),
    kind: 'text',
    sortable: false,
    render: ({ what, tableLabel, rowId }) => t(WHAT[what] ?? 'audit.CHANGED', { table: said(tableLabel), row: rowId }),
  },
  { key: 'values', label: t('audit.values'), kind: 'text', sortable: false, render: (row) => <Values row={row} /> },
  { key: 'reason', label: t('audit.reason'), kind: 'text', sortable: false },
];

const Values = ({ row: { what, values } }: { row: AuditRow }) => (
  <ul className={classes.values}>
    {values.map(({ label, kind, before, after }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a row never change
      <li key={place}>
        {said(label)}: {what !== 'ADDED' && <FieldValueText kind={kind} text={before} />}
        {what === 'CHANGED' && ' → '}
        {what !== 'DELETED' && <FieldValueText kind={kind} text={after} />}
      </li>
    ))}
  </ul>
);
