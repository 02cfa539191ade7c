import { UnstyledButton } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { t } from '../i18n/translate';
import classes from './data-table.module.css';
import type { Sort } from './sort';
import { type Column, isFigure } from './table-column';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort: (key: string) => void;
  /** Least widths in characters, by column. */
  widths: ReadonlyMap<string, number>;
}

export function TableHead<Row>({ columns, sort, onSort, widths }: TableHeadProps<Row>) {
  const orderOf = (key: string) => (sort?.key !== key ? 'none' : sort.descending ? 'descending' : 'ascending');
  return (
    <thead>
      <tr>
        {columns.map(({ key, label, kind, sortable = true }) => (
          <th
            key={key}
            scope="col"
            data-figure={isFigure(kind) || undefined}
            style={{ minWidth: widths.has(key) ? `${widths.get(key)}ch` : undefined }}
            aria-sort={sortable ? orderOf(key) : undefined}
          >
            {sortable ? (
              <UnstyledButton
                className={classes.sort}
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
              label
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}
