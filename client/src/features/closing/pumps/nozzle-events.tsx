import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { groupedLitres } from '../../../../../server/domain/kernel/format';
import { litresText, parseLitres } from '../../../../../server/domain/kernel/litres';
import { said, t } from '../../../i18n/translate';
import { Button } from '../../../ui/kit/buttons';
import { type MeterEventEntry, NO_METER_EVENT } from '../../../ui/meter-event/meter-event';
import { MeterEventFields } from '../../../ui/meter-event/meter-event-fields';
import { eventsOf } from '../sheet/meter-events-of-sheet';
import { eventPlace } from '../sheet/place-of-field';
import type { EventPlace } from '../sheet/sheet';
import { problemAt } from '../sheet/sheet-findings';
import type { SheetLeg } from '../sheet/sheet-form';
import type { SheetState } from '../sheet/sheet-store';
import { useSheet, useWorkspace } from '../sheet/sheet-workspace';
import { Was } from '../sheet/was';
import classes from './nozzle-section.module.css';
import type { RareChange } from './rare-change';

/** The meter events of a nozzle. Without any, asking for them begins the one that was forgotten. */
export function useNozzleEvents({ nozzleId, ended }: SheetLeg): RareChange {
  const { goTo, store } = useWorkspace();
  const [isAsked, ask] = useState(false);
  const canChange = useSheet(({ form }) => form.correction !== null) && !ended;
  const isChanged = useSheet(({ sheet }) => sheet.meterEvents?.[nozzleId] !== undefined);
  const isShown = canChange && (isAsked || isChanged);
  const show = (): void => {
    const { recorded, sheet } = store.get();
    flushSync(() => {
      ask(true);
      if (eventsOf(recorded, sheet, nozzleId).length === 0) store.changeMeterEvents(nozzleId, [NO_METER_EVENT]);
    });
    goTo(eventPlace(nozzleId, 0, 'kind'));
  };
  return { isOffered: canChange && !isShown, isShown, show };
}

const inWords = (events: readonly MeterEventEntry[]): string =>
  events
    .map(({ kind, lastReading, firstReading }) => {
      const [last, first] = [lastReading, firstReading].map((text) => groupedLitres(parseLitres(text) ?? 0));
      return `${kind && t(`stock.meter.kind.${kind}`)}: ${last} → ${first}`;
    })
    .join(', ');

/** The events that a correction replaces; null if there were none or they are unchanged. */
const replacedIn =
  (nozzleId: number) =>
  ({ recorded, sheet, standing }: SheetState): string | null =>
    (sheet.meterEvents?.[nozzleId] && standing && inWords(eventsOf(recorded, standing, nozzleId))) || null;

interface NozzleEventsProps {
  pumpName: string;
  leg: SheetLeg;
}

/** All events of a nozzle's meter in the shift to correct, each with the fields that the meter event dialog has. */
export function NozzleEvents({ pumpName, leg: { nozzleId, nozzleName } }: NozzleEventsProps) {
  const { goTo, store } = useWorkspace();
  const addButton = useRef<HTMLButtonElement>(null);
  const shown = useSheet(({ recorded, sheet }) => JSON.stringify(eventsOf(recorded, sheet, nozzleId)));
  const events = JSON.parse(shown) as MeterEventEntry[];
  const replaced = useSheet(replacedIn(nozzleId));
  const names = { pump: pumpName, nozzle: nozzleName };
  const set = (changed: MeterEventEntry[]): void => store.changeMeterEvents(nozzleId, changed);
  const add = (): void => {
    flushSync(() => set([...events, NO_METER_EVENT]));
    goTo(eventPlace(nozzleId, events.length, 'kind'));
  };
  const remove = (at: number): void => {
    // The removed button had the focus.
    addButton.current?.focus();
    set(events.filter((_, index) => index !== at));
  };
  return (
    <div className={classes.events}>
      {events.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an event is known by its place in the order
        <fieldset key={index} className={classes.event}>
          <legend>{t('closing.correct.events.one', { ...names, number: index + 1 })}</legend>
          <EventFields
            nozzleId={nozzleId}
            index={index}
            event={event}
            base={events[index - 1]?.firstReading}
            onChange={(changed) => set(events.with(index, changed))}
          />
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => remove(index)}
            aria-label={t('closing.correct.events.removeOf', { ...names, number: index + 1 })}
          >
            {t('closing.correct.events.remove')}
          </Button>
        </fieldset>
      ))}
      {events.length === 0 && <p className={classes.hint}>{t('stock.meter.list.empty')}</p>}
      <Was was={replaced} />
      <div>
        <Button
          ref={addButton}
          variant="default"
          size="compact-sm"
          onClick={add}
          aria-label={t('closing.correct.events.addOf', names)}
        >
          {t('closing.correct.events.add')}
        </Button>
      </div>
      <p className={classes.hint}>{t('closing.correct.events.hint')}</p>
    </div>
  );
}

interface EventFieldsProps {
  nozzleId: number;
  index: number;
  event: MeterEventEntry;
  base: string | undefined;
  onChange: (event: MeterEventEntry) => void;
}

function EventFields({ nozzleId, index, event, base, onChange }: EventFieldsProps) {
  const { store } = useWorkspace();
  const opened = useSheet(({ form }) => {
    const legs = form.pumps.flatMap((pump) => pump.legs).filter((leg) => leg.nozzleId === nozzleId);
    return litresText((legs.find(({ ended }) => ended) ?? legs[0])?.open ?? 0);
  });
  // A problem is a new object after each change, so its text is what is compared.
  const placeOf = (field: keyof MeterEventEntry): EventPlace => eventPlace(nozzleId, index, field);
  const errors = useSheet((state) =>
    (['kind', 'lastReading', 'firstReading', 'testing'] as const)
      .map((field) => said(problemAt(state, placeOf(field))) ?? '')
      .join('\n'),
  );
  return (
    <MeterEventFields
      entry={event}
      base={base ?? opened}
      text={(field) => ({
        name: placeOf(field),
        value: event[field],
        onChange: (value) => onChange({ ...event, [field]: value }),
        error: errors === '' ? undefined : problemAt(store.get(), placeOf(field)),
      })}
    />
  );
}
