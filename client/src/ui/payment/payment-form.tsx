import { DocumentForm } from '../form/document-form';
import type { DocumentFormState } from '../form/use-document-form';
import { ChoiceInput, type ChoiceInputProps } from '../inputs/choice-input';
import { PaymentNotes } from './payment-notes';
import { PaymentWayFields } from './payment-way-fields';
import type { Payment } from './use-payment';
import { WaitsAbove } from './waits-above';

interface PaymentFormProps {
  form: DocumentFormState<never>;
  payment: Payment;
  onSave: () => Promise<void>;
  /** For documents with a cheque or transfer number. */
  withReference?: boolean;
  /** For documents whose cheque is listed. */
  withCheque?: boolean;
  /** The mutation, if its amount may have to be approved. */
  command?: string;
  /** The first field: payer, payee or purpose, under the document's field name. */
  choice: Pick<ChoiceInputProps, 'label' | 'hint' | 'value' | 'onChange' | 'source' | 'addedWith' | 'adds'> & {
    name: string;
  };
}

/** The form of a single-payment document: a choice, the amount and the payment way, and the notes below. */
export function PaymentForm({ form, payment, onSave, withReference, withCheque, command, choice }: PaymentFormProps) {
  const { errors, clearErrors } = form;
  return (
    <DocumentForm
      form={form}
      onSave={onSave}
      notes={<PaymentNotes payment={payment} errors={errors} onEdit={clearErrors} />}
    >
      <ChoiceInput
        {...choice}
        onChange={(value, option) => {
          choice.onChange(value, option);
          clearErrors();
        }}
        error={errors[choice.name]}
      />
      <PaymentWayFields
        payment={payment}
        errors={errors}
        withReference={withReference}
        withCheque={withCheque}
        onEdit={clearErrors}
      />
      {command && <WaitsAbove command={command} amount={payment.draft.amount} paysOut />}
    </DocumentForm>
  );
}
