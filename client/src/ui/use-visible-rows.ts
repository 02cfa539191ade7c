import { type RefObject, useLayoutEffect, useState } from 'react';
import { useDensity } from './density';

/** Up to here all rows are drawn; a table of them is quick enough. */
const DRAW_ALL_UP_TO = 200;
const ROW_HEIGHT = 28;
/** Drawn above and below what is seen, so that a scroll meets rows and not a gap. */
const SPARE_ROWS = 12;
/** Until the place is measured. */
const FIRST_ROWS = 40;

interface VisibleRows<Row> {
  virtual: boolean;
  rows: { row: Row; index: number }[];
  /** Heights in pixels of what is not drawn above and below. */
  before: number;
  after: number;
}

const rowHeight = (): number =>
  Number.parseInt(getComputedStyle(document.documentElement).getPropertyValue('--row-height'), 10) || ROW_HEIGHT;

/** The rows to draw: all of a short table, of a long one those in sight. The rows of a long one are of one height. */
export function useVisibleRows<Row>(rows: readonly Row[], scroller: RefObject<HTMLElement | null>): VisibleRows<Row> {
  const virtual = rows.length > DRAW_ALL_UP_TO;
  const [sight, setSight] = useState({ first: 0, end: FIRST_ROWS, height: ROW_HEIGHT });
  // Every row has another height then.
  useDensity();
  // After every drawing: the place of the rows comes and goes with what there is to show.
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!virtual || box === null) return;
    const look = (): void => {
      const height = rowHeight();
      const first = Math.max(0, Math.floor(box.scrollTop / height) - SPARE_ROWS);
      const end = Math.ceil((box.scrollTop + box.clientHeight) / height) + SPARE_ROWS;
      setSight((last) =>
        last.first === first && last.end === end && last.height === height ? last : { first, end, height },
      );
    };
    look();
    const resized = new ResizeObserver(look);
    resized.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      box.removeEventListener('scroll', look);
    };
  });
  if (!virtual) return { virtual, rows: rows.map((row, index) => ({ row, index })), before: 0, after: 0 };
  const { height } = sight;
  const count = sight.end - sight.first;
  // Rows may have gone since.
  const first = Math.max(0, Math.min(sight.first, rows.length - count));
  const drawn = rows.slice(first, first + count);
  return {
    virtual,
    rows: drawn.map((row, at) => ({ row, index: first + at })),
    before: first * height,
    after: (rows.length - first - drawn.length) * height,
  };
}
