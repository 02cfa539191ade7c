import { defineMessages } from './kernel/message';

/** Refusals of event and receive categories, subscriptions, messages sent by hand and the outbox. */
export const messages = defineMessages('messages', {
  eventExists: 'Event {event} already exists',
  receiveCategoryExists: 'Receive category {category} already exists',
  tableNotAllowed: 'Table must be one of {tables}',
  tooManyRecipients: 'At most {most, count} at once',
  recipientsNotWhole: 'recipients must be whole numbers',
  rowWithoutKey: 'Each recipient must have its {key}',
  unknownChannel: 'channel must be one of {channels}',
  sentAutomatically: 'Messages about {event} are sent automatically',
  nobodyReached: 'No recipient of {event} can be reached',
  subscriptionNotWhole: 'subscriptionId must be a whole number',
  unknownSubscription: 'This subscription was not found',
  messageNotWhole: 'messageId must be a whole number',
  unknownMessage: 'This message was not found',
  notFailed: 'This message has not failed',
  linkGone: 'Its link cannot be sent again. Ask for a new one.',
  unknownState: 'state must be one of {states}',
  selectReceiveCategory: 'Select A Receive Category',
  selectEventCategory: 'Select A Event Category  Name',
  selectRecipient: 'Select a {name}',
  disabled: '{name} is disabled',
  fieldMustBe: '{field} of {table} must be {value}',
  unknownPlaceholder: 'There is no {placeholder} in this message',
});
