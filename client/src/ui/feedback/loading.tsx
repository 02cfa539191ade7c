import { useLayoutEffect, useRef } from 'react';
import { t } from '../../i18n/translate';
import { handFocusOn } from '../dialog/opening';
import { Loader, Skeleton } from '../kit/feedback';
import { Stack } from '../kit/layout';
import { VisuallyHidden } from '../kit/text';

/** A small spinner, for one element that is busy while the rest of the page can be used. */
export const Spinner = ({ size = 18 }: { size?: number }) => (
  <span role="status">
    <Loader size={size} />
    <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
  </span>
);

/**
 * A skeleton in place of a list that is loading, as high as the list will be. In a dialog it takes the focus, since an Enter
 * typed ahead on the close button would close the dialog. The content that replaces it gets the focus.
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
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={`line-${String(index)}`} height="calc(var(--row-height) - 6px)" radius="sm" />
      ))}
    </Stack>
  );
}
