import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { serverNow } from '../../graphql/server-clock';
import { useDraft } from '../../hooks/use-draft';
import { t } from '../../i18n/translate';
import { Page } from '../../ui/page/page';
import { CloseSheet } from './close-sheet';
import { ClosedDialog } from './closed-dialog';
import { DraftQuestion, filledIn } from './sheet/draft-question';
import { EntryQuestion } from './sheet/entry-question';
import { emptySheet, isSheet, type Sheet, withNamedNotes } from './sheet/sheet';
import { type CloseFormAnswer, sheetFormOf } from './sheet/sheet-form';
import { SheetStore } from './sheet/sheet-store';
import { sheetOfStored } from './sheet/stored-close';
import type { ClosedShift } from './use-close-shift';

/** Increment when the shape of `Sheet` changes: drafts of another version are not loaded. */
const DRAFT_VERSION = 1;

/** The steps of a close: the entry question, the choice of a draft, the sheet, and the dialog after it. */
export function OpenedShift({ answer }: { answer: CloseFormAnswer }) {
  const navigate = useNavigate();
  const [form] = useState(() => sheetFormOf(answer));
  const [undone] = useState(() => sheetOfStored(form));
  const draft = useDraft(`close-shift:${form.shiftId}`, DRAFT_VERSION, isSheet);
  const [isAllEntered, setAllEntered] = useState(false);
  const [store, setStore] = useState<SheetStore | null>(null);
  const [closed, setClosed] = useState<ClosedShift | null>(null);

  const begin = (sheet: Sheet): void => setStore(new SheetStore(form, withNamedNotes(sheet), serverNow()));
  const onAllEntered = (): void => {
    setAllEntered(true);
    if (draft.found === null && undone === null) begin(emptySheet(form));
  };

  if (store && !closed) return <CloseSheet store={store} draft={draft} onClosed={setClosed} />;
  return (
    <Page title={t('closing.title')} help="closeShift" wide>
      {closed ? (
        <ClosedDialog closed={closed} />
      ) : isAllEntered ? (
        <DraftQuestion
          found={draft.found}
          filled={draft.found ? filledIn(draft.found.value) : 0}
          undone={undone}
          onContinue={begin}
          onClean={() => {
            draft.clear();
            begin(emptySheet(form));
          }}
        />
      ) : (
        <EntryQuestion form={form} onYes={onAllEntered} onNo={() => void navigate('/')} />
      )}
    </Page>
  );
}
