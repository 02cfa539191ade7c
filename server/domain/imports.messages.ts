import { defineMessages } from './kernel/message';

/** Refusals and answers of the import of masters. */
export const imports = defineMessages('imports', {
  nothingGiven: 'Choose a file or paste rows',
  empty: 'The sheet is empty',
  tooLarge: 'A file must be at most {most, count} MB. Split it into several files.',
  tooManyRows: 'The sheet has more than {most, number} rows. Split it into several files.',
  tooManyColumns: 'The sheet has more than {most, number} columns. Delete those that are not needed.',
  unreadable: 'This file could not be read. Save it as XLSX or CSV and choose the new file.',
  oldExcel:
    'This is an old Excel file, or it has a password. Save it as XLSX without a password and choose the new file.',
  tooLong: 'This file takes too long to read. Save only the rows to import in a new file.',
  busy: 'Other files are being read right now. Please try again.',
  noHeadings: 'No row has the headings of this list. Expected: {headings, commas}',
  noKey: 'The sheet needs the column {headings, commas}, by which rows are recognised',
  chooseKey: 'No column is recognised as {headings, commas}. Choose below which column it is.',
  otherPeriod:
    'Pay is by the shift or by the month, and {heading} is for another period. Write the pay by the month in your sheet, and choose it again.',
  noRows: 'There are no rows below the headings',
  otherSheets: 'Read from the sheet {sheet}. Not read: {others}',
  headingRows: 'The headings were read from the rows {first, count} and {last, count} together.',
  unheadedColumns: 'Not imported, because they have no heading: the columns {columns}',
  looksLike:
    'This looks like another list: {list}. {count, plural, one {# column} other {# columns}} of the sheet {count, plural, one {belongs} other {belong}} to it, and {own, count} to this one.',
  notImported:
    '{headings} {count, plural, one {is not a column} other {are not columns}} of this list and would not be imported. Correct the {count, plural, one {heading} other {headings}}, leave {count, plural, one {it} other {them}} out, or confirm that.',
  headingRow: 'The headings were found in row {row, count}. The rows above it were skipped.',
  twoColumns: '{heading} was not imported, because another column is {field} too',
  shortened: 'The spreadsheet shortened this number to {value}. Format the column as text and type the number again.',
  formulaError: 'The spreadsheet has an error here: {value}',
  noReference: '{master} {value} was not found. Add it first, or correct the name.',
  disabledReference: '{master} {value} is disabled. Enable it in its list first, or correct the name.',
  sameFuel: '{value} is taken as {product}. Is it the same product?',
  mostAdvances:
    '{below, count} of {count, count} opening balances are below 0, which means paid in advance. Is that right? Some sheets print what customers owe with a minus: then remove the minus signs.',
  ambiguousReference: 'There are several rows with the name {value}. Rename one of them first.',
  notDate: '{value} is not a date. Write it as 21-11-2026.',
  notChoice: '{value} is not one of the choices: {choices, commas}',
  fixed: 'This cannot be changed here once the row is added. It is {value}.',
  repeated: 'Row {row, count} is the same one',
  ambiguous: 'There are several rows with this name. Change them in the list.',
  renamed:
    'This may be {name} under another name, with the same {fields, commas}. Change the name in the list and leave this row out: imported, it is added a second time.',
  yes: 'Yes',
  no: 'No',
});
