import { useState } from 'react';
import { type MessageWords, problemsOfTemplate } from '../../../../server/domain/message-template.rules';
import { SetMessageTemplateDocument } from '../../graphql/generated/graphql';
import { useSubmit } from '../../hooks/use-submit';
import { type MessageText, said, t } from '../../i18n/translate';
import { confirm } from '../../ui/dialog/confirm';
import { EnterFlow } from '../../ui/dialog/enter-flow';
import { FormErrors } from '../../ui/feedback/form-errors';
import { Button } from '../../ui/kit/buttons';
import { Textarea, TextInput } from '../../ui/kit/fields';
import { Group } from '../../ui/kit/layout';
import { Text } from '../../ui/kit/text';
import { eventLabel } from './event-label';
import { keepEnter } from './keep-enter';
import type { EventWords } from './message-types';
import classes from './messages.module.css';
import { PlaceChips } from './place-chips';
import { TemplatePreview } from './template-preview';
import { usePutIn } from './use-put-in';

interface TemplateFormProps {
  event: EventWords;
  /** Refetches the templates. */
  onSent: () => Promise<void>;
  /** Whether there are unsaved changes. */
  onTyped: (isTyped: boolean) => void;
}

/**
 * The template of one event, with its placeholders and a live preview. It follows other users' changes until the user
 * edits it; from then on the edit stays, and others' changes are shown next to it.
 */
export function TemplateForm({ event, onSent, onTyped }: TemplateFormProps) {
  const { id: eventCategoryId, placeholders } = event;
  const name = eventLabel(event);
  /** Null until edited; with the version that the edit is based on. */
  const [typed, setTyped] = useState<{ words: MessageWords; opened: EventWords } | null>(null);
  /** After a refusal the form has shown the other user's text, so the next attempt is based on it. */
  const [wasRefused, setWasRefused] = useState(false);
  const opened = typed?.opened ?? event;
  const { subject, body } = typed?.words ?? event;
  const words = { subject, body };
  const { version } = wasRefused ? event : opened;
  const saving = useSubmit(SetMessageTemplateDocument, {
    success: () => t('messages.template.saved', { event: name }),
  });
  const resetting = useSubmit(SetMessageTemplateDocument, {
    success: () => t('messages.template.resetDone', { event: name }),
  });
  const change = (changed: Partial<typeof words>): void => {
    const next = { ...words, ...changed };
    setTyped({ words: next, opened });
    onTyped(next.subject !== opened.subject || next.body !== opened.body);
    saving.clearErrors();
  };
  const { root, watch, putIn } = usePutIn(words, change);
  const unknown = problemsOfTemplate(
    words,
    placeholders.map((place) => place.name),
  );
  const errorOf = (field: string): MessageText | undefined =>
    saving.fieldErrors[field] ?? unknown.find((problem) => problem.field === field);

  const sent = async (isDone: boolean): Promise<void> => {
    setWasRefused(!isDone);
    await onSent();
    if (!isDone) return;
    setTyped(null);
    onTyped(false);
  };
  const save = async (): Promise<void> => {
    if (unknown.length > 0) return;
    await sent(Boolean(await saving.submit({ input: { eventCategoryId, ...words, version } })));
  };
  const reset = async (): Promise<void> => {
    if (!(await confirm(t('messages.template.reset.ask', { event: name }), { danger: true }))) return;
    await sent(Boolean(await resetting.submit({ input: { eventCategoryId, subject: null, body: null, version } })));
  };
  const nowIs = (part: keyof MessageWords): string | undefined =>
    event[part] === opened[part] ? undefined : t('changes.nowIs', { value: event[part] });

  return (
    <div ref={root} className={classes.template}>
      <FormErrors formErrors={[...saving.formErrors, ...resetting.formErrors]} />
      <EnterFlow onSave={() => void save()} className={classes.words}>
        <Text size="sm" c="dimmed">
          {t(event.isOwners ? 'messages.template.own' : 'messages.template.stations')}
        </Text>
        <TextInput
          name="subject"
          label={t('messages.template.subject')}
          description={nowIs('subject')}
          value={subject}
          autoComplete="off"
          error={said(errorOf('subject'))}
          onFocus={watch}
          onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
        />
        <Textarea
          name="body"
          label={t('messages.template.body')}
          description={nowIs('body') ?? t('messages.template.body.hint')}
          value={body}
          autosize
          minRows={4}
          maxRows={16}
          error={said(errorOf('body'))}
          onFocus={watch}
          onKeyDown={keepEnter}
          onChange={({ currentTarget }) => change({ body: currentTarget.value })}
        />
      </EnterFlow>
      <PlaceChips places={placeholders} onPutIn={putIn} />
      <TemplatePreview eventCategoryId={eventCategoryId} words={words} />
      <Group justify="flex-end" gap="sm">
        {event.isOwners && (
          <Button variant="default" loading={resetting.busy} onClick={() => void reset()}>
            {t('messages.template.reset')}
          </Button>
        )}
        <Button loading={saving.busy} onClick={() => void save()} data-hotkey="Ctrl+Enter">
          {t('messages.template.save')}
        </Button>
      </Group>
    </div>
  );
}
