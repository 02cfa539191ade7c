import {
  type CSSProperties,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type RefObject,
  Suspense,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { t } from '../../i18n/translate';
import { EmptyState } from '../feedback/empty-state';
import { prefetchWhenIdle } from '../feedback/lazy-when-idle';
import { SkeletonRows } from '../feedback/loading';
import { nextSort, sortRows } from '../inputs/sort-rows';
import { usePhone } from '../page/breakpoints';
import { DataCards } from './data-cards';
import classes from './data-table.module.css';
import type { DataTableProps } from './data-table-props';
import { RowLink } from './row-link';
import type { Sort } from './sort';
import { type Column, drawCell, drawTotal, isFigure, wordsLength } from './table-column';
import { columnWidths } from './table-column-widths';
import { TableHead } from './table-head';
import type { RowsInSightProps } from './virtual-rows';

/** Up to this number all rows are rendered, which is fast enough. */
const DRAW_ALL_UP_TO = 200;
/** Rows of a longer table rendered until the virtualiser is loaded. */
const FIRST_ROWS = 40;
const loadRowsInSight = () => import('./virtual-rows');
const VirtualRows = lazy(() => loadRowsInSight().catch(() => ({ default: AllRows })));
prefetchWhenIdle(loadRowsInSight);

/** Renders all rows, slowly, if the virtualiser cannot be loaded. */
const AllRows = ({ count, drawRow }: RowsInSightProps) => (
  <>{Array.from({ length: count }, (_, index) => drawRow(index))}</>
);

/** The table itself; pages use `DataTable`. */
export function PlainTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, totals, loading, empty, openKey, maxHeight, paged } = props;
  const [ownSort, setOwnSort] = useState<Sort | null>(null);
  const phone = usePhone();
  const scroller = useRef<HTMLDivElement>(null);
  const sort = props.sort === undefined ? ownSort : props.sort;
  const sorted = useSorted(rows, props.sortColumns ?? columns, paged ? null : sort);
  const isLong = sorted.length > DRAW_ALL_UP_TO;
  useTopOfPage(scroller, paged?.before);
  useRoomBelow(scroller);
  const widths = useWidths(columns, isLong ? rows : NO_ROWS);

  if (loading && rows.length === 0) return <SkeletonRows />;
  if (rows.length === 0) return empty ?? <EmptyState title={t('ui.table.empty')} />;
  if (phone) return <DataCards {...props} rows={sorted} />;

  const onSort = (key: string): void => (props.onSort ?? setOwnSort)(nextSort(sort, key));
  const isPart = isLong || paged !== undefined;
  const totalLabelKey = columns.find(({ key }) => totals?.[key] === undefined)?.key;

  const drawRow = (row: Row, index: number) => (
    <tr
      key={rowKey(row)}
      aria-rowindex={isPart ? (paged?.before ?? 0) + index + 2 : undefined}
      data-row={rowKey(row)}
      data-open={rowKey(row) === openKey || undefined}
      data-odd={index % 2 === 1 || undefined}
    >
      {columns.map((column, index) => (
        <td
          key={column.key}
          data-figure={isFigure(column.kind) || undefined}
          data-action={column.isAction}
          data-sentence={(!isLong && wordsLength(column, row) > LONGEST_WORDS) || undefined}
        >
          {index === 0 ? (
            <RowLink row={row} rowHref={props.rowHref} onOpen={props.onOpen}>
              {drawCell(column, row)}
            </RowLink>
          ) : (
            drawCell(column, row)
          )}
        </td>
      ))}
    </tr>
  );

  return (
    <section
      ref={scroller}
      className={classes.scroller}
      style={{ '--table-height': maxHeight } as CSSProperties}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onKeyDown={moveBetweenRows}
      onClick={followRow}
    >
      <table
        className={classes.table}
        aria-rowcount={isPart ? (paged?.rowCount ?? rows.length) + (totals ? 2 : 1) : undefined}
      >
        <TableHead columns={columns} sort={sort} onSort={onSort} widths={widths} />
        <tbody>
          {isLong ? (
            <Suspense fallback={sorted.slice(0, FIRST_ROWS).map(drawRow)}>
              <VirtualRows count={sorted.length} drawRow={(index) => drawRow(sorted[index] as Row, index)} />
            </Suspense>
          ) : (
            sorted.map(drawRow)
          )}
        </tbody>
        {totals && (
          <tfoot>
            <tr>
              {columns.map(({ key, kind }) => (
                <td key={key} data-figure={isFigure(kind) || undefined}>
                  {key === totalLabelKey ? t('ui.total') : drawTotal(kind, totals[key])}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

/** Longer text is wrapped. Virtualised rows must all have the same height, so there it stays on one line. */
const LONGEST_WORDS = 40;

const NO_ROWS: readonly never[] = [];

/** Sorts rows, memoised: there may be thousands. */
function useSorted<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: Sort | null): readonly Row[] {
  const column = columns.find(({ key }) => key === sort?.key);
  const descending = sort?.descending ?? false;
  return useMemo(
    () => (column ? sortRows(rows, [column], { key: column.key, descending }) : rows),
    [rows, column, descending],
  );
}

/** Scrolls to the top on a change of page. */
function useTopOfPage(scroller: RefObject<HTMLElement | null>, before: number | undefined): void {
  const shown = useRef(before);
  useLayoutEffect(() => {
    if (shown.current !== before) scroller.current?.scrollTo({ top: 0, behavior: 'instant' });
    shown.current = before;
  }, [scroller, before]);
}

/** Publishes the table's vertical offset on the page as a CSS variable, whatever is above it. */
function useRoomBelow(scroller: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const top = scroller.current?.getBoundingClientRect().top;
    if (top !== undefined) scroller.current!.style.setProperty('--table-top', `${top + scrollY}px`);
  });
}

/** The minimum width of each column, so that columns do not move while scrolling through virtualised rows. */
const useWidths = <Row,>(columns: readonly Column<Row>[], rows: readonly Row[]): ReadonlyMap<string, number> =>
  useMemo(() => columnWidths(columns, rows), [columns, rows]);

/** Makes a click on a row follow its link, unless it hits another control or selects text. */
function followRow(event: MouseEvent<HTMLElement>): void {
  const target = event.target as HTMLElement;
  if (target.closest('a, button, input, label, [role=menu]') || !getSelection()?.isCollapsed) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  target
    .closest('tr')
    ?.querySelector('[data-row-link]')
    ?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}

/** Arrow keys move between rows while one has the focus. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const from = event.target as HTMLElement;
  if (step === 0 || from.dataset.rowLink === undefined) return;
  event.preventDefault();
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')];
  links[links.indexOf(from) + step]?.focus();
}
