import { defineMessages } from './kernel/message';

/** Refusals and answers of masters. */
export const masters = defineMessages('masters', {
  adminsOnly: 'Only an admin can change this',
  inUse: '{title} is in use',
  taken: 'Another {master} already has this {field}',
  takenValue: 'Another {master} already has this {field}: {value}',
  takenByDisabled: 'A disabled {master} already has this {field}. Enable that one.',
  disabled: '{title} is disabled',
  /** A row in a sentence: 'Pump P1'. */
  titled: '{label} {name}',
  unknownRow: 'This {master} was not found',
  vehicleDisabled: 'A disabled vehicle already has this number, written {number}. Enable that one.',
  vehicleTaken: 'Another vehicle already has this number, written {number}',
  notesInSafe: 'There are {count, count} of these in the safe. Exchange them first.',
  meterTooHigh: 'The meter does not go that high',
  notAFuel: 'A tank can only hold a fuel',
  aboveCapacity: 'This is more than the tank can hold',
  idNotWhole: 'id must be a whole number',
  unknownList: 'This list was not found',
  choosePerson: 'Choose an employee or a user',
  kindWrong: 'kind must be PICTURE or DOCUMENT',
  openingNotesByAdmin: 'Only an admin can enter notes that are already in the safe. Use a cash exchange instead.',
  openingByAdmin: 'You cannot enter an opening balance after the first shift. Leave it at 0.',
  openingWithoutBalance: 'Enter the balance too, or leave its date empty',
  openingAfterEntry: 'The first entry is dated {first, date}. Choose that day or an earlier one.',
  openingAfterShift: 'The newest shift is of {newest, date}. The opening balance cannot be dated after it.',
  openingInFuture: 'The opening balance cannot be dated in the future',
  nozzleInShift: 'Nozzle {nozzle} is in the running shift. Move it after the shift is closed.',
  shiftBegun: 'Shift {date, date} {shift} has already started. Enter the rate for a later shift.',
});
