import { t } from '../../../i18n/translate';
import { Dialog } from '../../../ui/dialog/dialog';
import { useSheet, useWorkspace } from '../sheet/sheet-workspace';
import { ShortageShares } from './shortage-shares';

/** Splits a pump's shortage among employees; closed when null. */
export function ShortageDialog({ pumpId, onClose }: { pumpId: number | null; onClose: () => void }) {
  const { store } = useWorkspace();
  const pumpName = useSheet(({ form }) => form.pumps.find((pump) => pump.pumpId === pumpId)?.pumpName ?? '');
  return (
    <Dialog title={t('closing.shortage.title', { pump: pumpName })} opened={pumpId !== null} onClose={onClose}>
      {pumpId !== null && (
        <ShortageShares
          pumpId={pumpId}
          onCancel={onClose}
          onSave={(shares) => {
            store.share(pumpId, shares);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
