import type { MessageText } from '../../server/domain/kernel/message';

/** The English sentence of a text, with or without an id. */
export const inEnglish = (text: MessageText): string => (typeof text === 'string' ? text : text.message);

/** The English sentences of a form's problems, by field. */
export const allInEnglish = (texts: Readonly<Record<string, MessageText>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, inEnglish(text)]));
