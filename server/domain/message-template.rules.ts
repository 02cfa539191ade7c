import type { FieldRule } from './field-rules';
import type { Problem } from './kernel/problem';
import { messages } from './messages.messages';

/** Text of a message: {{placeholders}} in it are replaced by the facts of the event. */
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

/** The owner's text; an empty field uses the station's default. */
export const messageWordsRules = {
  subject: wordsRule('Subject', LONGEST_WORDS.subject),
  body: wordsRule('Text', LONGEST_WORDS.body),
} as const;

/** Text of a message sent by hand: both fields are required. */
export const sentWordsRules = {
  subject: { ...messageWordsRules.subject, required: true },
  body: { ...messageWordsRules.body, required: true },
} as const;

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** Lists the names in double braces, each once, in order: 'Hello {{ firm }}' has 'firm'. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name]) => name!.trim())),
];

/** Validates a template: refuses, at its field, a placeholder for which the event has no fact. */
export const problemsOfTemplate = (words: MessageWords, known: readonly string[]): Problem[] =>
  (['subject', 'body'] as const).flatMap((field) =>
    placeholdersIn(words[field])
      .filter((name) => !known.includes(name))
      .slice(0, 1)
      .map((name) => ({
        code: 'UNKNOWN_PLACEHOLDER',
        ...messages.unknownPlaceholder({ placeholder: `{{${name}}}` }),
        field,
      })),
  );

/**
 * Replaces placeholders by facts. A fact is plain text: braces in it are not replaced again. A name without a fact is
 * left as written.
 */
export function withFacts(words: MessageWords, facts: Readonly<Record<string, string>>): MessageWords {
  const fill = (text: string): string =>
    text.replace(PLACEHOLDER, (written, name: string) =>
      Object.hasOwn(facts, name.trim()) ? facts[name.trim()]! : written,
    );
  return { subject: fill(words.subject), body: fill(words.body) };
}
