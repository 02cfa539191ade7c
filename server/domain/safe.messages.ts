import { defineMessages } from './kernel/message';

/** Refusals of counted notes and of what leaves the safe. */
export const safe = defineMessages('safe', {
  atNote: '₹{value, count}: {problem}',
  inNotWhole: 'cash in must be a whole number of notes',
  outNotWhole: 'cash out must be a whole number of notes',
  bothWays: 'enter either cash in or cash out',
  notAvailable: 'only {available, count} of these are in the safe',
  tooGreat: 'The notes must add up to at most {greatest, money}',
  notAsAmount: 'The notes add up to {counted, money}, but the amount is {amount, money}',
  exchangeUnequal: 'Cash In and Cash Out must be same amount',
  unknownNote: 'There is no ₹{value} note or coin to count here',
  cashNotAvailable: 'The safe holds only {holds, money}',
  countTheNotes: 'The notes in the safe cannot make exactly {amount, money}. Enter the notes, with the change.',

  countNotWhole: 'The count must be a whole number',
  countTooGreat: 'The count must be at most {most, count}',
  tooManyKinds: 'At most {most, count} kinds of notes can be counted',
  notesGone: 'These notes are no longer in the safe',
  notesGoneNamed: 'These notes are no longer in the safe. Missing: {missing, commas}',
  uncounted: '{amount, money} of uncounted cash',
  noteCount: '{count, count} × ₹{value, rupees}',
});
