import type { FieldRule } from './field-rules';
import { fields } from './fields.messages';
import { labelled, type Message } from './kernel/message';
import type { Problem } from './kernel/problem';
import { sum } from './kernel/sum';

/** Rule of a GSTIN's length; `problemOfGstin` checks the rest. */
export const gstinRule = {
  kind: 'text',
  case: 'upper',
  min: 15,
  max: 15,
  message: 'A GSTIN has 15 characters: 29ABCDE1234F1ZW',
} as const satisfies FieldRule;

/** State, PAN, registration number, Z, check character (Rule 10 of the CGST Rules). */
const GSTIN = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/;

/** A character's index here is its value for the check character. */
const GSTIN_CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Calculates the check character of the fourteen before it: each value, every second one doubled, split into two digits
 * to base 36, all added up.
 */
function checkCharacterOf(characters: string): string {
  const worths = [...characters].map(
    (character, index) => GSTIN_CHARACTERS.indexOf(character) * (index % 2 === 0 ? 1 : 2),
  );
  const added = sum(worths, (worth) => Math.floor(worth / 36) + (worth % 36));
  return GSTIN_CHARACTERS[(36 - (added % 36)) % 36]!;
}

/** Validates a GSTIN; null if valid. */
export function problemOfGstin(field: string, text: string): Problem | null {
  const refuse = (message: Message): Problem => ({ code: 'INVALID', ...message, field });
  if (!GSTIN.test(text)) return refuse(labelled(gstinRule.message));
  if (checkCharacterOf(text.slice(0, -1)) === text.at(-1)) return null;
  return refuse(fields.wrongGstin());
}
