import { CombinedGraphQLErrors } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { CorrectionFormDocument, type CorrectionFormQuery } from '../../../graphql/generated/graphql';
import { type MessageText, said, t } from '../../../i18n/translate';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../../ui/feedback/loading';
import { Page } from '../../../ui/page/page';
import { sheetOfServerDraft } from '../sheet/server-draft';
import { emptySheet } from '../sheet/sheet';
import { correctionFormOf } from '../sheet/sheet-form';
import { SheetStore } from '../sheet/sheet-store';
import { onNewFigures } from '../sheet/standing';
import { CorrectSheet } from './correct-sheet';

/** The store of a correction: the close that stands, with what was typed on an earlier answer. */
function storeOf(answer: CorrectionFormQuery['correctionForm'], before: SheetStore | null): SheetStore {
  const form = correctionFormOf(answer);
  const standing = sheetOfServerDraft(form) ?? emptySheet(form);
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
  const [store, setStore] = useState<SheetStore | null>(null);
  if (data && store === null) setStore(storeOf(data.correctionForm, null));

  const reload = async (): Promise<void> => {
    const answer = await refetch();
    if (answer.data) setStore(storeOf(answer.data.correctionForm, store));
  };

  if (store) return <CorrectSheet key={store.get().form.correction?.version} store={store} onReload={reload} />;
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
