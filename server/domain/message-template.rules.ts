import type { FieldRule } from './field-rules';
import type { Problem } from './kernel/problem';

/** What a message says: {{placeholders}} in it become the facts of what happened. */
export interface MessageWords {
  subject: string;
  body: string;
}

export const LONGEST_WORDS = { subject: 200, body: 4000 } as const;

const wordsRule = (name: string, max: number): FieldRule => ({
  kind: 'text',
  max,
  message: `${name} must be at most ${max} characters`,
  missing: `Enter the ${name.toLowerCase()}`,
});

/** The owner's words; an empty one is left to the station. */
export const messageWordsRules = {
  subject: wordsRule('Subject', LONGEST_WORDS.subject),
  body: wordsRule('Text', LONGEST_WORDS.body),
} as const;

/** The words of a message sent by hand: both are needed. */
export const sentWordsRules = {
  subject: { ...messageWordsRules.subject, required: true },
  body: { ...messageWordsRules.body, required: true },
} as const;

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** The names between double braces, each once, in their order: 'Hello {{ firm }}' has 'firm'. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name]) => name!.trim())),
];

/** What is refused of a template: a placeholder that its event has no fact for, at its field. */
export const problemsOfTemplate = (words: MessageWords, known: readonly string[]): Problem[] =>
  (['subject', 'body'] as const).flatMap((field) =>
    placeholdersIn(words[field])
      .filter((name) => !known.includes(name))
      .slice(0, 1)
      .map((name) => ({ code: 'UNKNOWN_PLACEHOLDER', message: `There is no {{${name}}} in this message`, field })),
  );

/**
 * The words with the facts in their places. A fact is text and stays as it is: braces in it are not read again. A name
 * without a fact stays as it was written.
 */
export function withFacts(words: MessageWords, facts: Readonly<Record<string, string>>): MessageWords {
  const fill = (text: string): string =>
    text.replace(PLACEHOLDER, (written, name: string) =>
      Object.hasOwn(facts, name.trim()) ? facts[name.trim()]! : written,
    );
  return { subject: fill(words.subject), body: fill(words.body) };
}
