import type { Phrases } from '../../translator';

/** Refusals and messages of settings, subscriptions, the outbox, the audit and saved views. */
export const settingsAndMessages: Phrases = {
  '{0} is not an audit head, which looks like 1234-9f3a-7c21-b0d4-5e6f':
    '{0} ऑडिट का सिरा नहीं है, जो 1234-9f3a-7c21-b0d4-5e6f जैसा दिखता है',
  'The audit has no row {0}: rows up to {1} were removed': 'ऑडिट में पंक्ति {0} नहीं है: {1} तक की पंक्तियाँ हटाई गई हैं',
  'Row {0} of the audit is {1}, not {2}: the audit was rewritten':
    'ऑडिट की पंक्ति {0} {1} है, {2} नहीं: ऑडिट दोबारा लिखा गया है',
  "{0} is in the audit's chain": '{0} ऑडिट की कड़ी में है',
};
