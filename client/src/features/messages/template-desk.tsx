import { useState } from 'react';
import { t } from '../../i18n/translate';
import { ChoiceInput } from '../../ui/choice-input';
import type { EventWords } from './message-types';
import { TemplateForm } from './template-form';

interface TemplateDeskProps {
  events: readonly EventWords[];
  onChanged: () => void;
}

/** The words of one event after the other: those of the owner, or else the station's. */
export function TemplateDesk({ events, onChanged }: TemplateDeskProps) {
  const [eventId, setEventId] = useState(String(events[0]?.id ?? ''));
  const event = events.find(({ id }) => String(id) === eventId);
  return (
    <>
      <ChoiceInput
        name="templateOf"
        label={t('messages.template.event')}
        value={eventId}
        onChange={(chosen) => chosen && setEventId(chosen)}
        source={events.map(({ id, name, isOwners }) => ({
          value: String(id),
          label: name,
          hint: isOwners ? t('messages.template.own') : undefined,
        }))}
      />
      {event && <TemplateForm key={event.id} event={event} onChanged={onChanged} />}
    </>
  );
}
