import { defineMessages } from './kernel/message';

/** Refusals of the station's settings. */
export const settings = defineMessages('settings', {
  wrongGstin: 'Check this GSTIN: its last character does not match the others',
  fourEyesNeedsTwo: 'Four eyes needs two people who decide on requests: one requests, the other decides',
  needsTwo: 'This needs two people who decide on requests: one requests, the other decides',
  ownTwoStepFirst: 'Set up two-step login for yourself first, under My Account',
});
