import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { type ReactNode, useId, useState } from 'react';
import { t } from '../../i18n/translate';
import { Button, UnstyledButton } from '../kit/buttons';
import classes from './data-cards.module.css';
import type { DataTableProps } from './data-table-props';
import { mainFigure } from './main-figure';
import { RowLink } from './row-link';
import { type Column, cellValue, drawCell, drawWithUnit, isFigure, wordsLength } from './table-column';
import { useCardsShown } from './use-cards-shown';

/** Longer text does not fit on one line in half a card. */
const LONG_WORDS = 16;
/** So many facts fit below the name. */
const MOST_FACTS = 2;

/**
 * A table's rows on a phone: the first column and the figure that matters most, and a line of further facts. A row with
 * more columns unfolds. The totals are above the rows and stay there.
 */
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
  const totalled = others.filter(({ key }) => totals?.[key] !== undefined && totals[key] !== null);
  const totalMain = mainFigure(totalled, (column) => totals?.[column.key]);
  return (
    <div className={classes.table} data-cards>
      {totals && totalMain && (
        <div className={classes.total}>
          <FoldedRow
            name={t('ui.total')}
            main={{ label: totalMain.label, figure: drawWithUnit(totalMain.kind, totals[totalMain.key]) }}
            pairs={totalled.map((column) => ({ column, content: drawWithUnit(column.kind, totals[column.key]) }))}
            isFolded={totalled.length > 1}
          />
        </div>
      )}
      <ul className={classes.list} aria-label={label}>
        {rows.slice(0, shown).map((row) => {
          const main = mainFigure(others, (column) => cellValue(column, row));
          const facts = others
            .filter((column) => column !== main && isWorthALine(column, row))
            .sort((one, other) => Number(isNaming(other)) - Number(isNaming(one)));
          const isFolded = facts.length > MOST_FACTS || others.some(({ isLinked }) => isLinked);
          return (
            <li
              key={rowKey(row)}
              className={classes.row}
              data-row={rowKey(row)}
              data-open={rowKey(row) === openKey || undefined}
            >
              <FoldedRow
                name={
                  <RowLink row={row} rowHref={rowHref} onOpen={onOpen}>
                    {heading && drawCell(heading, row, drawWithUnit)}
                  </RowLink>
                }
                main={main && { label: main.label, figure: drawPlain(main, row) }}
                facts={facts.slice(0, MOST_FACTS).map((column) => ({ column, content: drawPlain(column, row) }))}
                pairs={others.map((column) => ({
                  column,
                  content: drawCell(column, row, drawWithUnit),
                  isLong: wordsLength(column, row) > LONG_WORDS,
                  isKept: column.render !== undefined && !column.isLinked,
                }))}
                isFolded={isFolded}
                action={action && drawCell(action, row)}
              />
            </li>
          );
        })}
      </ul>
      {rows.length > shown && (
        <Button variant="default" onClick={showMore}>
          {t('ui.table.more', { count: rows.length - shown })}
        </Button>
      )}
    </div>
  );
}

/** Without the link of a cell, which unfolds with the row. */
const drawPlain = <Row,>(column: Column<Row>, row: Row): ReactNode =>
  drawCell(column.isLinked ? { ...column, render: undefined } : column, row, drawWithUnit);

/** A linked text names the other party of its row. */
const isNaming = <Row,>({ kind, isLinked }: Column<Row>): boolean => isLinked === true && kind === 'text';

/** What a cell renders by itself may need more room; a figure of 0 says nothing in a line of few facts. */
function isWorthALine<Row>(column: Column<Row>, row: Row): boolean {
  if (column.render && !column.isLinked) return false;
  const value = cellValue(column, row);
  if (value === null || value === undefined || value === '') return false;
  return !isFigure(column.kind) || Number(value) !== 0;
}

interface Fact<Row> {
  column: Column<Row>;
  content: ReactNode;
}

interface FoldedRowProps<Row> {
  name: ReactNode;
  main: { label: string; figure: ReactNode } | undefined;
  /** The line below the name. */
  facts?: readonly Fact<Row>[];
  /** All columns; those that render something of their own, such as a choice or a state, are never folded. */
  pairs: readonly (Fact<Row> & { isLong?: boolean; isKept?: boolean })[];
  /** Whether there is more than the two lines. */
  isFolded: boolean;
  action?: ReactNode;
}

function FoldedRow<Row>({ name, main, facts = [], pairs, isFolded, action }: FoldedRowProps<Row>) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const shown = open ? pairs : pairs.filter(({ isKept, content }) => isKept && content !== null);
  return (
    <>
      <div className={classes.line}>
        <div className={classes.words}>
          <div id={`${id}name`} className={classes.name}>
            {name}
          </div>
          {facts.length > 0 && !open && (
            <div className={classes.facts} data-all={!isFolded || undefined}>
              {facts.map(({ column, content }) => (
                <span key={column.key}>
                  {isFigure(column.kind) && `${column.label} `}
                  {content}
                </span>
              ))}
            </div>
          )}
        </div>
        {main && (
          <div className={classes.main}>
            <div className={classes.figure}>{main.figure}</div>
            <div className={classes.label}>{main.label}</div>
          </div>
        )}
        {isFolded && (
          <UnstyledButton
            id={`${id}fold`}
            className={classes.fold}
            aria-label={t('ui.table.details')}
            aria-labelledby={`${id}fold ${id}name`}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <IconChevronDown size={16} aria-hidden />
          </UnstyledButton>
        )}
        {action && <span className={classes.action}>{action}</span>}
      </div>
      {shown.length > 0 && (
        <dl className={classes.pairs}>
          {shown.map(({ column, content, isLong }) =>
            content === null ? null : (
              <div key={column.key} data-long={isLong || undefined}>
                <dt>{column.label}</dt>
                <dd>{content}</dd>
              </div>
            ),
          )}
        </dl>
      )}
    </>
  );
}
