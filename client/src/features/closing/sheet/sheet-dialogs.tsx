import { t } from '../../../i18n/translate';
import { holdKeys } from '../../../ui/dialog/held-keys';
import type { CountedCash } from '../../../ui/payment/counted-cash';
import { CurrencyForm } from '../../../ui/payment/currency-form';
import { ShortageDialog } from '../sections/shortage-dialog';
import { pumpOfCash } from './sheet';
import { isShortageOpen } from './sheet-findings';
import { useSheet, useWorkspace } from './sheet-workspace';
import type { OpenDialog } from './use-sheet-workspace';

interface SheetDialogsProps {
  dialog: OpenDialog;
  onDialog: (dialog: OpenDialog) => void;
}

/** The currency form returns the focus first, so that the shortage dialog can return it in turn. */
const AFTER_FOCUS_RETURN_MS = 40;

/** Dialogs over the sheet: count notes, share a shortage. */
export default function SheetDialogs({ dialog, onDialog }: SheetDialogsProps) {
  const { store, shareShortage } = useWorkspace();
  const cell = dialog?.kind === 'notes' ? dialog.cell : null;
  const pump = useSheet(({ form }) => (cell === null ? undefined : pumpOfCash(form, cell)));
  const counted = useSheet(({ sheet }) => (cell === null ? undefined : sheet.notes[cell]));
  const done = (): void => onDialog(null);

  const saveNotes = ({ notes, total }: CountedCash): void => {
    done();
    if (cell === null || pump === undefined) return;
    store.count(cell, notes, total);
    if (!isShortageOpen(store.get(), pump.pumpId)) return;
    const hold = holdKeys();
    window.setTimeout(() => {
      shareShortage(pump.pumpId);
      hold.end();
    }, AFTER_FOCUS_RETURN_MS);
  };

  return (
    <>
      <CurrencyForm
        visible={cell !== null}
        title={t('closing.countOf', { pump: pump?.pumpName ?? '' })}
        counted={counted}
        onSave={saveNotes}
        onCancel={done}
      />
      <ShortageDialog pumpId={dialog?.kind === 'shortage' ? dialog.pumpId : null} onClose={done} />
    </>
  );
}
