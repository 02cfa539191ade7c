/** Letters and marks of the scripts of India, in which joiners choose the shape of a letter; no digits and full stops. */
const LETTERS =
  '\u0900-\u0963\u0970-\u097f\u0980-\u09e3\u09f0-\u09ff\u0a00-\u0a63\u0a70-\u0a7f\u0a80-\u0ae3\u0af0-\u0aff\u0b00-\u0b63\u0b70-\u0b7f\u0b80-\u0be3\u0c00-\u0c63\u0c70-\u0c7f\u0c80-\u0ce3\u0cf0-\u0cff\u0d00-\u0d63\u0d70-\u0d7f\u0620-\u065f\u066e-\u06d3\u06fa-\u06ff';

/** Malayalam and Bengali letters whose form without a vowel is typed with a joiner at the end of a word: 'ന്‍', 'ত্‍'. */
const CLOSED = '[\u0d15\u0d23\u0d28\u0d30\u0d32\u0d33]\u0d4d|\u09a4\u09cd';

/**
 * U+200D and U+200C outside a word of those scripts, in which they join and separate letters; elsewhere they are
 * invisible. Urdu separates parts of a word by U+200C.
 */
export const STRAY_JOINER = new RegExp(
  `(?<![${LETTERS}])[\u200c\u200d]|\u200c(?![${LETTERS}])|(?<!${CLOSED})\u200d(?![${LETTERS}])`,
  'u',
);

/** For comparing: the same word is typed with joiners and without them. */
export const withoutJoiners = (text: string): string => text.replace(/[\u200c\u200d]/g, '');

/** SQL: the same. */
export const withoutJoinersInSql = (text: string): string => `translate(${text}, U&'\\200C\\200D', '')`;
