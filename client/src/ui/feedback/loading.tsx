import { useLayoutEffect, useRef } from 'react';
import { t } from '../../i18n/translate';
import { handFocusOn } from '../dialog/opening';
import { Loader, Skeleton } from '../kit/feedback';
import { VisuallyHidden } from '../kit/text';
import classes from './loading.module.css';

/** Widths of the names in a list that loads, in percent. */
const NAMES = [34, 26, 30, 22, 28];

/** A small spinner, for one element that is busy while the rest of the page can be used. */
export const Spinner = ({ size = 18 }: { size?: number }) => (
  <span role="status">
    <Loader size={size} />
    <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
  </span>
);

/**
 * A skeleton of the rows of a list that is loading, a name and a figure each, as high as the list will be. In a dialog it takes the focus, since an Enter
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
    <div ref={root} className={classes.rows} role="status" tabIndex={-1} data-autofocus data-filling>
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        <div key={`line-${String(index)}`} className={classes.row}>
          <Skeleton height={10} width={`${NAMES[index % NAMES.length]}%`} radius="sm" />
          <Skeleton height={10} width={64} radius="sm" />
        </div>
      ))}
    </div>
  );
}
