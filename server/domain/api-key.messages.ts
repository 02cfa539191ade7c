import { defineMessages } from './kernel/message';

/** Refusals of API keys. */
export const apiKeys = defineMessages('apiKeys', {
  nameMissing: 'Enter the name of the tool, 2 to 45 characters',
  nameOfUser: 'A user has this name. Choose another name for the tool.',
  noRight: 'Choose at least one right',
  rightUnknown: 'Choose rights from the list',
  rightNotOwn: 'You can give only rights that you have yourself',
  rightForPeople: 'This right is for people only: a key cannot have it',
  expiryWrong: 'Choose a day from today to {latest, date}',
  keyGone: 'This key was not found, or was revoked already',
});
