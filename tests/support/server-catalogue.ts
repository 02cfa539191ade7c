import fs from 'node:fs';
import path from 'node:path';
import type { Translated } from '../../i18n/languages';
import type { LanguageTexts } from '../../i18n/sayings';
import type { MessageDefinition } from '../../server/domain/kernel/message';

const DOMAIN = path.join(__dirname, '../../server/domain');

/** All messages that are defined beside the rules, with their files. */
export const definedMessages = fs
  .readdirSync(DOMAIN)
  .filter((file) => file.endsWith('.messages.ts'))
  .flatMap((file) =>
    Object.values<Record<string, MessageDefinition>>(require(path.join(DOMAIN, file))).flatMap((area) =>
      Object.values(area).map(({ id, english }) => ({ file, id, english })),
    ),
  );

/** What a language says for the server. */
export const textsOf = (language: Translated): LanguageTexts => require(`../../i18n/${language}/texts`).texts;

/** Messages and labels of the server: the English text and its translation. */
export function serverTexts(language: Translated): (readonly [english: string, text: string])[] {
  const { areas, labels } = textsOf(language);
  const messages = definedMessages.flatMap(({ id, english }) => {
    const [area, key] = id.split('.') as [string, string];
    const text = areas[area]?.[key];
    return text === undefined ? [] : [[english, text] as const];
  });
  return [...messages, ...Object.values(labels).flatMap((file) => Object.entries(file))];
}
