import type { FieldRule, FieldRules } from './field-rules';

/** An employee's fields (specification, section 5). `payRate` is stored in paise. */
export const employeeRules = {
  employeeName: {
    kind: 'text',
    min: 2,
    max: 45,
    case: 'lower',
    required: true,
    message: 'Employee name  must be between 2 to 45 characters',
  },
  contactNo: {
    kind: 'text',
    min: 10,
    max: 20,
    required: true,
    message: 'Contact number must be between 10 to 20 characters',
  },
  address: {
    kind: 'text',
    min: 2,
    max: 200,
    required: true,
    message: 'address number must be between 2 to 200 characters',
  },
  payRate: { kind: 'money', min: 1, required: true, message: 'please enter a valid payrate' },
  joinDate: { kind: 'date', required: true, message: 'please enter a valid join date YYYY-MM-DD format' },
} as const satisfies FieldRules;

/** The reason that an edit of an employee must give; its message is the specification's prompt. */
export const editReasonRule: FieldRule = {
  kind: 'text',
  min: 1,
  max: 500,
  required: true,
  message: 'Why you want to Edit',
};
