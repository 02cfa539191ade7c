import { useState } from 'react';
import { problemsOfNewKey, RIGHTS_OF_KEYS, usualExpiry } from '../../../../../server/domain/api-key.rules';
import { rightNames } from '../../../../../server/domain/rights';
import { CreateApiKeyDocument } from '../../../graphql/generated/graphql';
import { useRights } from '../../../hooks/use-can';
import { said, t } from '../../../i18n/translate';
import { DocumentForm } from '../../../ui/form/document-form';
import { useDocumentForm } from '../../../ui/form/use-document-form';
import { DateInput } from '../../../ui/inputs/date-input';
import { RightsInput } from '../../../ui/inputs/rights-input';
import { TextInput } from '../../../ui/kit/fields';
import { today } from '../../../ui/text/station-zone';

/** A key as it is shown once. */
export interface MadeKey {
  name: string;
  /** Null if the answer with it was lost. */
  key: string | null;
}

const OFFERED = new Set(RIGHTS_OF_KEYS);

/** A new key: the program's name, its rights and its last day. */
export function ApiKeyForm({ onMade }: { onMade: (made: MadeKey) => void }) {
  const own = useRights();
  const [name, setName] = useState('');
  const [rights, setRights] = useState('');
  const [expiresOn, setExpiresOn] = useState(() => usualExpiry(today()));
  const form = useDocumentForm(CreateApiKeyDocument, {
    sentAs: 'api-key',
    first: 'name',
    problems: problemsOfNewKey({ name, rights: rightNames(rights), expiresOn }, (right) => own.has(right), today()),
    success: () => t('access.keys.created', { name }),
    onSaved: ({ key }) => onMade({ name, key: key ?? null }),
    empty: () => {
      setName('');
      setRights('');
      setExpiresOn(usualExpiry(today()));
    },
  });
  const save = async (): Promise<void> => {
    if (!form.isRefused()) await form.send({ name, rights: rightNames(rights), expiresOn });
  };
  return (
    <DocumentForm form={form} onSave={save} saveLabel={t('access.keys.create')}>
      <TextInput
        name="name"
        label={t('access.keys.name')}
        value={name}
        autoComplete="off"
        error={said(form.errors.name)}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          form.clearErrors();
        }}
      />
      <DateInput
        name="expiresOn"
        label={t('access.keys.expiresOn')}
        value={expiresOn}
        error={said(form.errors.expiresOn)}
        onChange={(day) => {
          setExpiresOn(day);
          form.clearErrors();
        }}
      />
      <RightsInput
        name="rights"
        label={t('access.keys.rightsOf')}
        offered={OFFERED}
        value={rights}
        error={form.errors.rights}
        onChange={(chosen) => {
          setRights(chosen);
          form.clearErrors();
        }}
      />
    </DocumentForm>
  );
}
