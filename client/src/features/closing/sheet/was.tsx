import { t } from '../../../i18n/translate';
import { VisuallyHidden } from '../../../ui/kit/text';
import { type Cell } from './sheet';
import { useSheet } from './sheet-workspace';
import { wasAt } from './standing';
import classes from './was.module.css';

/** The id by which a changed field refers to what stood in it. */
export const wasIdOf = (cell: Cell): string => `was-${cell.replaceAll(':', '-')}`;

/** What stands in a cell that a correction changes; null for other cells. */
export const useWas = (cell: Cell): string | null => useSheet((state) => wasAt(state, cell));

/** The mark of a change: what stood here before. Renders nothing for null. */
export const Was = ({ was, id }: { was: string | null; id?: string }) =>
  was !== null && (
    <span id={id} className={classes.was}>
      <VisuallyHidden>{t('closing.correct.changed')} </VisuallyHidden>
      {was === '' ? t('closing.correct.wasEmpty') : t('closing.correct.was', { before: was })}
    </span>
  );
