import { Link } from 'react-router-dom';
import type { AuditedListPartsFragment, AuditRowsQuery } from '../../graphql/generated/graphql';
import { said, t, translateLabel } from '../../i18n/translate';
import { Anchor } from '../../ui/kit/text';
import { FieldValueText } from '../../ui/row-changes/field-value-text';
import type { Column } from '../../ui/table/table-column';
import { showInstant } from '../../ui/text/show-time';
import { withUnbrokenDays } from '../../ui/text/unbroken-days';
import classes from './audit.module.css';

type AuditRow = AuditRowsQuery['auditRows']['rows'][number];

const WHAT: Readonly<Record<string, 'audit.ADDED' | 'audit.CHANGED' | 'audit.DELETED'>> = {
  ADDED: 'audit.ADDED',
  CHANGED: 'audit.CHANGED',
  DELETED: 'audit.DELETED',
};

/** User, time and action, and each field's old and new value. */
export const auditColumns = (): Column<AuditRow>[] => [
  { key: 'at', label: t('audit.at'), kind: 'text', sortable: false, render: ({ at }) => showInstant(at) },
  { key: 'userName', label: t('audit.who'), kind: 'text', sortable: false },
  {
    key: 'command',
    label: t('audit.command'),
    kind: 'text',
    sortable: false,
    value: ({ command }) => translateLabel(command),
  },
  {
    key: 'what',
    label: t('audit.row'),
    kind: 'text',
    sortable: false,
    render: (row) => <RowName row={row} />,
  },
  { key: 'values', label: t('audit.values'), kind: 'text', sortable: false, render: (row) => <Values row={row} /> },
  {
    key: 'reason',
    label: t('audit.reason'),
    kind: 'text',
    sortable: false,
    render: ({ reason, reasonText }) => (
      <span className={classes.reason}>{reasonText ? said(reasonText) : reason}</span>
    ),
  },
];

/** The name of the changed record, as a link if it has a page. */
function RowName({ row: { what, table, tableLabel, rowId, rowTitle, hasPage } }: { row: AuditRow }) {
  const name = withUnbrokenDays(
    t(WHAT[what] ?? 'audit.CHANGED', {
      table: translateLabel(tableLabel),
      row: rowTitle === null ? rowId : rowTitle,
    }),
  );
  if (!hasPage) return name;
  return (
    <Anchor component={Link} to={`/permission/${rowId}/${table}`} className={classes.record}>
      {name}
    </Anchor>
  );
}

const Values = ({ row: { what, values } }: { row: AuditRow }) => (
  <ul className={classes.values}>
    {values.map((value, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a row never change
      <li key={index}>
        {value.kind === 'list' ? <ListValue value={value} /> : <PlainValue what={what} value={value} />}
      </li>
    ))}
  </ul>
);

type AuditedValue = AuditRow['values'][number];

const PlainValue = ({ what, value: { label, kind, before, after } }: { what: string; value: AuditedValue }) => (
  <>
    {translateLabel(label)}: {what !== 'ADDED' && <FieldValueText kind={kind} text={before} />}
    {what === 'CHANGED' && ' → '}
    {what !== 'DELETED' && <FieldValueText kind={kind} text={after} />}
  </>
);

/** A collapsed list: its entries as tables, before and after the change. */
function ListValue({ value: { label, before, after, listsBefore, listsAfter } }: { value: AuditedValue }) {
  const isBoth = !!listsBefore?.length && !!listsAfter?.length;
  return (
    <details>
      <summary className={classes.summary}>
        {translateLabel(label)}: {t('audit.entries', { count: Number(after ?? before ?? 0) })}
      </summary>
      <Lists lists={listsBefore ?? []} heading={isBoth ? t('audit.before') : undefined} />
      <Lists lists={listsAfter ?? []} heading={isBoth ? t('audit.after') : undefined} />
    </details>
  );
}

function Lists({ lists, heading }: { lists: readonly AuditedListPartsFragment[]; heading: string | undefined }) {
  if (lists.length === 0) return null;
  return (
    <>
      {heading && <p className={classes.heading}>{heading}</p>}
      {lists.map((list) => (
        <EntriesTable key={list.label} list={list} isNamed={lists.length > 1} />
      ))}
    </>
  );
}

const FIGURES: readonly string[] = ['money', 'rate', 'litres', 'tenths', 'percent'];

interface EntriesTableProps {
  list: AuditedListPartsFragment;
  /** Shows the list's label. A single list is named by the line that expands it. */
  isNamed: boolean;
}

const EntriesTable = ({ list: { label, columns, rows }, isNamed }: EntriesTableProps) => (
  <table className={classes.entries}>
    {isNamed && <caption>{translateLabel(label)}</caption>}
    <thead>
      <tr>
        {columns.map(({ label: column, kind }) => (
          <th key={column} scope="col" data-figure={FIGURES.includes(kind) || undefined}>
            {translateLabel(column)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells, rowIndex) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the entries of a list never change
        <tr key={rowIndex}>
          {columns.map(({ label: column, kind }, index) => (
            <td key={column} data-figure={FIGURES.includes(kind) || undefined}>
              <FieldValueText kind={kind} text={cells[index]} isInColumn />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
