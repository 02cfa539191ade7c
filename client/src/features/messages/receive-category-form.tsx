import { useState } from 'react';
import { problemsOfFields } from '../../../../server/domain/field-rules';
import { receiveCategoryRules } from '../../../../server/domain/message.rules';
import { CreateReceiveCategoryDocument, type MessageCategoriesQuery } from '../../graphql/generated/graphql';
import { said, t, translateLabel } from '../../i18n/translate';
import { DocumentForm } from '../../ui/form/document-form';
import { useDocumentForm } from '../../ui/form/use-document-form';
import { ChoiceInput } from '../../ui/inputs/choice-input';
import { Button } from '../../ui/kit/buttons';
import { TextInput } from '../../ui/kit/fields';
import { Group } from '../../ui/kit/layout';
import classes from './messages.module.css';

type Table = MessageCategoriesQuery['receiverTables'][number];

const PRESETS = {
  app_user: 'messages.preset.users',
  creditor: 'messages.preset.creditors',
  employee: 'messages.preset.employees',
} as const;

/** The name of the receive category that a station needs of a table. */
const presetOf = (tableName: string): string =>
  tableName in PRESETS ? t(PRESETS[tableName as keyof typeof PRESETS]) : tableName;

const EMPTY = { name: '', tableName: '', pkFieldName: '', displayName: '', routePath: '' };

interface ReceiveCategoryFormProps {
  /** Existing receive categories. */
  known: MessageCategoriesQuery['receiveCategories'];
  /** The tables available to a receive category. */
  tables: readonly Table[];
  onCreated: () => void;
}

/**
 * A kind of recipient: a table with its key, display column and the path for its names; choosing a table fills in the
 * rest.
 */
export function ReceiveCategoryForm({ known, tables, onCreated }: ReceiveCategoryFormProps) {
  const [values, setValues] = useState(EMPTY);
  const form = useDocumentForm(CreateReceiveCategoryDocument, {
    sentAs: 'receive-category',
    first: 'name',
    waits: true,
    problems: problemsOfFields(receiveCategoryRules, values),
    success: ({ message }) => translateLabel(message) ?? '',
    onSaved: onCreated,
    empty: () => setValues(EMPTY),
  });
  const { errors } = form;
  const change = (changed: Partial<typeof EMPTY>): void => {
    setValues({ ...values, ...changed });
    form.clearErrors();
  };
  const chooseTable = (tableName: string): void => {
    const table = tables.find((each) => each.tableName === tableName);
    const { pkFieldName, displayName, routePath } = table ?? EMPTY;
    change({ tableName, pkFieldName, displayName, routePath });
  };
  const allowed = tables.filter(({ tableName }) => values.tableName === '' || tableName === values.tableName);
  const offered = (field: 'pkFieldName' | 'displayName' | 'routePath') =>
    [...new Set(allowed.map((table) => table[field]))].map((value) => ({ value, label: value }));
  const save = async (): Promise<void> => {
    if (!form.isRefused()) await form.send({ ...values, name: values.name.trim() });
  };

  const offeredTables = tables.filter(({ routePath }) => known.every((category) => category.routePath !== routePath));
  const add = ({ tableName, pkFieldName, displayName, routePath }: Table): void =>
    void form.send({ name: presetOf(tableName), tableName, pkFieldName, displayName, routePath });

  return (
    <>
      {offeredTables.length > 0 && (
        <>
          <p className={classes.waits}>{t('messages.category.presets')}</p>
          <Group gap="xs" mb="sm">
            {offeredTables.map((table) => (
              <Button key={table.tableName} variant="default" loading={form.busy} onClick={() => add(table)}>
                {presetOf(table.tableName)}
              </Button>
            ))}
          </Group>
        </>
      )}
      <details>
        <summary className={classes.summary}>{t('messages.category.advanced')}</summary>
        <DocumentForm form={form} onSave={save} saveLabel={t('messages.category.save')}>
          <TextInput
            name="name"
            label={t('messages.category.name')}
            description={t('messages.category.name.hint')}
            value={values.name}
            autoComplete="off"
            error={said(errors.name)}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
          <ChoiceInput
            name="tableName"
            label={t('messages.category.table')}
            value={values.tableName}
            onChange={chooseTable}
            source={tables.map(({ tableName, label }) => ({ value: tableName, label: tableName, hint: label }))}
            error={errors.tableName}
          />
          <ChoiceInput
            name="pkFieldName"
            label={t('messages.category.key')}
            value={values.pkFieldName}
            onChange={(pkFieldName) => change({ pkFieldName })}
            source={offered('pkFieldName')}
            error={errors.pkFieldName}
          />
          <ChoiceInput
            name="displayName"
            label={t('messages.category.display')}
            hint={t('messages.category.display.hint')}
            value={values.displayName}
            onChange={(displayName) => change({ displayName })}
            source={offered('displayName')}
            error={errors.displayName}
          />
          <ChoiceInput
            name="routePath"
            label={t('messages.category.path')}
            hint={t('messages.category.path.hint')}
            value={values.routePath}
            onChange={(routePath) => change({ routePath })}
            source={offered('routePath')}
            error={errors.routePath}
          />
        </DocumentForm>
      </details>
    </>
  );
}
