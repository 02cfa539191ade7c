import { defineMessages } from './kernel/message';

/** Refusals of reports, their files and prints. */
export const reporting = defineMessages('reporting', {
  parameter: '{label} {wanted}',
  dateTooEarly: 'must not be before 1000-01-01',
  notDate: 'must be a day, YYYY-MM-DD',
  monthTooEarly: 'must not be before 1000-01',
  notMonth: 'must be a month, YYYY-MM',
  notWhole: 'must be a whole number',
  notChosen: 'must be chosen from the list',
  notText: 'must be a text of at most {most, count} characters',
  notFlag: 'must be true or false',

  monthOrDays: 'Choose a month or days, not both',

  limitNotWhole: 'limit must be a whole number',
  limitTooSmall: 'limit must be at least 1',
  limitTooGreat: 'limit must be at most {most, count}',
  offsetNotWhole: 'offset must be a whole number',
  offsetTooSmall: 'offset must be at least 0',
  offsetTooGreat: 'offset must be at most {most, count}',
  notSort: 'sort must be the name of a column',
  notDescending: 'descending must be true or false',
  unknownColumn: 'There is no column {name}',
  notSortable: 'Rows cannot be sorted by {column}',

  format: 'format must be json, csv, xlsx, pdf or roll',
  notOnRoll: 'Only a bill, a receipt or a payslip can be printed on a receipt roll',
  memoFormat: 'format must be json or pdf',
  language: 'language must be {languages}',
  paperVersion: 'version must be a whole number from 1',
  noSuchVersion: 'This document has no such version',
  tooManyForSheet:
    'At most {most, number} rows can be shown, but there are {rows, number}. Choose fewer days, or download a file.',
  tooManyForPrint:
    'A print can have at most {most, number} rows, but there are {rows, number}. Choose fewer rows, or a spreadsheet.',
  tooManyForSpreadsheet:
    'A spreadsheet can have at most {most, number} rows, but there are more. Choose fewer rows, or CSV.',
  printBusy: 'Too many prints are being made right now. Please try again.',
  printTooLong: 'The print takes too long. Choose fewer rows.',
  spreadsheetBusy: 'Too many spreadsheets are being made right now. Please try again.',
  spreadsheetTooLong: 'The spreadsheet takes too long. Choose fewer rows, or CSV.',
  downloadBusy: 'Too many reports are being downloaded right now. Please try again.',
  longDownloadBusy: 'Too many long reports are being downloaded right now. Please try again.',

  cellTooLong: 'a text must have at most {most, count} characters',
  notCell: 'a cell must be a text, a number or null',
  cellTooGreat: 'a number must be between -1e15 and 1e15',
  notRow: 'a row must be a list of texts or numbers',
  rowTooLong: 'a row must have at most {most, count} cells',
  notRows: 'data must be a list of rows',
  noHead: 'data must have a head row',
  tooManyRows: 'data must have at most {most, count} rows',
  tooManyCells: 'data must have at most {most, count} cells, rows times columns',
  tooManyLetters: 'data must have at most {most, count} letters in all',
  widthOutside: 'a width must be {least, count} to {most, count} points',
  notWidth: "a width must be points, '*', 'auto' or a share such as '20%'",
  notWidths: 'widths must be a list',
  tooManyWidths: 'widths must have at most one entry a column, {columns, count}',
});
