import { useState } from 'react';
import { problemsOfFields } from '../../../../server/domain/field-rules';
import { sentWordsRules } from '../../../../server/domain/message-template.rules';
import { messages } from '../../../../server/domain/messages.messages';
import { SendMessageDocument } from '../../graphql/generated/graphql';
import { said, t } from '../../i18n/translate';
import { confirm } from '../../ui/dialog/confirm';
import { DocumentForm } from '../../ui/form/document-form';
import { useDocumentForm } from '../../ui/form/use-document-form';
import { ChoiceInput } from '../../ui/inputs/choice-input';
import { Textarea, TextInput } from '../../ui/kit/fields';
import { Text } from '../../ui/kit/text';
import { keepEnter } from './keep-enter';
import type { EventWords } from './message-types';
import classes from './messages.module.css';

const EMPTY = { eventCategoryId: '', subject: '', body: '' };

interface SendNowFormProps {
  /** Events whose messages are sent manually. */
  events: readonly EventWords[];
}

/** Sends a message written by the admin to all subscribers of a custom event. */
export function SendNowForm({ events }: SendNowFormProps) {
  const [values, setValues] = useState(EMPTY);
  const event = events.find(({ id }) => String(id) === values.eventCategoryId);
  const unchosen = event ? [] : [{ code: 'REQUIRED', ...messages.selectEventCategory(), field: 'eventCategoryId' }];
  const form = useDocumentForm(SendMessageDocument, {
    sentAs: 'message-by-hand',
    first: 'eventCategoryId',
    waits: true,
    problems: [...unchosen, ...problemsOfFields(sentWordsRules, values)],
    success: ({ messages }) => t('messages.send.done', { count: messages ?? 0 }),
    onSaved: () => undefined,
    empty: () => setValues(EMPTY),
  });
  const { errors } = form;
  const change = (changed: Partial<typeof EMPTY>): void => {
    setValues({ ...values, ...changed });
    form.clearErrors();
  };
  const send = async (): Promise<void> => {
    if (form.isRefused()) return;
    const { subject, body } = values;
    const asked = t('messages.send.ask', { subject: subject.trim(), count: event!.subscriptions });
    if (await confirm(asked)) await form.send({ eventCategoryId: event!.id, subject, body });
  };

  return (
    <DocumentForm
      form={form}
      onSave={send}
      saveLabel={t('messages.send.do')}
      facts={
        <Text size="sm" c="dimmed" mt="xs" aria-live="polite">
          {event && t('messages.send.reach', { count: event.subscriptions })}
        </Text>
      }
    >
      <div className={classes.whole}>
        <ChoiceInput
          name="eventCategoryId"
          label={t('messages.send.event')}
          value={values.eventCategoryId}
          onChange={(eventCategoryId) => change({ eventCategoryId })}
          source={events.map(({ id, name }) => ({ value: String(id), label: name }))}
          error={errors.eventCategoryId}
        />
      </div>
      <TextInput
        className={classes.whole}
        name="subject"
        label={t('messages.send.subject')}
        value={values.subject}
        autoComplete="off"
        error={said(errors.subject)}
        onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
      />
      <Textarea
        className={classes.whole}
        name="body"
        label={t('messages.send.body')}
        description={t('messages.send.body.hint')}
        value={values.body}
        autosize
        minRows={4}
        maxRows={16}
        error={said(errors.body)}
        onKeyDown={keepEnter}
        onChange={({ currentTarget }) => change({ body: currentTarget.value })}
      />
    </DocumentForm>
  );
}
