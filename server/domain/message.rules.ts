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

/** Labels (ADR 50) that say why a subscription or a category of recipients sends nothing. */
export const SUBSCRIPTION_TEXTS = {
  tellsNobody: 'Its table, key, display field or path is not valid, so nothing is sent',
  onlyUsers: 'Only users can receive this event',
  onlyUsersAndCreditor: 'Only users and the creditor concerned can receive this event',
  recipientGone: 'The recipient no longer exists',
  recipientDisabled: 'The recipient is disabled',
  noAddress: 'The recipient has no address for this',
  noMailServer: 'No mail server is set up, so mails stay on the outbox page',
  noWebhook: 'No webhook is set up, so SMS and WhatsApp messages stay on the outbox page',
  notSentInTime: 'It was not sent in time',
} as const;

/** Labels shown for a mail with a password link while no mail server is set. Under four eyes no admin can issue one. */
export const RESET_TEXTS = {
  byAdmin:
    'No mail server is set up, so no link was created. Another admin can issue one under Users, on the user, with ' +
    'Reset password. Or run npm run new-password on the server with the e-mail address.',
  atServer:
    'No mail server is set up, so no link was created. Run npm run new-password on the server with the e-mail address.',
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
