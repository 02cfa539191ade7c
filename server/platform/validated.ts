import { type ClassConstructor, plainToInstance } from 'class-transformer';
import { type ValidationError, validateSync } from 'class-validator';
import { type Problem, ProblemError } from '../domain/kernel/problem';

/**
 * Turns plain JSON into an instance of the input class and checks it by its class-validator decorators.
 * GraphQL and REST both come through here, so a field has one rule and one text. Unknown keys are refused.
 * Throws ProblemError INVALID with a problem per field.
 */
export function validated<Input extends object>(type: ClassConstructor<Input>, raw: unknown): Input {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw))
    throw new ProblemError([{ code: 'INVALID', message: 'The input must be an object' }], 'INVALID');
  const input = plainToInstance(type, raw, { exposeUnsetFields: false });
  const errors = validateSync(input, { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: false });
  const problems = errors.flatMap((error) => problemsOf(error, ''));
  if (problems.length > 0) throw new ProblemError(problems, 'INVALID');
  return input;
}

/** The rule of the validator that refuses what an input does not have. */
const UNKNOWN = 'whitelistValidation';

const unknown = (name: string): string => `There is no parameter ${name}`;

function problemsOf(error: ValidationError, parent: string): Problem[] {
  const field = parent === '' ? error.property : `${parent}.${error.property}`;
  const own = Object.entries(error.constraints ?? {})
    .slice(0, 1)
    .map(([rule, message]) => ({
      code: 'INVALID',
      message: rule === UNKNOWN ? unknown(error.property) : message,
      field,
    }));
  return [...own, ...(error.children ?? []).flatMap((child) => problemsOf(child, field))];
}
