import { t } from '../../i18n/translate';
import { Button } from '../kit/buttons';
import classes from './data-cards.module.css';
import type { DataTableProps } from './data-table-props';
import { RowLink } from './row-link';
import { type Column, drawCell, drawWithUnit, wordsLength } from './table-column';
import { useCardsShown } from './use-cards-shown';

/** Longer text does not fit on one line in half a card. */
const LONG_WORDS = 16;

/** A table's rows as cards, for a phone; the first column is the card's heading. */
export function DataCards<Row>({
  label,
  columns,
  rows,
  rowKey,
  totals,
  rowHref,
  onOpen,
  openKey,
}: DataTableProps<Row>) {
  const [shown, showMore] = useCardsShown(label);
  const action = columns.find(({ isAction }) => isAction);
  const [heading, ...others] = columns.filter((column) => !column.hideOnPhone && column !== action);
  const totalled = others.filter(({ key }) => totals?.[key] !== undefined);
  return (
    <div className={classes.list} data-cards>
      <ul className={classes.list} aria-label={label}>
        {rows.slice(0, shown).map((row) => (
          <li
            key={rowKey(row)}
            className={classes.card}
            data-row={rowKey(row)}
            data-open={rowKey(row) === openKey || undefined}
          >
            <div className={classes.heading}>
              <RowLink row={row} rowHref={rowHref} onOpen={onOpen}>
                {heading && drawCell(heading, row, drawWithUnit)}
              </RowLink>
              {action && <span className={classes.action}>{drawCell(action, row)}</span>}
            </div>
            {others.length > 0 && (
              <dl className={classes.pairs}>
                {others.map((column) => (
                  <Pair key={column.key} column={column} long={wordsLength(column, row) > LONG_WORDS}>
                    {drawCell(column, row, drawWithUnit)}
                  </Pair>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ul>
      {rows.length > shown && (
        <Button variant="default" onClick={showMore}>
          {t('ui.table.more', { count: rows.length - shown })}
        </Button>
      )}
      {totalled.length > 0 && (
        <div className={classes.card} data-total>
          <div className={classes.heading}>{t('ui.total')}</div>
          <dl className={classes.pairs}>
            {totalled.map((column) => (
              <Pair key={column.key} column={column}>
                {drawWithUnit(column.kind, totals?.[column.key])}
              </Pair>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}

interface PairProps<Row> {
  column: Column<Row>;
  long?: boolean;
  children: React.ReactNode;
}

function Pair<Row>({ column, long = false, children }: PairProps<Row>) {
  if (children === null) return null;
  return (
    <div data-long={long || undefined}>
      <dt>{column.label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
