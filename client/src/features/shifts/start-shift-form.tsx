import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isBusinessDate, showDate } from '../../../../server/domain/kernel/business-date';
import { tooFarAhead } from '../../../../server/domain/shift-order';
import {
  type CrewChoicesQuery,
  StartShiftDocument,
  StartShiftFormDocument,
  type StartShiftFormQuery,
} from '../../graphql/generated/graphql';
import { useUnsaved } from '../../hooks/unsaved';
import { useCan } from '../../hooks/use-can';
import { useSubmit } from '../../hooks/use-submit';
import { type MessageText, said, t } from '../../i18n/translate';
import { type CrewRow, fieldNameOf, onDutyOf, rowsOf } from '../../ui/crew/crew';
import { CrewRows } from '../../ui/crew/crew-rows';
import { confirm } from '../../ui/dialog/confirm';
import { EnterFlow } from '../../ui/dialog/enter-flow';
import { beginInField, focusField } from '../../ui/dialog/focus-field';
import { holdKeysWhile } from '../../ui/dialog/held-keys';
import { ChoiceInput } from '../../ui/inputs/choice-input';
import { DateInput } from '../../ui/inputs/date-input';
import { stopAtUnknownChoice } from '../../ui/inputs/unknown-choice';
import { Button } from '../../ui/kit/buttons';
import { Alert } from '../../ui/kit/feedback';
import { Group } from '../../ui/kit/layout';
import { useKnownPages } from '../../ui/page/known-pages';
import { Panel } from '../../ui/page/page';
import { PageLink } from '../../ui/page/page-link';
import { RateDialog } from '../../ui/rates/rate-dialog';
import { NeededFirst } from './needed-first';
import { ShiftRates } from './shift-rates';
import classes from './start-shift-form.module.css';

interface StartShiftFormProps {
  proposed: StartShiftFormQuery['startShiftForm'];
  choices: CrewChoicesQuery;
  onStarted: (said: string) => Promise<void>;
  /** New rates were saved: asks for the proposed shift again. */
  onRates: () => unknown;
}

type Problems = Record<string, MessageText>;

