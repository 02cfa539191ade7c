import { useEffect, useEffectEvent } from 'react';
import { CloseShiftDocument } from '../../graphql/generated/graphql';
import { isOnline } from '../../graphql/network-state';
import { useSentKey } from '../../hooks/use-sent-key';
import { useSubmit } from '../../hooks/use-submit';
import { t } from '../../i18n/translate';
import { holdKeysWhile } from '../../ui/dialog/held-keys';
import { closeInputOf } from './sheet/close-input';
import { placeOfField } from './sheet/place-of-field';
import type { Place } from './sheet/sheet';
import type { SheetDesk } from './sheet/sheet-desk';
import { judgedOf } from './sheet/sheet-findings';
import type { KeptDraft } from './sheet/use-kept-draft';

export interface ClosedShift {
  shiftId: number;
  shiftDate: string;
}

interface CloseShiftOptions {
  desk: SheetDesk;
  kept: KeptDraft;
  onClosed: (closed: ClosedShift) => void;
  /** The server refused: its reasons stand at their places now. */
  onRefused: () => void;
}

/** Sends the close. What the server refuses is shown at its place, and the first of it gets the cursor. */
export function useCloseShift({ desk, kept, onClosed, onRefused }: CloseShiftOptions) {
  const { store } = desk;
  const { form } = store.get();
  const sent = useSentKey(`close-shift-sent:${form.shiftId}`);
  const { submit, busy, fieldErrors, formErrors, clearErrors } = useSubmit(CloseShiftDocument, {
    success: () => t('closing.succeeded'),
    failure: (reason) => t('closing.failed', { reason }),
    // An undone close is another one, whatever is in it.
    keyOf: (body) => sent.keyOf(`${form.serverDraft ?? ''} ${body}`),
  });

  const showRefusals = useEffectEvent(() => {
    const refused: Partial<Record<Place, string>> = {};
    const whole = [...formErrors];
    const { takings } = judgedOf(store.get());
    for (const [field, message] of Object.entries(fieldErrors)) {
      const place = placeOfField(field, takings);
      if (place === null) whole.push(message);
      else refused[place] ??= message;
    }
    store.refuse(refused, whole);
    const [first] = Object.keys(refused) as Place[];
    if (first === undefined && whole.length === 0) return;
    onRefused();
    if (first !== undefined) desk.goTo(first);
  });
  useEffect(() => {
    if (!busy) showRefusals();
  }, [busy]);

  const close = async (): Promise<void> => {
    // A close is a decision of the moment: it never waits for a network to be sent by itself.
    if (!isOnline()) return;
    clearErrors();
    const { form: shown, sheet } = store.get();
    // The question after the close is opened by it.
    const payload = await holdKeysWhile(() => submit({ input: closeInputOf(shown, sheet) }));
    if (payload?.shiftId == null || payload.shiftDate == null) return;
    sent.forget();
    kept.forget();
    onClosed({ shiftId: payload.shiftId, shiftDate: payload.shiftDate });
  };

  return { close, busy };
}
