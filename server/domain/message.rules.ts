import type { FieldRule } from './field-rules';

/** The specification's message for an empty field would be wrong for one that is too long. */
const named = (missing: string): FieldRule => ({
  kind: 'text',
  required: true,
  min: 1,
  max: 100,
  missing,
  message: 'At most 100 characters',
});

/** Messages of the three forms (specification, section 5), to the letter. */
export const MESSAGE_TEXTS = {
  receiveCategory: 'Select A Receive Category',
  eventCategory: 'Select A Event Category  Name',
  recipient: (displayName: string) => `Select a ${displayName}`,
} as const;

export const eventNameRule: FieldRule = named('Enter a event name');

/** All five are required, in the order in which a missing one is reported. */
export const receiveCategoryRules = {
  name: named('Enter Category'),
  tableName: named('Enter Table'),
  pkFieldName: named('Enter PrimaryKey'),
  displayName: named('Enter Display'),
  routePath: named('Enter Route Path'),
} as const satisfies Record<string, FieldRule>;
