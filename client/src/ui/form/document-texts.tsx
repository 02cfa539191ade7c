import { commentRule, referenceRule } from '../../../../server/domain/money-document.rules';
import { type MessageText, said, t } from '../../i18n/translate';
import { TextInput } from '../kit/fields';

interface TextFieldProps {
  value: string;
  onChange: (value: string) => void;
  error?: MessageText;
}

/** The number of a deposit slip, a cheque or a transfer. */
export const ReferenceInput = ({ value, onChange, error }: TextFieldProps) => (
  <TextInput
    name="reference"
    label={t('ui.payment.reference')}
    value={value}
    maxLength={referenceRule.max}
    autoComplete="off"
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
    error={said(error)}
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
