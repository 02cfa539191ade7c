import { commentRule, referenceRule } from '../../../../server/domain/money-document.rules';
import { type MessageText, said, t } from '../../i18n/translate';
import { TextInput } from '../kit/fields';

interface TextFieldProps {
  value: string;
  onChange: (value: string) => void;
  error?: MessageText;
}

interface ReferenceInputProps extends TextFieldProps {
  label?: string;
  hint?: string;
}

/** The number of a deposit slip, a cheque or a transfer, unless its label says otherwise. */
export const ReferenceInput = ({ label = t('ui.payment.reference'), hint, ...field }: ReferenceInputProps) => (
  <TextInput
    name="reference"
    label={label}
    description={hint}
    value={field.value}
    maxLength={referenceRule.max}
    autoComplete="off"
    onChange={({ currentTarget }) => field.onChange(currentTarget.value)}
    error={said(field.error)}
  />
);

export const CommentInput = ({ value, onChange, error }: TextFieldProps) => (
  <TextInput
    name="comment"
    label={t('ui.comment')}
    value={value}
    maxLength={commentRule.max}
    autoComplete="off"
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
    error={said(error)}
  />
);