/** The proposed date and type, the rates of that shift, and the crew. Untouched fields follow the server. */
export function StartShiftForm({ proposed, choices, onStarted, onRates }: StartShiftFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const mayStartAhead = useCan('shift.startAhead');
  const [typedDate, setTypedDate] = useState<string | null>(null);
  const [chosenType, setChosenType] = useState<string | null>(null);
  const [changedCrew, setChangedCrew] = useState<CrewRow[] | null>(null);
  const [problems, setProblems] = useState<Problems>({});

  const shiftDate = typedDate ?? proposed.shiftDate;
  const shiftTypeId = chosenType ?? (proposed.shiftTypeId === null ? '' : String(proposed.shiftTypeId));
  const isAsked = isBusinessDate(shiftDate) && shiftTypeId !== '';
  /** A date this far ahead is refused, so no confirmation is shown for it. */
  const isTooFar = isBusinessDate(shiftDate) && shiftDate > proposed.furthestDate;
  const untouched = typedDate === null && chosenType === null;
  const [isStarted, setStarted] = useState(false);
  const mayEnterRates = useCan('masters.rate.add');
  /** No shift starts without the rates of what it sells: they are entered first. */
  const [isEnteringRates, setEnteringRates] = useState(mayEnterRates && proposed.withoutRate.length > 0);
  useUnsaved(!isStarted && (!untouched || changedCrew !== null));
  const asked = useQuery(StartShiftFormDocument, {
    variables: { shiftDate, shiftTypeId: Number(shiftTypeId) },
    skip: untouched || !isAsked,
    fetchPolicy: 'cache-and-network',
  });
  const form = untouched ? proposed : (asked.data?.startShiftForm ?? asked.previousData?.startShiftForm ?? proposed);
  const crew = changedCrew ?? rowsOf(form.lastCrew);
  const shiftName = form.shiftTypes.find(({ id }) => String(id) === shiftTypeId)?.name ?? '';

  /** Of another shift while this one loads, or if that failed: then the server refuses it. */
  const isOfShift = form.shiftDate === shiftDate && String(form.shiftTypeId) === shiftTypeId;
  const lacksRates = isOfShift && form.withoutRate.length > 0;

  const { submit, busy, fieldErrors, formErrors, clearErrors } = useSubmit(StartShiftDocument, {
    failure: (reason, answered) => (answered ? reason : `${t('shifts.start.failed')}\n${reason}`),
  });

  const touched = (): void => {
    setProblems({});
    clearErrors();
  };

  const save = async (): Promise<void> => {
    if (stopAtUnknownChoice(root.current)) return;
    const found: Problems = {};
    if (!isBusinessDate(shiftDate)) found.shiftDate = t('shifts.start.enterDate');
    if (isTooFar) found.shiftDate = tooFarAhead(shiftDate);
    if (shiftTypeId === '') found.shiftTypeId = t('shifts.start.chooseType');
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) return focusField(root.current, first);
    if (lacksRates && mayEnterRates) return setEnteringRates(true);
    const isAhead = mayStartAhead && shiftDate > form.lastStartableDate;
    const question = t('shifts.start.ahead', { shift: shiftName, date: showDate(shiftDate) });
    if (isAhead && !(await confirm(question, { danger: true }))) return;
    const input = { shiftDate, shiftTypeId: Number(shiftTypeId), onDuty: onDutyOf(crew) };
    // Leads to another page.
    await holdKeysWhile(async () => {
      if (!(await submit({ input: { ...input, ...(isAhead && { confirmAhead: true }) } }))) return false;
      setStarted(true);
      await onStarted(t('shifts.start.started', { shift: shiftName, date: showDate(shiftDate) }));
      return true;
    });
  };

  const begin = useEffectEvent(() => beginInField(root.current, 'shiftDate'));
  useEffect(() => begin(), []);

  // Another shift has its own crew: the focused name has changed and is selected again.
  useEffect(() => {
    const field = document.activeElement;
    if (form.lastCrew && field instanceof HTMLInputElement && field.name.startsWith('employeeId')) field.select();
  }, [form.lastCrew]);

  const [refused] = Object.keys(fieldErrors);
  const focusRefused = useEffectEvent(() => focusField(root.current, refused && fieldNameOf(refused, crew)));
  useEffect(() => {
    if (refused !== undefined && !busy) focusRefused();
  }, [refused, busy]);

  return (
    <div ref={root}>
      <EnterFlow onSave={() => void save()} className={classes.form}>
        {formErrors.length > 0 && <Alert color="red">{formErrors.map(said).join('\n')}</Alert>}
        <Panel>
          <div className={classes.shift}>
            <DateInput
              name="shiftDate"
              label={t('shifts.start.date')}
              value={shiftDate}
              onChange={(value) => {
                setTypedDate(value);
                touched();
              }}
              error={isTooFar ? tooFarAhead(shiftDate) : (problems.shiftDate ?? fieldErrors.shiftDate)}
            />
            <ChoiceInput
              name="shiftTypeId"
              label={t('shifts.start.type')}
              value={shiftTypeId}
              onChange={(value) => {
                setChosenType(value);
                touched();
              }}
              source={form.shiftTypes.map(({ id, name }) => ({ value: String(id), label: name }))}
              adds="ShiftType"
              addedWith="station.configure"
              error={problems.shiftTypeId ?? fieldErrors.shiftTypeId}
            />
          </div>
          <OpeningDoubts of={form.openingDoubts} />
        </Panel>
        <Panel title={t('shifts.rates.title')}>
          <NeededFirst lacks={form.lacks} />
          <ShiftRates rates={form.rates} withoutRate={form.withoutRate} onEnter={() => setEnteringRates(true)} />
        </Panel>
        <Panel title={t('shifts.crew.title')}>
          {changedCrew === null && form.lastCrew.length > 0 && (
            <p className={classes.hint}>{t('shifts.crew.last', { shift: shiftName })}</p>
          )}
          <CrewRows
            rows={crew}
            choices={choices}
            onRows={(rows) => {
              setChangedCrew(rows);
              touched();
            }}
            errors={Object.fromEntries(
              Object.entries(fieldErrors).map(([field, text]) => [fieldNameOf(field, crew), text]),
            )}
          />
          {onDutyOf(crew).length === 0 && (
            <p role="status" className={classes.nobody}>
              {t('shifts.crew.none')}
            </p>
          )}
        </Panel>
      </EnterFlow>
      <RateDialog
        opened={isEnteringRates}
        shift={isAsked ? { shiftDate, shiftTypeId } : undefined}
        onClose={() => setEnteringRates(false)}
        onSaved={() => (untouched ? onRates() : asked.refetch())}
      />
      <Group justify="flex-end" mt="md">
        <Button onClick={() => void save()} loading={busy} disabled={form.lacks.length > 0} data-hotkey="Ctrl+Enter">
          {t('shifts.start.submit')}
        </Button>
      </Group>
    </div>
  );
}

/** Opening stock that the shift would begin with although the dip chart says otherwise; it can be started anyway. */
function OpeningDoubts({ of }: { of: StartShiftFormQuery['startShiftForm']['openingDoubts'] }) {
  const [tanks] = useKnownPages(['/page/create-tank']);
  return of.map((doubt) => (
    <p key={doubt.message} role="status" className={classes.nobody}>
      {said(doubt)} {tanks && <PageLink page={tanks}>{tanks.label}</PageLink>}
    </p>
  ));
}
