import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { inr } from '../../../../../server/domain/kernel/format';
import { parseMoney } from '../../../../../server/domain/kernel/money';
import { askAgain } from '../../../graphql/ask-again';
import {
  ChangeDecidedDocument,
  ChangeRequestedDocument,
  CreditChangedDocument,
  type CreditChoicesQuery,
  CreditSaleRecordedDocument,
  CreditSalesOfShiftDocument,
  ShiftChangedDocument,
  SlipBooksDocument,
} from '../../../graphql/generated/graphql';
import {
  errorsByField,
  isAskedAbout,
  isLate,
  type OutboxEntry,
  type ShiftOfEntry,
} from '../../../graphql/outbox-entry';
import { isKept, useUnsaved } from '../../../hooks/unsaved';
import { useHotkeys } from '../../../hooks/use-hotkeys';
import { useLive } from '../../../hooks/use-live';
import { useSession } from '../../../hooks/use-session';
import { type MessageText, t } from '../../../i18n/translate';
import { OutboxList } from '../../../outbox/outbox-list';
import { type Begun, takeForEdit, useFormDraft } from '../../../outbox/use-form-draft';
import { type Kept, useNoteInFlight, useOutboxEntries, usePutIntoOutbox } from '../../../outbox/use-outbox';
import { confirm } from '../../../ui/dialog/confirm';
import { focusField } from '../../../ui/dialog/focus-field';
import { LoadFailed } from '../../../ui/feedback/error-boundary';
import { type LateShift, useLateEntry, useListedShift, useListTitle } from '../../../ui/late-entry/late-context';
import { useLatePumpProducts } from '../../../ui/late-entry/use-pump-products';
import { Panel } from '../../../ui/page/page';
import { WaitingEntries } from '../../../ui/row-changes/waiting-entries';
import { knownBooks } from '../slip-book/open-books';
import classes from './entry-workspace.module.css';
import { lastSale } from './last-sale';
import { draftOf, EMPTY_DRAFT, inputOf, type Sale, type SaleDraft, type TypedSale } from './sale-draft';
import { SaleForm, type SaleToType } from './sale-form';
import { SaleList } from './sale-list';
import { ShiftTotals } from './shift-totals';
import { useLateSale } from './use-late-sale';
import { KEEP_HOTKEY, type PendingSale, usePendingSales } from './use-pending-sales';

interface EntryWorkspaceProps {
  choices: CreditChoicesQuery;
  /** The running shift; null if none runs. */
  shift: ShiftOfEntry | null;
}

/** Errors of the whole form are shown at the first field. */
const atFields = (errors: Record<string, MessageText>): Record<string, MessageText> =>
  Object.fromEntries(Object.entries(errors).map(([field, words]) => [field || 'creditorId', words]));

const NOTHING_TYPED: SaleToType = { draft: EMPTY_DRAFT, errors: {} };

