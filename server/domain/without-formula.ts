/** Where a spreadsheet would recognise a formula: at the beginning of a text or of a line in it, also after blanks. */
const FORMULA = /(^|\r\n|[\r\n])(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20])|^(?=[\t\r])/g;

/** Escapes text so that a spreadsheet does not evaluate it. */
export const withoutFormula = (text: string): string => text.replace(FORMULA, "$1'");
