import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect } from 'react';
import { useDensity } from './density';

/** Up to here all rows are drawn; a table of them is quick enough. */
const DRAW_ALL_UP_TO = 200;
const ROW_HEIGHT = 28;
const SPARE_ROWS = 12;

interface VisibleRows<Row> {
  virtual: boolean;
  rows: { row: Row; index: number }[];
  /** Heights in pixels of what is not drawn above and below. */
  before: number;
  after: number;
}

/** The rows to draw: all of a short table, of a long one those in sight. */
export function useVisibleRows<Row>(rows: readonly Row[], scroller: RefObject<HTMLElement | null>): VisibleRows<Row> {
  const virtual = rows.length > DRAW_ALL_UP_TO;
  const virtualizer = useVirtualizer({
    count: virtual ? rows.length : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () =>
      Number.parseInt(getComputedStyle(document.documentElement).getPropertyValue('--row-height'), 10) || ROW_HEIGHT,
    overscan: SPARE_ROWS,
  });
  // Every row has another height then.
  const density = useDensity();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the density is read from the page
  useEffect(() => virtualizer.measure(), [density]);
  if (!virtual) return { virtual, rows: rows.map((row, index) => ({ row, index })), before: 0, after: 0 };
  const items = virtualizer.getVirtualItems();
  return {
    virtual,
    rows: items.map(({ index }) => ({ row: rows[index] as Row, index })),
    before: items[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
  };
}
