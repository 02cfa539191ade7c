import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  CreateMessageDocument,
  type MessageCategoriesQuery,
  RecipientDetailsDocument,
} from '../../graphql/generated/graphql';
import { t, translateLabel } from '../../i18n/translate';
import { DocumentForm } from '../../ui/form/document-form';
import { useDocumentForm } from '../../ui/form/use-document-form';
import { ChoiceInput } from '../../ui/inputs/choice-input';
import type { Option } from '../../ui/inputs/match-options';
import { channelOptions } from './channel-words';
import { eventLabel } from './event-label';
import { problemsOfMessage } from './message-problems';
import classes from './messages.module.css';
import { RecipientInput } from './recipient-input';
import { type Category, recipientNames } from './recipient-names';
import { isOwnPath } from './recipient-path';

interface MessageFormProps {
  events: MessageCategoriesQuery['eventCategories'];
  categories: readonly Category[];
  onCreated: () => void;
}

const EMPTY = { receiveCategoryId: '', eventCategoryId: '', channel: '' };

/** Subscribes recipients of one receive category to an event. The fields for them appear once both are chosen. */
export function MessageForm({ events, categories, onCreated }: MessageFormProps) {
  const [values, setValues] = useState(EMPTY);
  const [recipients, setRecipients] = useState<Option[]>([]);
  const client = useApolloClient();
  const category = categories.find(({ id }) => String(id) === values.receiveCategoryId);
  const recipientIds = recipients.map(({ value }) => Number(value));
  const form = useDocumentForm(CreateMessageDocument, {
    sentAs: 'message-subscriptions',
    first: 'receiveCategoryId',
    waits: true,
    problems: problemsOfMessage({ ...values, recipientIds }, category?.displayName ?? null),
    success: ({ message }) => translateLabel(message) ?? '',
    onSaved: onCreated,
    empty: () => {
      setValues(EMPTY);
      setRecipients([]);
    },
  });
  const { errors, clearErrors } = form;
  const change = (changed: Partial<typeof EMPTY>): void => {
    setValues({ ...values, ...changed });
    clearErrors();
  };
  const save = async (): Promise<void> => {
    if (form.isRefused()) return;
    await form.send({
      receiveCategoryId: Number(values.receiveCategoryId),
      eventCategoryId: Number(values.eventCategoryId),
      recipientIds,
      channel: values.channel || null,
    });
  };

  const namesOf = (of: Category, typed: string): Promise<Option[]> =>
    recipientNames(of, typed, async (search) => {
      const variables = { receiveCategoryId: of.id, search };
      const query = { query: RecipientDetailsDocument, variables, fetchPolicy: 'network-only' as const };
      return (await client.query(query)).data?.recipientChoices;
    });

  const waitsFor =
    categories.length === 0 ? t('messages.message.waits') : events.length === 0 && t('messages.message.waits.event');
  const isAsked = category !== undefined && isOwnPath(category.routePath);
  return (
    <>
      {waitsFor && <p className={classes.waits}>{waitsFor}</p>}
      <fieldset className={classes.form} disabled={Boolean(waitsFor)} aria-label={t('messages.message.form')}>
        <DocumentForm form={form} onSave={save} saveLabel={t('messages.message.save')}>
          <ChoiceInput
            name="receiveCategoryId"
            label={t('messages.message.category')}
            value={values.receiveCategoryId}
            onChange={(receiveCategoryId) => {
              // The selected recipients are rows of another table.
              if (receiveCategoryId !== values.receiveCategoryId) setRecipients([]);
              change({ receiveCategoryId });
            }}
            source={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
            error={errors.receiveCategoryId}
          />
          <ChoiceInput
            name="eventCategoryId"
            label={t('messages.message.event')}
            value={values.eventCategoryId}
            onChange={(eventCategoryId) => change({ eventCategoryId })}
            source={events.map((event) => ({ value: String(event.id), label: eventLabel(event) }))}
            error={errors.eventCategoryId}
          />
          <RecipientInput
            name="recipientIds"
            label={t('messages.recipients')}
            hint={category ? pathWords(category.routePath, isAsked) : t('messages.recipients.hint')}
            chosen={recipients}
            onChange={(chosen) => {
              setRecipients(chosen);
              clearErrors();
            }}
            source={async (typed) => (category ? namesOf(category, typed) : [])}
            disabled={!isAsked}
            error={errors.recipientIds ?? translateLabel(category?.problem) ?? undefined}
          />
          <ChoiceInput
            name="channel"
            label={t('messages.message.channel')}
            hint={t('messages.message.channel.hint')}
            value={values.channel}
            onChange={(channel) => change({ channel })}
            source={channelOptions()}
            error={errors.channel}
          />
        </DocumentForm>
      </fieldset>
    </>
  );
}

const pathWords = (path: string, isAsked: boolean): string =>
  t(isAsked ? 'messages.message.path' : 'messages.message.path.refused', { path });