/** The form for the next sale, and below it the sales of this shift: first those being sent or failed. */
export function EntryWorkspace({ choices: now, shift }: EntryWorkspaceProps) {
  const { late, begin: beginLate, end: endLate } = useLateEntry();
  const latePumps = useLatePumpProducts();
  const choices = late === null ? now : { ...now, pumpProducts: [...(latePumps.products ?? [])] };
  const shownShift = late?.shift ?? shift;
  const canEnter = shownShift !== null;
  const title = useListTitle(t('credit.list'));
  const root = useRef<HTMLDivElement>(null);
  const { me } = useSession();
  const list = useQuery(CreditSalesOfShiftDocument, { variables: useListedShift(), fetchPolicy: 'cache-and-network' });
  const openBooks = useQuery(SlipBooksDocument, {
    variables: { includeFinished: false },
    fetchPolicy: 'cache-and-network',
  });
  /** Only their ranges and latest use matter, so data from when the page opened is good enough. */
  const allBooks = useQuery(SlipBooksDocument, {
    variables: { includeFinished: true },
    fetchPolicy: 'cache-and-network',
  });
  const reload = () => askAgain(list.refetch, openBooks.refetch);
  useLive(CreditSaleRecordedDocument, reload);
  useLive(ShiftChangedDocument, list.refetch);
  useLive(CreditChangedDocument, openBooks.refetch);
  // A sale that waits for approval holds its slip.
  useLive(ChangeRequestedDocument, openBooks.refetch);
  useLive(ChangeDecidedDocument, openBooks.refetch);
  const sales = list.data?.creditSalesOfShift ?? [];
  const books = useMemo(
    () => knownBooks(openBooks.data?.slipBooks ?? [], allBooks.data?.slipBooks ?? []),
    [openBooks.data, allBooks.data],
  );

  const [savedWords, setSavedWords] = useState('');
  const waiting = useOutboxEntries('credit-sale');
  const put = usePutIntoOutbox('outbox.full.list');
  const noteInFlight = useNoteInFlight();
  const toKeep = ({ sale, shift, lateReason, firmName: firm, key }: PendingSale, wasSent: boolean): Kept => {
    const words = t('outbox.words.sale', { firm, litres: sale.litres, amount: inr(parseMoney(sale.amount) ?? 0) });
    const input = inputOf(sale, shift?.id, lateReason);
    return { kind: 'credit-sale', shift, input: { ...input }, typed: draftOf(sale), key, wasSent, words };
  };
  const {
    pending,
    send,
    retry,
    confirm: confirmSale,
    drop,
  } = usePendingSales(
    async ({ firmName, sale }) => {
      setSavedWords(
        t('credit.saved', { firm: firmName, litres: sale.litres, amount: inr(parseMoney(sale.amount) ?? 0) }),
      );
      await reload();
    },
    (one, wasSent) => put(toKeep(one, wasSent)),
    (one) => noteInFlight(toKeep(one, true)),
  );
  useUnsaved(pending.length > 0, () => t('credit.leave', { count: pending.length }));

  /** Increments when another sale is put into the form. */
  const [form, setForm] = useState({ round: 0, begin: NOTHING_TYPED });
  const [isTyped, setTyped] = useState(false);
  const draft = useFormDraft('credit-sale', shift, EMPTY_DRAFT);
  const isFound = draft.found !== null;
  const goOnWith = ({ typed, errors }: Begun<SaleDraft>): void => {
    setForm(({ round }) => ({ round: round + 1, begin: { draft: typed, errors: atFields(errors) } }));
    setTyped(true);
    setUnsaved(true);
  };
  const goOnFromDraft = useEffectEvent(() => {
    if (draft.found === null || isTyped) return;
    const { late: typedFor } = draft.found.value;
    if (typedFor) beginLate(typedFor);
    goOnWith(draft.found.value);
  });
  useEffect(() => {
    if (isFound) goOnFromDraft();
  }, [isFound]);
  const [unsaved, setUnsaved] = useState(false);
  useUnsaved(unsaved, draft.failed ? undefined : isKept);
  const keepDraft = (now: SaleDraft): void => {
    setUnsaved(now !== EMPTY_DRAFT);
    if (now === EMPTY_DRAFT) draft.clear();
    else draft.save({ typed: now, errors: {} });
  };
  const typed = waiting.toReversed().map(({ typed, state }) => ({ sale: typed as TypedSale, state }));
  const last = lastSale([...pending, ...typed], sales, me?.name ?? '');
  const shortNames = useMemo(
    () => new Map(choices.pumpProducts.map(({ productId, shortName }) => [productId, shortName])),
    [choices.pumpProducts],
  );

  /** The sale saved last on this page, and its closed shift if it was late: its slip may get another line. */
  const [saved, setSaved] = useState<{ draft: SaleDraft; late: LateShift | null } | null>(null);
  const lineOf = saved?.draft ?? last.draft;
  const review = useLateSale(late);
  const save = (sale: Sale): void => {
    const firm = choices.creditors.find(({ id }) => String(id) === sale.creditorId);
    send({ sale, shift: shownShift, lateReason: late?.reason, firmName: firm?.firmName ?? '' });
    setSaved({ draft: draftOf(sale), late });
  };
  const goOn = (): void => focusField(root.current, 'creditorId');
  const goOnIn = (of: ShiftOfEntry | null, lateReason: unknown): void => {
    if (of !== null && typeof lateReason === 'string') beginLate({ shift: of, reason: lateReason });
    else endLate();
  };
  const edit = async (one: PendingSale): Promise<void> => {
    const question = t('credit.discardTyped', { firm: one.firmName });
    if (isTyped && !(await confirm(question, { danger: true }))) return;
    const errors = errorsByField({ errors: one.userErrors }, '');
    const begun = { typed: draftOf(one.sale), errors };
    draft.save(begun);
    goOnIn(one.shift, one.lateReason);
    goOnWith(begun);
    drop(one);
  };
  const editWaiting = async (entry: OutboxEntry): Promise<void> => {
    const shiftId = shift?.id ?? 0;
    const begun = await takeForEdit(entry, { shiftId, isTyped, empty: EMPTY_DRAFT });
    if (begun === null) return;
    goOnIn(entry.shift, entry.input.lateReason);
    // Overwrites earlier input that is not stored yet.
    draft.save(begun);
    goOnWith(begun);
  };
  const discard = async (one: PendingSale): Promise<void> => {
    const question =
      one.state === 'unanswered' ? t('credit.discardUnsure') : t('credit.discardUnsaved', { firm: one.firmName });
    if (!(await confirm(question, { danger: true }))) return;
    drop(one);
    goOn();
  };

  /** The newest sale that the server asks about. */
  const asked = pending.find(({ state, userErrors }) => isAskedAbout({ state, errors: userErrors }));
  const keepAsked = (one: PendingSale): void => {
    confirmSale(one);
    if (!isTyped) goOn();
  };
  const keepHotkey = { ...KEEP_HOTKEY, label: t('credit.keep'), run: () => asked && keepAsked(asked) };
  useHotkeys(asked ? [keepHotkey] : []);

  return (
    <div ref={root} className={classes.desk}>
      <div hidden={!canEnter}>
        <Panel title={t('credit.form')}>
          <SaleForm
            key={form.round}
            choices={choices}
            arePumpsLoading={latePumps.isLoading}
            begin={form.begin}
            follows={{
              pumpId: last.pumpId,
              isLate: late !== null,
              slips: { books, own: last.ownSlips, written: last.written, taken: last.slips },
              habits: [...sales, ...choices.creditHabits],
            }}
            last={last.draft}
            lineOf={lineOf?.slipNo ? lineOf : null}
            onLine={() => {
              if (saved?.late) beginLate(saved.late);
            }}
            shiftId={shownShift?.id}
            review={review}
            onSave={save}
            onDraft={keepDraft}
            isTyped={isTyped}
            onTyped={setTyped}
            onKeep={asked && (() => keepAsked(asked))}
          />
          {draft.failed && <p role="status">{t('outbox.draft.failed')}</p>}
        </Panel>
      </div>
      <OutboxList
        entries={waiting}
        onEdit={canEnter || waiting.some(isLate) ? (entry) => void editWaiting(entry) : undefined}
      />
      <WaitingEntries command="recordCreditSale" />
      <div hidden={!canEnter && pending.length === 0} className={classes.desk}>
        <div className={classes.listHead}>
          <h2 className={classes.title}>{title}</h2>
          <ShiftTotals
            sales={sales}
            pending={pending.filter(({ shift: of }) => of?.id === shownShift?.id)}
            shortNames={shortNames}
          />
        </div>
        {list.error && !list.data ? (
          <LoadFailed list={title} onRetry={() => void askAgain(list.refetch)} />
        ) : (
          <SaleList
            title={title}
            sales={sales}
            pending={pending}
            shortNames={shortNames}
            loading={!list.data}
            onRetry={(one) => {
              retry(one);
              goOn();
            }}
            asked={asked}
            enterKeeps={canEnter && !isTyped}
            onKeep={keepAsked}
            onEdit={canEnter ? (one) => void edit(one) : undefined}
            onDiscard={(one) => void discard(one)}
          />
        )}
      </div>
      <p role="status" className={classes.said}>
        {savedWords}
      </p>
    </div>
  );
}
