import { hash, parseOptions, verify } from '@node-rs/argon2';
import { access } from '../../domain/access.messages';
import { problemOfField } from '../../domain/field-rules';
import type { Problem } from '../../domain/kernel/problem';
import { passwordRule } from '../../domain/password.rules';
import { Semaphore } from '../../platform/semaphore';
import { newSecret } from './secret';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes run on Node's four background threads; one stays free for files and DNS. */
const semaphore = new Semaphore(3, 32, access.tooManyLogIns());

/** Hashes a password for storage. Throws ProblemError TOO_MANY when too many are being hashed. */
export const hashPassword = (password: string): Promise<string> => semaphore.run(() => hash(password, COST));

let nobodys: Promise<string> | undefined;

/**
 * Whether the password matches the stored hash. Takes as long when there is no hash, so that timing reveals nothing.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  nobodys ??= hash(newSecret(), COST);
  const against = stored ?? (await nobodys);
  return (await semaphore.run(() => verify(against, password))) && stored !== null;
}

/** Whether the password was hashed at a lower cost than today's, and should be rehashed at the next log-in. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost } = parseOptions(stored);
  return memoryCost < COST.memoryCost || timeCost < COST.timeCost;
}

/** Checks a new password: the specification's 5 to 15 characters. */
export function passwordProblems(password: unknown, field = 'password'): Problem[] {
  const problem = problemOfField(field, passwordRule, password);
  return problem === null ? [] : [problem];
}
