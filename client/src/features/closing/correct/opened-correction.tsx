import { CombinedGraphQLErrors } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { showDate } from '../../../../../server/domain/kernel/business-date';
import { CorrectionFormDocument, type CorrectionFormQuery } from '../../../graphql/generated/graphql';
import { type MessageText, said, t } from '../../../i18n/translate';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../../ui/feedback/loading';
import { Page } from '../../../ui/page/page';
import { DraftQuestion } from '../sheet/draft-question';
import { emptySheet, type Sheet } from '../sheet/sheet';
import { correctionFormOf } from '../sheet/sheet-form';
import { SheetStore } from '../sheet/sheet-store';
import { correctedIn, onNewFigures } from '../sheet/standing';
import { sheetOfStored } from '../sheet/stored-close';
import { CorrectSheet } from './correct-sheet';
import { useCorrectionDraft } from './use-correction-draft';

type CorrectionAnswer = CorrectionFormQuery['correctionForm'];

/** The store of a correction: the recorded close, with what was typed on an earlier answer. */
function storeOf(answer: CorrectionAnswer, before: SheetStore | null): SheetStore {
  const form = correctionFormOf(answer);
  const standing = sheetOfStored(form) ?? emptySheet(form);
  const sheet = before === null ? standing : onNewFigures(before.get(), standing);
  // Whether a nozzle can dispense so much depends on how long the shift ran.
  return new SheetStore(form, sheet, new Date(answer.closedAt), standing);
}

/** Why the server does not open the form: the shift is running, or gone. */
function refusalIn(error: unknown): MessageText | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const problems = error.errors.flatMap(({ extensions }) => (extensions?.problems ?? []) as MessageText[]);
  return problems[0];
}

/** Loads a closed shift's form. Once open it stays; what has changed since is loaded only when the user asks for it. */
export function OpenedCorrection({ shiftId }: { shiftId: number }) {
  const { data, error, refetch } = useQuery(CorrectionFormDocument, {
    variables: { shiftId },
    fetchPolicy: 'network-only',
  });
  const [opened, setOpened] = useState<CorrectionAnswer | null>(null);
  if (data && opened === null) setOpened(data.correctionForm);

  if (opened)
    return <OfferedCorrection answer={opened} onReload={async () => (await refetch()).data?.correctionForm ?? null} />;
  const refusal = refusalIn(error);
  return (
    <Page title={t('closing.correct.title')} help="correctShift" wide>
      {error === undefined ? (
        <SkeletonRows rows={12} />
      ) : refusal ? (
        <EmptyState title={said(refusal)} />
      ) : (
        <LoadFailed reason={t('ui.shiftFailed')} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

interface OfferedCorrectionProps {
  answer: CorrectionAnswer;
  /** Reads the figures as recorded now; null if that failed. */
  onReload: () => Promise<CorrectionAnswer | null>;
}

/** Offers the correction that was begun on this device, if its figures are unchanged; then the sheet. */
function OfferedCorrection({ answer, onReload }: OfferedCorrectionProps) {
  const [first] = useState(() => storeOf(answer, null));
  const [begun, setBegun] = useState<SheetStore | null>(null);
  const draft = useCorrectionDraft(first, begun);
  const store = begun ?? (draft.found === null ? first : null);
  const { form, standing } = first.get();

  const begin = (sheet: Sheet): void => {
    first.replace(sheet);
    setBegun(first);
  };
  const reload = async (): Promise<void> => {
    const newer = await onReload();
    if (newer === null) return;
    const reopened = storeOf(newer, store);
    setBegun(reopened);
    // The stored draft is one of the former figures, which would not be offered again.
    draft.saveOn(reopened);
  };

  if (store)
    return <CorrectSheet key={store.get().form.correction?.version} store={store} draft={draft} onReload={reload} />;
  return (
    <Page
      title={t('closing.correct.titleOf', { date: showDate(form.shiftDate), shift: form.shiftName })}
      help="correctShift"
      wide
    >
      {draft.found && (
        <DraftQuestion
          found={draft.found}
          filled={correctedIn({ form, standing, sheet: draft.found.value })}
          undone={null}
          onContinue={begin}
          onClean={draft.clear}
        />
      )}
    </Page>
  );
}
