/** Labels (ADR 50) that say what was done, where no value is named. The old texts are to the letter. */
export const ANSWERS = {
  sentForApproval: 'Sent for approval. Somebody who may approve it will decide.',
  newUserWaits: 'Sent for approval. The new user can log in after somebody else accepts.',
  settingsChanged: 'Station settings changed.',
  eventAdded: 'Event Name created successfully',
  receiveCategoryAdded: 'Receive Category created successfully',
  subscribed: 'Created Message  successfully',
} as const;
