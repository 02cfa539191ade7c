import { said, t } from '../../i18n/translate';
import { DocumentForm } from '../form/document-form';
import { CommentInput } from '../form/document-texts';
import { useDocumentForm } from '../form/use-document-form';
import { ChoiceInput } from '../inputs/choice-input';
import { DateInput } from '../inputs/date-input';
import { MoneyInput } from '../inputs/money-input';
import { TextInput } from '../kit/fields';
import { WaitsAbove } from '../payment/waits-above';
import { today } from '../text/station-zone';
import { type DatedDocument, type DatedField, inputOf, resolved, type Typed } from './dated-document';

interface DatedDocumentFormProps<Facts, List, Recorded> {
  document: DatedDocument<Facts, List, Recorded>;
  facts: Facts;
  typed: Typed;
  onType: (typed: Typed) => void;
  onSaved: () => void;
}

/** The empty fields. The day is kept: several are entered from one letter. */
export const emptyOf = <Facts,>(fields: readonly DatedField<Facts>[], kept: Typed = {}): Typed => ({
  ...Object.fromEntries(fields.map(({ name, kind }) => [name, kind === 'date' ? (kept[name] ?? today()) : ''])),
  comment: '',
});

/** The form of a document with a day of its own. */
export function DatedDocumentForm<Facts, List, Recorded>({
  document,
  facts,
  typed,
  onType,
  onSaved,
}: DatedDocumentFormProps<Facts, List, Recorded>) {
  const { fields, rules, table, command, idOf } = document;
  const entry = resolved(fields, facts, typed);
  const form = useDocumentForm(document.record, {
    sentAs: document.sentAs,
    first: fields[0]!.name,
    problems: document.problemsOf(entry, facts),
    waiting: document.paysOut ? t('ui.payment.notYet') : undefined,
    success: () => document.savedText(entry, facts),
    undo: (payload) => {
      const rowId = idOf(payload);
      return rowId ? { table, rowId } : null;
    },
    onSaved,
    empty: () => onType(emptyOf(fields, typed)),
  });
  const { errors } = form;
  const change = (name: string, value: string): void => {
    onType({ ...entry, [name]: value });
    form.clearErrors();
  };
  const save = async (): Promise<void> => {
    if (!form.isRefused()) await form.send(inputOf(rules, entry) as never);
  };
  const inputFor = (field: DatedField<Facts>) => {
    const { name } = field;
    const required = rules[name]!.required === true || field.isShown !== undefined;
    const common = { name, label: field.label(), value: entry[name]!, error: errors[name], required };
    const onChange = (value: string): void => change(name, value);
    if (field.kind === 'choice')
      return (
        <ChoiceInput
          key={name}
          {...common}
          onChange={onChange}
          source={field.options(facts, entry)}
          adds={field.adds}
          addedWith={field.addedWith}
        />
      );
    if (field.kind === 'money') return <MoneyInput key={name} {...common} onChange={onChange} />;
    if (field.kind === 'date') return <DateInput key={name} {...common} onChange={onChange} max={today()} />;
    return (
      <TextInput
        key={name}
        {...common}
        maxLength={rules[name]!.max}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        error={said(common.error)}
      />
    );
  };

  return (
    <DocumentForm form={form} onSave={save}>
      {fields.filter(({ isShown }) => isShown?.(entry) !== false).map(inputFor)}
      <CommentInput value={entry.comment!} onChange={(value) => change('comment', value)} error={errors.comment} />
      <WaitsAbove
        command={command}
        amount={document.limited?.(entry) ?? entry.amount!}
        paysOut={document.paysOut === true}
      />
    </DocumentForm>
  );
}
