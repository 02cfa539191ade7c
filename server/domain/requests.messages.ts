import { defineMessages } from './kernel/message';

/** Refusals of any request: what the database and the limits refuse. */
export const requests = defineMessages('requests', {
  keyReused: 'This Idempotency-Key was used with another body',
  keyBlank: 'The Idempotency-Key is blank. Send a text that is new for each action, or leave the header out.',
  keyTooLong: 'The Idempotency-Key must be at most {most, count} characters',
  duplicate: 'This exists already. Reload the page to see it.',
  inUse: 'Something that this needs was deleted, or this is in use. Reload the page and try again.',
  numberTooLarge: 'A number is too large',
  readTooLong: 'This takes too long. Choose fewer rows.',
  databaseAway: 'The database is not responding right now. Please try again.',
  amountTooGreat: 'An amount must be at most {most, money}',
  toBeforeFrom: 'To must not be before From',
  bodyNotObject: 'The body must be an object',
  disconnected: 'The client has disconnected',
  decimalWanted: '{name} must be a decimal text such as "1234.50"',
  dateWanted: 'A date must be yyyy-mm-dd',
  minuteWanted: 'A minute must be yyyy-mm-ddThh:mm',
  bodyTooLarge: 'The body is too large',
  contentTypeUnknown: 'This content type is not supported',
  bodyUnreadable: 'The body cannot be read',
  cursorWrong: 'A cursor must be one of a page of the same list',
  firstOrLast: 'Send first or last, not both',
  costsTooMuch: 'This reads about {rows, count} rows, at most {most, count}. Ask for fewer rows or fewer lists.',
  unknownId: 'There is none with the id {id}',
  onlyMethods: 'Only {methods} here',
  unforeseen: 'Something went wrong',
});
