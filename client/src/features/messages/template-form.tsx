import { Button, Group, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { problemsOfTemplate } from '../../../../server/domain/message-template.rules';
import { SetMessageTemplateDocument } from '../../graphql/generated/graphql';
import { useSubmit } from '../../hooks/use-submit';
import { t } from '../../i18n/translate';
import { confirm } from '../../ui/confirm';
import { EnterFlow } from '../../ui/enter-flow';
import { FormErrors } from '../../ui/form-errors';
import { keepEnter } from './keep-enter';
import type { EventWords } from './message-types';
import classes from './messages.module.css';
import { PlaceChips } from './place-chips';
import { TemplatePreview } from './template-preview';
import { usePutIn } from './use-put-in';

interface TemplateFormProps {
  event: EventWords;
  onChanged: () => void;
}

/** The words of one event, with what goes in their places shown while they are typed. */
export function TemplateForm({ event, onChanged }: TemplateFormProps) {
  const { id: eventCategoryId, name, placeholders, version } = event;
  const [typed, setTyped] = useState({ version, subject: event.subject, body: event.body });
  // Saved or given up: the words are others now, and the cursor stays where it is.
  if (typed.version !== version) setTyped({ version, subject: event.subject, body: event.body });
  const words = { subject: typed.subject, body: typed.body };
  const saving = useSubmit(SetMessageTemplateDocument, {
    success: () => t('messages.template.saved', { event: name }),
  });
  const resetting = useSubmit(SetMessageTemplateDocument, {
    success: () => t('messages.template.resetDone', { event: name }),
  });
  const change = (changed: Partial<typeof words>): void => {
    setTyped({ ...typed, ...changed });
    saving.clearErrors();
  };
  const { root, watch, putIn } = usePutIn(words, change);
  const unknown = problemsOfTemplate(
    words,
    placeholders.map((place) => place.name),
  );
  const errorOf = (field: string): string | undefined =>
    saving.fieldErrors[field] ?? unknown.find((problem) => problem.field === field)?.message;

  const save = async (): Promise<void> => {
    if (unknown.length > 0) return;
    if (await saving.submit({ input: { eventCategoryId, ...words, version } })) onChanged();
  };
  const reset = async (): Promise<void> => {
    if (!(await confirm(t('messages.template.reset.ask', { event: name }), { danger: true }))) return;
    if (await resetting.submit({ input: { eventCategoryId, subject: null, body: null, version } })) onChanged();
  };

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
          value={typed.subject}
          autoComplete="off"
          error={errorOf('subject')}
          onFocus={watch}
          onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
        />
        <Textarea
          name="body"
          label={t('messages.template.body')}
          description={t('messages.template.body.hint')}
          value={typed.body}
          autosize
          minRows={4}
          maxRows={16}
          error={errorOf('body')}
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
