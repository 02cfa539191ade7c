import { CloseShiftDocument } from '../../graphql/generated/graphql';
import { isOnline } from '../../graphql/network-state';
import { useSentKey } from '../../hooks/use-sent-key';
import { useSubmit } from '../../hooks/use-submit';
import { t } from '../../i18n/translate';
import { holdKeysWhile } from '../../ui/dialog/held-keys';
import { closeInputOf } from './sheet/close-input';
import type { SheetWorkspace } from './sheet/sheet-workspace';
import type { SavedDraft } from './sheet/use-saved-draft';
import { useShownRefusals } from './sheet/use-shown-refusals';

export interface ClosedShift {
  shiftId: number;
  shiftDate: string;
}

interface CloseShiftOptions {
  desk: SheetWorkspace;
  kept: SavedDraft;
  onClosed: (closed: ClosedShift) => void;
  /** Called after a refusal; the reasons are at their cells by then. */
  onRefused: () => void;
}

/** Sends the close. Refusals appear at their cells, and the first of these gets the focus. */
export function useCloseShift({ desk, kept, onClosed, onRefused }: CloseShiftOptions) {
  const { store } = desk;
  const { form } = store.get();
  const sent = useSentKey(`close-shift-sent:${form.shiftId}`);
  const { submit, clearErrors, ...refusals } = useSubmit(CloseShiftDocument, {
    success: () => t('closing.succeeded'),
    failure: (reason) => t('closing.failed', { reason }),
    // The close of a shift whose last close was undone needs a new key, even with the same content.
    sent: {
      keyOf: (body) => sent.keyOf(`${form.stored === null ? '' : JSON.stringify(form.stored)} ${body}`),
      forget: sent.forget,
    },
  });

  useShownRefusals(desk, refusals, onRefused);

  const close = async (): Promise<void> => {
    // A close is decided by a person at that moment: it is never queued for sending later.
    if (!isOnline()) return;
    clearErrors();
    const { form: shown, sheet } = store.get();
    // The close opens the next question, to which the keys typed until then belong.
    const payload = await holdKeysWhile(() => submit({ input: closeInputOf(shown, sheet) }));
    if (payload?.shiftId == null || payload.shiftDate == null) return;
    kept.forget();
    onClosed({ shiftId: payload.shiftId, shiftDate: payload.shiftDate });
  };

  return { close, busy: refusals.busy };
}
