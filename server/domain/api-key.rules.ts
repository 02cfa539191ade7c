import { apiKeys } from './api-key.messages';
import { normaliseField } from './field-rules';
import { addDays, type BusinessDate, isBusinessDate } from './kernel/business-date';
import type { Problem } from './kernel/problem';
import { ALL_RIGHTS, RIGHTS, type Right } from './rights';
import { userRules } from './user.rules';

/** A key is valid through its last day: two years at most, one year unless another day is chosen. */
const MOST_DAYS = 730;
const USUAL_DAYS = 365;
/** Days before its expiry from which a key is reported as expiring soon. */
export const SOON_DAYS = 14;

const FEWEST_LETTERS = 2;
const MOST_LETTERS = 45;

/**
 * Rights that no key has: with them a tool could decide on the changes that its maker requests, enter them without
 * approval, or give itself more rights.
 */
const FOR_PEOPLE: readonly Right[] = [
  'changes.decide',
  'limits.exceed',
  'station.configure',
  'keys.manage',
  'users.manage',
];

/** The rights that a key may have. */
export const RIGHTS_OF_KEYS: readonly Right[] = RIGHTS.map(({ name }) => name).filter(
  (name) => !FOR_PEOPLE.includes(name),
);

/** The names among these that a key may have: a right that a later version removes is lost. */
export const rightsOfKey = (names: readonly string[]): ReadonlySet<Right> =>
  new Set(RIGHTS_OF_KEYS.filter((right) => names.includes(right)));

/** The name of a tool as it is stored, in capitals as the names of users. */
export const normaliseToolName = (name: string): string => normaliseField(userRules.name, name) as string;

export const usualExpiry = (today: BusinessDate): BusinessDate => addDays(today, USUAL_DAYS);
const latestExpiry = (today: BusinessDate): BusinessDate => addDays(today, MOST_DAYS);

interface NewKey {
  name: string;
  rights: readonly string[];
  expiresOn: BusinessDate;
}

/** Validates a new key; `own` are the rights of the person who makes it. */
export function problemsOfNewKey(
  { name, rights, expiresOn }: NewKey,
  own: (right: Right) => boolean,
  today: BusinessDate,
): Problem[] {
  const problems: Problem[] = [];
  const letters = [...normaliseToolName(name)].length;
  if (letters < FEWEST_LETTERS || letters > MOST_LETTERS)
    problems.push({ code: 'INVALID', ...apiKeys.nameMissing(), field: 'name' });
  if (rights.length === 0) problems.push({ code: 'NO_RIGHT', ...apiKeys.noRight(), field: 'rights' });
  const wrong = rights.map((right) => problemOfRight(right, own)).find((problem) => problem !== null);
  if (wrong) problems.push(wrong);
  const latest = latestExpiry(today);
  if (!isBusinessDate(expiresOn) || expiresOn < today || expiresOn > latest)
    problems.push({ code: 'INVALID', ...apiKeys.expiryWrong({ latest }), field: 'expiresOn' });
  return problems;
}

function problemOfRight(name: string, own: (right: Right) => boolean): Problem | null {
  const field = 'rights';
  if (!ALL_RIGHTS.has(name as Right)) return { code: 'INVALID', ...apiKeys.rightUnknown(), field };
  const right = name as Right;
  if (FOR_PEOPLE.includes(right)) return { code: 'RIGHT_FOR_PEOPLE', ...apiKeys.rightForPeople(), field };
  return own(right) ? null : { code: 'RIGHT_NOT_OWN', ...apiKeys.rightNotOwn(), field };
}
