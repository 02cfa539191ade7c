import { defineMessages } from './kernel/message';

/** Refusals that any field can meet. `label` names the field. */
export const fields = defineMessages('fields', {
  unseen: 'This must not contain control characters',
  unseenIn: '{label} must not contain control characters',
  notText: '{label} must be a text',
  tooLong: '{label} must be at most {most, count} characters',
  notMoney: '{label} must be rupees with at most 2 decimals',
  tooMuchMoney: '{label} must be at most {most, money}',
  notLitres: '{label} must be litres with at most 3 decimals',
  tooManyLitres: '{label} must be at most {most, litres} litres',
  tooGreat: '{label} must be at most {most, number}',
  wrongGstin: 'Check this GSTIN: its last character does not match the others',

  notValid: 'The value of {name} is not valid',
  notAnObject: 'The input must be an object',
  tooDeep: 'The input is too deep',
  unknown: 'There is no parameter {name}',
});
