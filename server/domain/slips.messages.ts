import { defineMessages } from './kernel/message';

/** Refusals of slip books and of the slips of credit sales. */
export const slips = defineMessages('slips', {
  unreadable: 'Enter a slip number that ends in up to 9 digits, such as A-0001',
  unprinted: 'A slip number must start with a letter or digit and have only letters, digits, - / . and spaces',
  range: '{first} to {last}',
  overlap: 'Slips of {book} are already in the slip book {taken}',
  notOneBook: '{first} and {last} cannot be in one slip book: they begin differently',
  lastBeforeFirst: 'The last slip {last} is before the first, {first}',
  tooManyLeaves: 'A slip book can have at most {most, count} leaves, not {leaves, count}',
  used: 'Slip {slip} was used for {creditor} on {date, date}',
  spoilt: 'Slip {slip} is void: {reason}',
  otherCreditors: 'Slip {slip} is in the slip book of {creditor}',
  usedOutside: 'Slip {slip} of this book was used for {creditor} on {date, date}. Correct that sale first.',
  voidOutside: 'Slip {slip} of this book is void. Take that back first.',
  bookUsed: 'Slips of this book are used or void, so it cannot be deleted. Change its first and last slip instead.',
  notInABook: 'Slip {slip} is in no slip book',
});
