import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDensity } from '../inputs/density';

const ROW_HEIGHT = 28;
/** Rows rendered beyond the visible ones, so that scrolling shows no gap. */
const SPARE_ROWS = 12;

const rowHeight = (): number =>
  Number.parseInt(getComputedStyle(document.documentElement).getPropertyValue('--row-height'), 10) || ROW_HEIGHT;

export interface RowsInSightProps {
  count: number;
  /** By row index. */
  drawRow: (index: number) => ReactNode;
}

/** Virtualises rows of equal height in the scrolling section; spacers replace the others. */
export default function VirtualRows({ count, drawRow }: RowsInSightProps) {
  // A spacer row is the ref target because the scroller's ref is not set yet on mount.
  const above = useRef<HTMLTableRowElement>(null);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => above.current?.closest('section') ?? null,
    estimateSize: rowHeight,
    overscan: SPARE_ROWS,
  });
  // Changes the height of every row.
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
