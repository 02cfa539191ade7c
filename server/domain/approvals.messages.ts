import { defineMessages } from './kernel/message';

/** Refusals of change requests and of decisions on them, and what a decision changes. */
export const approvals = defineMessages('approvals', {
  notEditable: 'This {table} cannot be edited. Delete it and enter it again.',
  notDeletable: 'This {table} cannot be deleted',
  nothingChanged: 'Nothing was changed',
  changedMeanwhile: '{title} was changed by someone else in the meantime. Check it again before saving.',
  askedAlready: 'You have already requested this. An admin will decide.',
  unknownEntry: 'This entry was not found',
  unknownRequest: 'This request was not found',
  ownRequest: 'You cannot decide on your own request. Another admin has to.',
  decided:
    'This was {state, select, ACCEPTED {accepted} REJECTED {rejected} WITHDRAWN {withdrawn} other {made}} already',
  decidedBy:
    'This was {state, select, ACCEPTED {accepted} REJECTED {rejected} WITHDRAWN {withdrawn} other {made}} by {who} already',
  recorded: 'This was accepted by {who}, so it is recorded. Do not send it again.',
  changedSinceRequest: '{title} has changed since this request was made. Check it again.',
  notOwnRequest: 'Only the person who made this request can withdraw it',
  figuresChanged: 'The rate or the amount has changed since this request was made. It has to be entered again.',
  acceptedAfterClose: 'Accepted after the shift was closed',
  late: '{shift} is closed: this is recorded as a late entry in it',
  requesterGone: '{name} can no longer log in, so this request cannot be accepted.',
  fieldNotChangeable: 'This field cannot be changed here',
  wrongPermission: 'permission must be 1 (delete) or 2 (modify)',
  rowNotWhole: 'The row number must be a whole number',
  beforeNotWhole: 'before must be a whole number',
  requestNotWhole: 'requestId must be a whole number',
  acceptNotBoolean: 'accept must be yes or no',
});
