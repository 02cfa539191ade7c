import { useState } from 'react';
import { t } from '../../i18n/translate';
import { confirm } from '../../ui/dialog/confirm';
import { ChoiceInput } from '../../ui/inputs/choice-input';
import { eventLabel } from './event-label';
import type { EventWords } from './message-types';
import { TemplateForm } from './template-form';

interface TemplateWorkspaceProps {
  events: readonly EventWords[];
  /** Refetches the templates. */
  onSent: () => Promise<void>;
}

/** The templates, one event at a time: the owner's own or the default. */
export function TemplateWorkspace({ events, onSent }: TemplateWorkspaceProps) {
  const [eventId, setEventId] = useState(String(events[0]?.id ?? ''));
  const [isTyped, setIsTyped] = useState(false);
  const event = events.find(({ id }) => String(id) === eventId);
  const choose = async (chosen: string): Promise<void> => {
    if (chosen === '' || chosen === eventId) return;
    if (isTyped && !(await confirm(t('messages.template.leave.ask', { event: event ? eventLabel(event) : '' }))))
      return;
    setEventId(chosen);
    setIsTyped(false);
  };
  return (
    <>
      <ChoiceInput
        name="templateOf"
        label={t('messages.template.event')}
        value={eventId}
        onChange={(chosen) => void choose(chosen)}
        source={events.map((category) => ({
          value: String(category.id),
          label: eventLabel(category),
          hint: category.isOwners ? t('messages.template.own') : undefined,
        }))}
      />
      {event && <TemplateForm key={event.id} event={event} onSent={onSent} onTyped={setIsTyped} />}
    </>
  );
}
