import { defineMessages } from './kernel/message';

/** Refusals of the station's settings. */
export const settings = defineMessages('settings', {
  fourEyesNeedsTwo: 'Four eyes needs two people who decide on requests: one requests, the other decides',
  needsTwo: 'This needs two people who decide on requests: one requests, the other decides',
  ownTwoStepFirst: 'Set up two-step login for yourself first, under My Account',
  noAuditHead: '{printed} is not an audit head, which looks like 1234-9f3a-7c21-b0d4-5e6f',
  auditCut: 'The audit has no row {row}: rows up to {head} were removed',
  auditRewritten: 'Row {row} of the audit is {now}, not {head}: the audit was rewritten',
  inAuditChain: "{head} is in the audit's chain",
});
