import { groupedLitres } from '../../../../../server/domain/kernel/format';
import { RecordMeterEventDocument } from '../../../graphql/generated/graphql';
import { serverNow } from '../../../graphql/server-clock';
import { useSubmit } from '../../../hooks/use-submit';
import { said, t } from '../../../i18n/translate';
import { confirm } from '../../../ui/dialog/confirm';
import { ChoiceInput } from '../../../ui/inputs/choice-input';
import type { Option } from '../../../ui/inputs/match-options';
import { TextInput } from '../../../ui/kit/fields';
import { MeterEventFields } from '../../../ui/meter-event/meter-event-fields';
import { EntryFrame } from '../entry-frame';
import { useEntry } from '../use-entry';
import {
  doubtsOf,
  doubtWords,
  effectOf,
  legOf,
  type MeterAnswer,
  type MeterDraft,
  type MeterEffect,
  meterEventInput,
  meterName,
  NO_EVENT,
  problemsOfEvent,
} from './meter-draft';
import classes from './meter-event-form.module.css';

interface MeterEventFormProps {
  meters: readonly MeterAnswer[];
  onRecorded: () => void;
}

const nozzleOption = (meter: MeterAnswer): Option => ({
  value: String(meter.nozzleId),
  label: meterName(meter),
  hint: meter.shortName,
});

const wordsFor = ({ sold, next }: MeterEffect) => ({ sold: groupedLitres(sold), next: groupedLitres(next) });

/** What happened to which meter, with the effect in a sentence. It ends a leg, so it asks for confirmation. */
export function MeterEventForm({ meters, onRecorded }: MeterEventFormProps) {
  const { submit, busy, fieldErrors, formErrors, clearErrors } = useSubmit(RecordMeterEventDocument, {
    success: (): string => t('stock.meter.saved', { nozzle: meter ? meterName(meter) : '' }),
  });
  const entry = useEntry<MeterDraft>(NO_EVENT, 'nozzleId', { busy, fieldErrors, clearErrors });
  const { root, values, change, errorOf, text } = entry;
  const meter = meters.find(({ nozzleId }) => String(nozzleId) === values.nozzleId);
  const leg = meter ? legOf(meter) : null;
  const effect = leg && effectOf(values, leg);
  const doubts = meter && effect && values.kind !== '' ? doubtsOf(values.kind, effect, meter, serverNow()) : [];

  const save = async (): Promise<void> => {
    if (entry.refuse(problemsOfEvent(values, leg)) || !meter || !effect) return;
    const words = { nozzle: meterName(meter), ...wordsFor(effect) };
    const told = [t('stock.meter.confirm', words), doubtWords(doubts), t('stock.meter.confirm.ask')];
    if (!(await confirm(told.filter(Boolean).join(' '), { danger: true }))) return;
    if (!(await submit({ input: meterEventInput(values) }))) return;
    entry.restart(NO_EVENT, 'nozzleId');
    onRecorded();
  };

  return (
    <EntryFrame
      root={root}
      onSave={save}
      busy={busy}
      formErrors={formErrors}
      facts={
        <div className={classes.effect} aria-live="polite">
          {effect && t('stock.meter.effect', wordsFor(effect))}
          {doubts.length > 0 && <p className={classes.doubt}>{doubtWords(doubts)}</p>}
        </div>
      }
    >
      <ChoiceInput
        {...text('nozzleId')}
        autoFocus
        label={t('stock.meter.nozzle')}
        hint={leg ? t('stock.meter.nozzle.hint', { open: groupedLitres(leg.open) }) : t('stock.meter.nozzle.none')}
        source={meters.map(nozzleOption)}
      />
      <MeterEventFields entry={values} text={text} base={meter?.open} />
      <div data-whole>
        <TextInput
          name="reason"
          label={t('stock.meter.reason')}
          value={values.reason}
          onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
          error={said(errorOf('reason'))}
          autoComplete="off"
        />
      </div>
    </EntryFrame>
  );
}
