import { hash, parseOptions, verify } from '@node-rs/argon2';
import { problemOfField } from '../../domain/field-rules';
import type { Problem } from '../../domain/kernel/problem';
import { passwordRule } from '../../domain/password.rules';
import { Turns } from '../../platform/turns';
import { newSecret } from './secret';

/** The least that OWASP asks of argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes run on Node's four background threads; one stays free for files and names. */
const turns = new Turns(3, 32, 'Too many people are logging in just now. Please try again.');

/** What is stored of a password. Throws ProblemError TOO_MANY when too many are being hashed. */
export const hashPassword = (password: string): Promise<string> => turns.take(() => hash(password, COST));

let nobodys: Promise<string> | undefined;

/** Whether the password is the stored one. Takes as long where nobody is stored, so that time tells nothing. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  nobodys ??= hash(newSecret(), COST);
  const against = stored ?? (await nobodys);
  return (await turns.take(() => verify(against, password))) && stored !== null;
}

/** Hashed when the cost was lower than it is now: to be hashed anew at the next log-in. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost } = parseOptions(stored);
  return memoryCost < COST.memoryCost || timeCost < COST.timeCost;
}

/** Why a new password is refused: the specification's 5 to 15 characters. */
export function passwordProblems(password: unknown, field = 'password'): Problem[] {
  const problem = problemOfField(field, passwordRule, password);
  return problem === null ? [] : [problem];
}
