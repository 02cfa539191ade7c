import { type FieldRules, GREATEST_FIGURE, GREATEST_ID, normalise, problemsOfFields } from './field-rules';
import { inspection } from './inspection.messages';
import { type LocalDateTime, parseLocalDateTime } from './kernel/local-date-time';
import { labelled, type Message } from './kernel/message';
import type { Problem } from './kernel/problem';
import { GREATEST_READING_SUM } from './stock-in.rules';

const WRONG_TIME = 'Enter the inspection time as HH:MM, such as 14:30';

/**
 * An official inspection's record of a fuel, in litres (specification, section 5): the sum of its meters, its stock,
 * and what was received on that day before it. A new station's meters may be at 0, and its stock before the first
 * delivery is 0. The time and the testing before it are optional (ADR 30): an entry without a time counts as made
 * before the first shift of its day.
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
  inspectionTime: { kind: 'text', min: 5, max: 5, message: WRONG_TIME },
  testingBefore: {
    kind: 'litres',
    min: 0,
    max: GREATEST_FIGURE,
    message: 'Enter the litres of testing before the inspection, or leave it empty',
  },
} as const satisfies FieldRules;

/** Removal of an inspection that was entered wrongly, with the reason. */
export const inspectionRemovalRules = {
  inspectionId: { kind: 'integer', min: 1, max: GREATEST_ID, required: true, message: 'Select an inspection' },
  reason: {
    kind: 'text',
    min: 1,
    max: 500,
    required: true,
    message: 'Enter the reason for removing the inspection, in at most 500 characters',
  },
} as const satisfies FieldRules;

/**
 * Validates an inspection, typed or stored. The command checks its product and the other inspections. `now` is the
 * station's local time.
 */
export function problemsOfInspection(entry: Readonly<Record<string, unknown>>, now: LocalDateTime): Problem[] {
  const problems = problemsOfFields(inspectionRules, entry);
  const isRefused = (name: string) => problems.some(({ field }) => field === name);
  const { inspectionDate, inspectionTime, testingBefore } = normalise(inspectionRules, entry);
  const refused = (code: string, field: string, text: Message): Problem[] => [{ code, ...text, field }];
  const [date, time] = [String(inspectionDate), inspectionTime ? String(inspectionTime) : null];
  if (!isRefused('inspectionDate') && date > now.slice(0, 10))
    problems.push(...refused('IN_THE_FUTURE', 'inspectionDate', inspection.dateInFuture()));
  if (isRefused('inspectionTime')) return problems;
  if (time !== null && parseLocalDateTime(`${now.slice(0, 10)}T${time}`) === null)
    problems.push(...refused('INVALID', 'inspectionTime', labelled(WRONG_TIME)));
  else if (time !== null && !isRefused('inspectionDate') && date === now.slice(0, 10) && `${date}T${time}` > now)
    problems.push(...refused('IN_THE_FUTURE', 'inspectionTime', inspection.timeInFuture()));
  if (time === null && Number(testingBefore ?? 0) > 0)
    problems.push(...refused('NO_TIME', 'inspectionTime', inspection.timeMissing()));
  return problems;
}
