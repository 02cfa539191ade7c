import { t } from '../../../i18n/translate';
import { holdKeys } from '../../../ui/dialog/held-keys';
import type { CountedCash } from '../../../ui/payment/counted-cash';
import { CurrencyForm } from '../../../ui/payment/currency-form';
import { ShortageDialog } from '../sections/shortage-dialog';
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
  const countedPumpId = dialog?.kind === 'notes' ? dialog.pumpId : null;
  const pumpName = useSheet(({ form }) => form.pumps.find(({ pumpId }) => pumpId === countedPumpId)?.pumpName ?? '');
  const counted = useSheet(({ sheet }) => (countedPumpId === null ? undefined : sheet.notes[countedPumpId]));
  const done = (): void => onDialog(null);

  const saveNotes = ({ notes, total }: CountedCash): void => {
    done();
    if (countedPumpId === null) return;
    store.count(countedPumpId, notes, total);
    if (!isShortageOpen(store.get(), countedPumpId)) return;
    const hold = holdKeys();
    window.setTimeout(() => {
      shareShortage(countedPumpId);
      hold.end();
    }, AFTER_FOCUS_RETURN_MS);
  };

  return (
    <>
      <CurrencyForm
        visible={countedPumpId !== null}
        title={t('closing.countOf', { pump: pumpName })}
        counted={counted}
        onSave={saveNotes}
        onCancel={done}
      />
      <ShortageDialog pumpId={dialog?.kind === 'shortage' ? dialog.pumpId : null} onClose={done} />
    </>
  );
}
