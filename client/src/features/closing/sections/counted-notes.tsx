import { t } from '../../../i18n/translate';
import type { CashCell } from '../sheet/sheet';
import { useSheet } from '../sheet/sheet-workspace';
import { notesText, wasCounted } from '../sheet/standing';
import { Was } from '../sheet/was';
import classes from './last-section.module.css';

/** The counted notes of an amount of cash; below them, for a correction, those that stand. */
export function CountedNotes({ cell }: { cell: CashCell }) {
  const notes = useSheet(({ sheet }) => sheet.notes[cell]);
  const was = useSheet((state) => wasCounted(state, cell));
  return (
    <>
      {notes && <p className={classes.counted}>{t('closing.counted', { notes: notesText(notes) })}</p>}
      <Was was={was} />
    </>
  );
}
