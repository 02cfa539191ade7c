import { Alert } from '@mantine/core';

/** What the server refused of a form as a whole, above its fields; nothing where it refused nothing. */
export const FormErrors = ({ formErrors }: { formErrors: readonly string[] }) =>
  formErrors.length > 0 && (
    <Alert color="red" mb="md">
      {formErrors.join('\n')}
    </Alert>
  );
