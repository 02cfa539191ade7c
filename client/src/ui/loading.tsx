import { Loader, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { t } from '../i18n/translate';

/** A small spinner, for one place that works while the rest stands. */
export const Spinner = ({ size = 18 }: { size?: number }) => (
  <span role="status">
    <Loader size={size} />
    <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
  </span>
);

/**
 * Grey lines in the place of a list that is on its way, as high as it will be. In a dialog that is not filled yet the
 * focus waits here: on its cross, an Enter typed ahead would close it.
 */
export const SkeletonRows = ({ rows = 6 }: { rows?: number }) => (
  <Stack gap={6} role="status" tabIndex={-1} data-autofocus style={{ outline: 'none' }}>
    <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
    {Array.from({ length: rows }, (_, place) => (
      <Skeleton key={`line-${String(place)}`} height="calc(var(--row-height) - 6px)" radius="sm" />
    ))}
  </Stack>
);
