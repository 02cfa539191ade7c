import type { FieldRule } from './field-rules';

/** An empty field is told in the specification's words, which would not be true of a long one. */
const named = (missing: string): FieldRule => ({
  ...{ kind: 'text', required: true, min: 1, max: 100, missing },
  message: 'At most 100 characters',
});

/** The texts of the three forms (specification, section 5), to the letter. */
export const MESSAGE_TEXTS = {
  receiveCategory: 'Select A Receive Category',
  eventCategory: 'Select A Event Category  Name',
  recipient: (displayName: string) => `Select a ${displayName}`,
} as const;

export const eventNameRule: FieldRule = named('Enter a event name');

/** All five are needed; in their order, so that the message names the first that is missing. */
export const receiveCategoryRules = {
  name: named('Enter Category'),
  tableName: named('Enter Table'),
  pkFieldName: named('Enter PrimaryKey'),
  displayName: named('Enter Display'),
  routePath: named('Enter Route Path'),
} as const satisfies Record<string, FieldRule>;
