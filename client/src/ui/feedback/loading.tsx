import { Loader, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { t } from '../../i18n/translate';
import { handFocusOn } from '../dialog/opening';

/** A small spinner, for one place that works while the rest stands. */
export const Spinner = ({ size = 18 }: { size?: number }) => (
  <span role="status">
    <Loader size={size} />
    <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
  </span>
);

/**
 * Grey lines in the place of a list that is on its way, as high as it will be. In a dialog that is not filled yet the
 * focus waits here: on its cross, an Enter typed ahead would close it. What comes in their place gets it.
 */
export function SkeletonRows({ rows = 6 }: { rows?: number }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const lines = root.current;
    return () => {
      if (lines !== null) handFocusOn(lines);
    };
  }, []);
  return (
    <Stack ref={root} gap={6} role="status" tabIndex={-1} data-autofocus data-filling style={{ outline: 'none' }}>
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, place) => (
        <Skeleton key={`line-${String(place)}`} height="calc(var(--row-height) - 6px)" radius="sm" />
      ))}
    </Stack>
  );
}
