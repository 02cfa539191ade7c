import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDensity } from '../inputs/density';

const ROW_HEIGHT = 28;
/** Drawn above and below what is seen, so that a scroll meets rows and not a gap. */
const SPARE_ROWS = 12;

const rowHeight = (): number =>
  Number.parseInt(getComputedStyle(document.documentElement).getPropertyValue('--row-height'), 10) || ROW_HEIGHT;

export interface RowsInSightProps {
  count: number;
  /** By its place in the table. */
  drawRow: (index: number) => ReactNode;
}

/** Of so many rows, all of one height, those in sight of the section that scrolls; the others leave the room that they would take. */
export default function RowsInSight({ count, drawRow }: RowsInSightProps) {
  // By a row of our own: what is around these rows is not told where it stands before they are.
  const above = useRef<HTMLTableRowElement>(null);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => above.current?.closest('section') ?? null,
    estimateSize: rowHeight,
    overscan: SPARE_ROWS,
  });
  // Every row has another height then.
  const density = useDensity();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the density is read from the page
  useEffect(() => virtualizer.measure(), [density]);
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <>
      <tr ref={above} aria-hidden style={{ height: before }} />
      {items.map(({ index }) => drawRow(index))}
      {after > 0 && <tr aria-hidden style={{ height: after }} />}
    </>
  );
}
