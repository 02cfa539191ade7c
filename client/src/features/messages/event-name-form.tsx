import { useState } from 'react';
import { problemsOfFields } from '../../../../server/domain/field-rules';
import { eventNameRule } from '../../../../server/domain/message.rules';
import { CreateEventCategoryDocument } from '../../graphql/generated/graphql';
import { said, t, translateLabel } from '../../i18n/translate';
import { DocumentForm } from '../../ui/form/document-form';
import { useDocumentForm } from '../../ui/form/use-document-form';
import { TextInput } from '../../ui/kit/fields';

/** A name for manually sent messages. */
export function EventNameForm({ onCreated }: { onCreated: () => void }) {
  const [name, setName] = useState('');
  const form = useDocumentForm(CreateEventCategoryDocument, {
    sentAs: 'event-category',
    first: 'name',
    problems: problemsOfFields({ name: eventNameRule }, { name }),
    success: ({ message }) => translateLabel(message) ?? '',
    onSaved: onCreated,
    empty: () => setName(''),
  });
  const save = async (): Promise<void> => {
    if (!form.isRefused()) await form.send({ name: name.trim() });
  };
  return (
    <DocumentForm form={form} onSave={save} saveLabel={t('messages.event.save')}>
      <TextInput
        name="name"
        label={t('messages.event.name')}
        description={t('messages.event.hint')}
        value={name}
        autoComplete="off"
        error={said(form.errors.name)}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          form.clearErrors();
        }}
      />
    </DocumentForm>
  );
}
