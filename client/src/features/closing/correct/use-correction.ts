import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { litresText } from '../../../../../server/domain/kernel/litres';
import type { WordedText } from '../../../../../server/domain/kernel/message';
import { moneyText } from '../../../../../server/domain/kernel/money';
import {
  CorrectShiftDocument,
  type CorrectShiftInput,
  RehearseCorrectionDocument,
} from '../../../graphql/generated/graphql';
import { isOnline } from '../../../graphql/network-state';
import { useSubmit } from '../../../hooks/use-submit';
import { type MessageText, said, t } from '../../../i18n/translate';
import { holdKeysWhile } from '../../../ui/dialog/held-keys';
import { play } from '../../../ui/feedback/sound';
import { toastFailure } from '../../../ui/feedback/toast';
import { inputOfEntry } from '../../../ui/meter-event/meter-event';
import type { ReviewWarning } from '../review-order';
import { closeInputOf, countedIn } from '../sheet/close-input';
import { changedCrewOf } from '../sheet/crew-of-sheet';
import { cellOf, textIn } from '../sheet/sheet';
import { newWarnings } from '../sheet/sheet-findings';
import type { SheetState } from '../sheet/sheet-store';
import { endedLegsIn, takingsOf } from '../sheet/takings-of-sheet';
import type { DeskOfSheet } from '../sheet/use-sheet-workspace';
import { useShownRefusals } from '../sheet/use-shown-refusals';

interface CorrectionOptions {
  workspace: DeskOfSheet;
  /** Called once the correction is recorded, or waits for approval. */
  onCorrected: () => void;
}

/** The field of a refusal because the figures have changed since the form was opened. */
const STALE = 'expectedVersion';

function inputOf({ form, sheet }: SheetState): CorrectShiftInput {
  const onDuty = changedCrewOf(form, sheet);
  const takings = takingsOf(form, sheet);
  // A blank figure is a problem of the form, which is not sent then.
  const endedLegs = endedLegsIn(takings).map(({ legId, isFirst, open, close, testing }) => ({
    legId: legId!,
    ...(isFirst && { open: litresText(open) }),
    close: litresText(close ?? 0),
    testing: litresText(testing ?? 0),
  }));
  const collections = takings.collections.map(({ collectionId, amount }) => ({
    ...{ collectionId, amount: moneyText(amount ?? 0) },
    notes: countedIn(sheet, cellOf.collected(collectionId)),
  }));
  return {
    ...closeInputOf(form, sheet),
    reason: textIn(sheet, 'reason').trim(),
    expectedVersion: form.correction!.version,
    ...(onDuty && { onDuty }),
    ...(endedLegs.length > 0 && { endedLegs }),
    ...(collections.length > 0 && { collections }),
    ...(takings.nozzleTanks.length > 0 && { nozzleTanks: takings.nozzleTanks }),
    ...(takings.meterEvents.length > 0 && {
      meterEvents: takings.meterEvents.map(({ nozzleId, events }) => ({ nozzleId, events: events.map(inputOfEntry) })),
    }),
  };
}

interface Rehearsed {
  effects: readonly MessageText[];
  warnings: readonly ReviewWarning[];
}

/** The warnings of the form, and those that only the server knows: of the shifts that follow. */
function warningsIn(state: SheetState, ofServer: readonly WordedText[]): ReviewWarning[] {
  const own = newWarnings(state);
  return [...own, ...ofServer.filter(({ message }) => own.every((warning) => warning.message !== message))];
}

/**
 * Rehearses a correction when its review is asked for, and sends it. Refusals of both appear at their cells.
 * `rehearsed` is null while there is nothing to review.
 */
export function useCorrection({ workspace, onCorrected }: CorrectionOptions) {
  const { desk, dialog, setDialog } = workspace;
  const { store } = desk;
  const [rehearsed, setRehearsed] = useState<Rehearsed | null>(null);
  const rehearsal = useSubmit(RehearseCorrectionDocument, { showsRefusals: true });
  const correction = useSubmit(CorrectShiftDocument, {
    success: () => t('closing.correct.done'),
    showsRefusals: true,
  });

  /** Clears the toast of the last refusal before the next attempt. */
  const clearFailure = useRef<() => void>(() => undefined);
  const back = (): void => {
    setRehearsed(null);
    setDialog(null);
  };
  const refuse = (whole: readonly MessageText[]): void => {
    back();
    if (whole.length > 0) clearFailure.current = toastFailure(whole.map(said).join('\n'));
    else play('failure');
  };
  useShownRefusals(desk, rehearsal, refuse);
  useShownRefusals(desk, correction, refuse);

  const rehearse = useEffectEvent(async (): Promise<void> => {
    clearFailure.current();
    correction.clearErrors();
    rehearsal.clearErrors();
    // The review opens the next question, to which the keys typed until then belong.
    const payload = await holdKeysWhile(() => rehearsal.submit({ input: inputOf(store.get()) }));
    if (payload)
      setRehearsed({
        effects: payload.effectTexts ?? [],
        warnings: warningsIn(store.get(), payload.warnings ?? []),
      });
    else setDialog(null);
  });
  const isAsked = dialog?.kind === 'review';
  useEffect(() => {
    if (isAsked) void rehearse();
  }, [isAsked]);

  const correct = async (): Promise<void> => {
    // Like a close, a correction is decided by a person at that moment.
    if (!isOnline()) return;
    const payload = await holdKeysWhile(() => correction.submit({ input: inputOf(store.get()) }));
    if (!payload) return;
    back();
    onCorrected();
  };

  return {
    rehearsed,
    back,
    correct,
    isRehearsing: rehearsal.busy,
    isSending: correction.busy,
    /** Says that the figures have changed since the form was opened. */
    stale: correction.fieldErrors[STALE] ?? rehearsal.fieldErrors[STALE],
  };
}
