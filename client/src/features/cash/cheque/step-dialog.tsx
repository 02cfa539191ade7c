import type { TypedDocumentNode } from '@apollo/client';
import { clearingRules, depositRules, returnRules, undoRules } from '../../../../../server/domain/cheque.rules';
import type { FieldRule } from '../../../../../server/domain/field-rules';
import {
  ClearChequeDocument,
  DepositChequeDocument,
  ReturnChequeDocument,
  UndoChequeStepDocument,
} from '../../../graphql/generated/graphql';
import { useSubmit } from '../../../hooks/use-submit';
import { t } from '../../../i18n/translate';
import { Dialog } from '../../../ui/dialog/dialog';
import { EntryForm } from '../../../ui/form/entry-form';
import type { FieldDefinition, WireValues } from '../../../ui/inputs/field-definition';
import { Text } from '../../../ui/kit/text';
import { today } from '../../../ui/text/station-zone';
import { type Cheque, nameOf, type Step } from './cheques';

interface Named {
  id: number;
  name: string;
}

interface StepDialogProps {
  cheque: Cheque;
  step: Step;
  accounts: readonly Named[];
  categories: readonly Named[];
  onClose: () => void;
  onSaved: () => void;
}

/** Asks for what a step of a cheque needs, and records it. */
export function StepDialog(props: StepDialogProps) {
  const { cheque, step } = props;
  switch (step) {
    case 'deposit':
      return (
        <StepForm
          {...props}
          mutation={DepositChequeDocument}
          fields={[
            day('depositedOn', t('cash.cheques.depositedOn'), depositRules.depositedOn),
            choice('accountId', t('cash.cheques.account'), depositRules.accountId, props.accounts),
          ]}
          row={{ depositedOn: today(), accountId: cheque.accountId }}
          title={t('cash.cheques.deposit')}
          what={t('cash.cheques.deposit.what')}
          saved={t('cash.cheques.deposited', { cheque: nameOf(cheque) })}
        />
      );
    case 'clear':
      return (
        <StepForm
          {...props}
          mutation={ClearChequeDocument}
          fields={[day('clearedOn', t('cash.cheques.clearedOn'), clearingRules.clearedOn)]}
          row={{ clearedOn: today() }}
          title={t('cash.cheques.clear')}
          what={t('cash.cheques.clear.what', { account: cheque.accountName })}
          saved={t('cash.cheques.cleared', { cheque: nameOf(cheque) })}
          rehearses
        />
      );
    case 'return':
      return (
        <StepForm
          {...props}
          mutation={ReturnChequeDocument}
          fields={returnFields(props)}
          row={{ returnedOn: today() }}
          title={t('cash.cheques.return')}
          what={t(cheque.isReceived ? 'cash.cheques.return.what' : 'cash.cheques.return.issued')}
          saved={t('cash.cheques.returned', { cheque: nameOf(cheque) })}
          rehearses
        />
      );
    case 'undo':
      return (
        <StepForm
          {...props}
          mutation={UndoChequeStepDocument}
          more={{ step: cheque.state }}
          fields={[{ ...undoRules.reason, name: 'reason', label: t('cash.cheques.why') }]}
          title={t('cash.cheques.undo')}
          what={t('cash.cheques.undo.what')}
          saved={t('cash.cheques.undone', { cheque: nameOf(cheque) })}
          rehearses
        />
      );
  }
}

const day = (name: string, label: string, rule: FieldRule): FieldDefinition => ({ ...rule, kind: 'date', name, label });

const choice = (name: string, label: string, rule: FieldRule, rows: readonly Named[]): FieldDefinition => ({
  ...rule,
  kind: 'reference',
  name,
  label,
  options: rows.map((row) => ({ value: String(row.id), label: row.name })),
});

/** A cheque in hand has cost the bank nothing, and a supplier is not charged. */
function returnFields({ cheque, categories }: StepDialogProps): FieldDefinition[] {
  const { reason, bankCharge, customerCharge, expenditureCategoryId } = returnRules;
  const money = (name: string, label: string, rule: FieldRule): FieldDefinition => ({
    ...rule,
    kind: 'money',
    name,
    label,
  });
  return [
    day('returnedOn', t('cash.cheques.returnedOn'), returnRules.returnedOn),
    { ...reason, name: 'reason', label: t('cash.cheques.reason') },
    ...(cheque.state === 'HELD'
      ? []
      : [
          money('bankCharge', t('cash.cheques.bankCharge'), bankCharge),
          choice('expenditureCategoryId', t('cash.cheques.category'), expenditureCategoryId, categories),
        ]),
    ...(cheque.isReceived ? [money('customerCharge', t('cash.cheques.customerCharge'), customerCharge)] : []),
  ];
}

interface StepFormProps<Data, Input> extends StepDialogProps {
  mutation: TypedDocumentNode<Data, { input: Input }>;
  /** Of the input besides the fields and the cheque. */
  more?: object;
  fields: readonly FieldDefinition[];
  row?: Readonly<Record<string, unknown>>;
  title: string;
  what: string;
  saved: string;
  /** What it changes is shown before it is recorded; a deposit changes nothing else. */
  rehearses?: boolean;
}

function StepForm<Data, Input>({ cheque, mutation, more, fields, row, ...props }: StepFormProps<Data, Input>) {
  const { title, what, saved, rehearses, onClose, onSaved } = props;
  const { submit, busy, fieldErrors, formErrors } = useSubmit(mutation, {
    success: () => saved,
    showsRefusals: true,
    rehearses,
    reviewWords: { title: t('cash.cheques.effects'), saveLabel: title },
  });
  // The cheque has no field: a refusal of its state is shown for the whole form.
  const ofWhole = fieldErrors.chequeId ? [...formErrors, fieldErrors.chequeId] : formErrors;
  const save = async (values: WireValues): Promise<boolean> => {
    const input = { chequeId: cheque.id, ...more, ...values } as Input;
    if (!(await submit({ input }))) return false;
    onClose();
    onSaved();
    return true;
  };
  return (
    <Dialog title={`${title}: ${nameOf(cheque)}`} opened boxOnPhone onClose={onClose}>
      <Text mb="md">{what}</Text>
      <EntryForm
        fields={fields}
        row={row}
        submitLabel={title}
        onSubmit={save}
        onCancel={onClose}
        busy={busy}
        fieldErrors={fieldErrors}
        formErrors={ofWhole}
      />
    </Dialog>
  );
}
