import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type CountedNote,
  cashInTotal,
  cashOutTotal,
  countedNote,
  isUsed,
  type NoteCount,
} from '../../../../../server/domain/denominations';
import { inr } from '../../../../../server/domain/kernel/format';
import { isAsking } from '../../../graphql/asking';
import { CollectCashDocument, type CollectionChoicesQuery } from '../../../graphql/generated/graphql';
import { useSubmit } from '../../../hooks/use-submit';
import { t } from '../../../i18n/translate';
import { SavedState } from '../../../outbox/saved-state';
import { useSavedForm } from '../../../outbox/use-saved-form';
import { EnterFlow } from '../../../ui/dialog/enter-flow';
import { beginInField, focusField } from '../../../ui/dialog/focus-field';
import { holdKeysWhile } from '../../../ui/dialog/held-keys';
import { FormErrors } from '../../../ui/feedback/form-errors';
import { ChoiceInput } from '../../../ui/inputs/choice-input';
import { forgetUnknownChoices, stopAtUnknownChoice } from '../../../ui/inputs/unknown-choice';
import { LOADING } from '../../../ui/inputs/use-suggestions';
import { useLateEntry } from '../../../ui/late-entry/late-context';
import { offeredRows } from '../../../ui/late-entry/offered';
import { useLatePumpProducts } from '../../../ui/late-entry/use-pump-products';
import { stopAtWrongCount } from '../../../ui/payment/wrong-count';
import { rupees } from '../../../ui/text/rupees';
import { CountedRows } from '../counted-rows';
import { notesInput } from '../use-counted-notes';
import { employeeOnDuty, employeeOptions, pumpOptions } from './collection-choices';
import classes from './collection-form.module.css';

interface CollectionFormProps {
  choices: CollectionChoicesQuery;
  notes: { notes: NoteCount[]; count: (notes: readonly CountedNote[]) => void; clear: () => void };
  onCollected: () => void;
}

const EMPTY: { pumpId: string; chosenEmployee: string | null; counted: CountedNote[] } = {
  pumpId: '',
  chosenEmployee: null,
  counted: [],
};

/** A pump, the employee who hands in its cash (the one on duty there by default), and the notes. */
export function CollectionForm({ choices: now, notes: { notes, count, clear }, onCollected }: CollectionFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const counting = useRef<HTMLDivElement>(null);
  const { late } = useLateEntry();
  const latePumps = useLatePumpProducts();
  const choices = {
    ...now,
    employees: offeredRows(now.employees, late),
    ...(late !== null && { pumpProducts: [...(latePumps.products ?? [])], crewOnDuty: [] }),
  };
  const [pumpId, setPumpId] = useState('');
  const [chosenEmployee, setChosenEmployee] = useState<string | null>(null);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const counted = notes.filter(isUsed).map(countedNote);
  const kept = useSavedForm({
    kind: 'cash-collection',
    typed: { pumpId, chosenEmployee, counted },
    empty: EMPTY,
    restore: (typed) => {
      setPumpId(typed.pumpId);
      setChosenEmployee(typed.chosenEmployee);
      count(typed.counted);
    },
    words: () => {
      const what = pumps.find(({ value }) => value === pump)?.label ?? '';
      return t('outbox.words', { what, amount: inr(cashInTotal(notes) - cashOutTotal(notes)) });
    },
  });
  /** Whether the last entry went to the outbox, because there is no network. */
  const isOver = useRef(false);
  const { submit, busy, fieldErrors, formErrors, clearErrors } = useSubmit(CollectCashDocument, {
    success: (payload) => t('cash.collect.saved', { amount: rupees(payload.amount) }),
    undo: ({ cashCollectionId: rowId }) => (rowId ? { table: 'cash_collection', rowId } : null),
    keep: async ({ input }, key, wasSent) => {
      const isKept = await kept.keep(input, key, wasSent);
      isOver.current = isKept;
      if (isKept) empty();
      return isKept;
    },
  });

  const pumps = pumpOptions(choices);
  const pump = pumpId === '' && pumps.length === 1 ? (pumps[0]?.value ?? '') : pumpId;
  const employeeId = chosenEmployee ?? employeeOnDuty(choices, pump);
  const refusals = { ...kept.errorsOf('pumpId'), ...fieldErrors };
  const isAsked = Object.values(refusals).some(isAsking);
  const errors = { ...refusals, ...problems };

  const touched = (): void => {
    setProblems({});
    kept.touch();
    clearErrors();
  };
  const empty = (): void => {
    clear();
    setPumpId('');
    setChosenEmployee(null);
    kept.clear();
    touched();
    forgetUnknownChoices(root.current);
    focusField(root.current, 'pumpId');
  };
  const focusNotes = (): void => counting.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();

  const save = async (): Promise<void> => {
    if (stopAtUnknownChoice(root.current) || stopAtWrongCount(counting.current)) return;
    const found: Record<string, string> = {};
    if (pump === '') found.pumpId = t('cash.collect.selectPump');
    if (employeeId === '') found.employeeId = t('cash.collect.selectEmployee');
    if (cashInTotal(notes) <= cashOutTotal(notes)) found.notes = t('cash.collect.notPositive');
    setProblems(found);
    const [first] = Object.keys(found);
    if (first === 'notes') return focusNotes();
    if (first !== undefined) return focusField(root.current, first);
    const input = {
      ...kept.shiftInput,
      pumpId: Number(pump),
      employeeId: Number(employeeId),
      notes: notesInput(notes),
      // The question was shown, and nothing was changed since.
      ...(isAsked && { confirmed: true }),
    };
    isOver.current = false;
    // Keys typed from now on belong to the emptied form.
    await holdKeysWhile(async () => {
      if (!(await submit({ input }))) return isOver.current;
      empty();
      onCollected();
      return true;
    });
  };
  /** Enter after pump and employee moves to the notes; once they are counted it saves. */
  const goOn = (): void => {
    if (notes.some((note) => note.in > 0 || note.out > 0)) void save();
    else focusNotes();
  };

  const begin = useEffectEvent(() => beginInField(root.current, 'pumpId'));
  useEffect(() => begin(), []);
  const [refused] = Object.keys(fieldErrors);
  const focusRefused = useEffectEvent(() => {
    if (refused?.startsWith('notes')) focusNotes();
    else focusField(root.current, refused);
  });
  useEffect(() => {
    if (refused !== undefined && !busy) focusRefused();
  }, [refused, busy]);

  return (
    <div ref={root}>
      <FormErrors formErrors={formErrors} />
      <EnterFlow onSave={() => void save()} onEnd={goOn} className={classes.who}>
        <ChoiceInput
          name="pumpId"
          label={t('cash.collect.pump')}
          value={pump}
          onChange={(value) => {
            setPumpId(value);
            setChosenEmployee(null);
            touched();
          }}
          source={latePumps.isLoading ? LOADING : pumps}
          ofShift
          error={errors.pumpId}
        />
        <ChoiceInput
          name="employeeId"
          label={t('cash.collect.employee')}
          value={employeeId}
          onChange={(value) => {
            setChosenEmployee(value);
            touched();
          }}
          source={employeeOptions(choices)}
          error={errors.employeeId}
        />
      </EnterFlow>
      <div ref={counting}>
        <CountedRows
          notes={notes}
          errors={errors}
          onNotes={(next) => {
            count(next);
            touched();
          }}
          onSave={() => void save()}
          onCancel={empty}
          busy={busy}
          isAsked={isAsked}
        />
      </div>
      <SavedState kept={kept} onGoOn={() => focusField(root.current, 'pumpId')} />
    </div>
  );
}
