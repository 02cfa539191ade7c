import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { t } from '../../i18n/translate';
import { UnstyledButton } from '../kit/buttons';
import classes from './data-table.module.css';
import type { Sort } from './sort';
import { type Column, type ColumnKind, isFigure, isRupees } from './table-column';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort: (key: string) => void;
  /** Minimum widths in characters, by column. */
  widths: ReadonlyMap<string, number>;
}

/** Whether the header names the currency: for money and rates, unless the label does. */
const saysRupees = (kind: ColumnKind, label: string): boolean => isRupees(kind) && !label.includes('₹');

export function TableHead<Row>({ columns, sort, onSort, widths }: TableHeadProps<Row>) {
  const orderOf = (key: string) => (sort?.key !== key ? 'none' : sort.descending ? 'descending' : 'ascending');
  return (
    <thead>
      <tr>
        {columns.map(({ key, label, kind, sortable = true, isAction }) => (
          <th
            key={key}
            scope="col"
            data-figure={isFigure(kind) || undefined}
            data-action={isAction}
            style={{ minWidth: widths.has(key) ? `${widths.get(key)}ch` : undefined }}
            aria-sort={sortable ? orderOf(key) : undefined}
          >
            {sortable ? (
              <UnstyledButton
                className={classes.label}
                data-rupees={saysRupees(kind, label) || undefined}
                title={t('ui.table.sortBy', { label })}
                onClick={() => onSort(key)}
              >
                {label}
                <span className={classes.arrow} aria-hidden>
                  {orderOf(key) === 'ascending' && <IconChevronUp size={14} />}
                  {orderOf(key) === 'descending' && <IconChevronDown size={14} />}
                </span>
              </UnstyledButton>
            ) : (
              <span className={classes.label} data-rupees={saysRupees(kind, label) || undefined}>
                {label}
              </span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}
