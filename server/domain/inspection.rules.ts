import { type FieldRules, GREATEST_FIGURE, GREATEST_ID, normalise, problemsOfFields } from './field-rules';
import type { BusinessDate } from './kernel/business-date';
import type { Problem } from './kernel/problem';
import { GREATEST_READING_SUM } from './stock-in.rules';

/**
 * What an official inspection wrote down of a fuel, litres (specification, section 5): all its meters added up, its
 * stock, and what had come in on that day before. A new station's meters may stand at 0, and its stock
 * before the first delivery is 0.
 */
export const inspectionRules = {
  productId: { kind: 'integer', min: 1, max: GREATEST_ID, required: true, message: 'Select a product' },
  readingSum: { kind: 'litres', min: 0, max: GREATEST_READING_SUM, required: true, message: 'Enter Reading Sum' },
  inspectionDate: { kind: 'date', required: true, message: 'Enter inspection date' },
  totalStock: { kind: 'litres', min: 0, max: GREATEST_FIGURE, required: true, message: 'Enter Total Stock' },
  totalBeforeStock: {
    kind: 'litres',
    min: 0,
    max: GREATEST_FIGURE,
    required: true,
    message: 'Enter stock In quantity',
  },
} as const satisfies FieldRules;

/** An inspection that was entered wrong, and why it is taken back. */
export const inspectionRemovalRules = {
  inspectionId: { kind: 'integer', min: 1, max: GREATEST_ID, required: true, message: 'Select an inspection' },
  reason: {
    kind: 'text',
    min: 1,
    max: 500,
    required: true,
    message: 'Give the reason for removing the inspection, in at most 500 characters',
  },
} as const satisfies FieldRules;

/** Why an inspection, typed or stored, is refused; its product and the other inspections are the books' to know. */
export function problemsOfInspection(entry: Readonly<Record<string, unknown>>, today: BusinessDate): Problem[] {
  const problems = problemsOfFields(inspectionRules, entry);
  const { inspectionDate } = normalise(inspectionRules, entry);
  if (problems.some(({ field }) => field === 'inspectionDate') || String(inspectionDate) <= today) return problems;
  const message = 'Inspection date must not be in the future';
  return [...problems, { code: 'IN_THE_FUTURE', message, field: 'inspectionDate' }];
}
