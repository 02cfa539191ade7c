import { type MessageText, said } from '../../i18n/translate';
import { Alert } from '../kit/feedback';

interface FormErrorsProps {
  formErrors: readonly MessageText[];
  className?: string;
}

/** The server's errors for the form as a whole, above its fields; renders nothing without any. */
export const FormErrors = ({ formErrors, className }: FormErrorsProps) =>
  formErrors.length > 0 && (
    <Alert color="red" mb={className ? undefined : 'md'} className={className}>
      {formErrors.map(said).join('\n')}
    </Alert>
  );
