import { type ClassConstructor, plainToInstance } from 'class-transformer';
import { getMetadataStorage, type ValidationError, validateSync } from 'class-validator';
import { fields } from '../domain/fields.messages';
import { type Message } from '../domain/kernel/message';
import { type Problem, ProblemError } from '../domain/kernel/problem';
import type { Asked } from './checked';

/**
 * Rules are declared with their class and always checked with the options below, so metadata is cached by class. The
 * validator would otherwise search all classes for every object.
 */
const storage = getMetadataStorage();
const rulesOf = storage.getTargetValidationMetadatas.bind(storage);
const known = new WeakMap<object, ReturnType<typeof rulesOf>>();
storage.getTargetValidationMetadatas = (type, ...options) => {
  const rules = known.get(type) ?? rulesOf(type, ...options);
  known.set(type, rules);
  return rules;
};

/**
 * Converts plain JSON into an instance of the input class and validates it by its class-validator decorators. GraphQL
 * and REST both use this, so a field has one rule and one text. Unknown keys are refused. Throws ProblemError INVALID
 * with one problem per field.
 */
export function validated<Input extends object>(type: ClassConstructor<Input>, raw: unknown): Input {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw))
    throw new ProblemError([{ code: 'INVALID', ...fields.notAnObject() }], 'INVALID');
  refuseStrange(raw);
  const input = plainToInstance(type, raw, { exposeUnsetFields: false });
  const errors = validateSync(input, { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: false });
  const problems = errors.flatMap((error) => problemsOf(error, ''));
  if (problems.length > 0) throw new ProblemError(problems, 'INVALID');
  return input;
}

/** Keys of every object's prototype: none is a field, and assigning them could alter other objects. */
const OF_EVERY_OBJECT: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
/** Deeper than any input of the schema. */
const MOST_LEVELS = 20;

/** Checks keys and depth before anything is built. It iterates, because input may be nested deeper than the stack. */
function refuseStrange(raw: object): void {
  const open: [object, number][] = [[raw, 1]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [holder, level] = next;
    if (level > MOST_LEVELS) throw new ProblemError([{ code: 'INVALID', ...fields.tooDeep() }], 'INVALID');
    for (const [key, value] of Object.entries(holder)) {
      if (OF_EVERY_OBJECT.has(key))
        throw new ProblemError([{ code: 'INVALID', ...fields.unknown({ name: key }), field: key }], 'INVALID');
      if (typeof value === 'object' && value !== null) open.push([value, level + 1]);
    }
  }
}

/** The text of a class-validator decorator as data. */
export const saying = (message: Message): { message: string; context: Message } => ({
  message: message.message,
  context: message,
});

/** The validator's rule for unknown properties. */
const UNKNOWN = 'whitelistValidation';

/** The text of a broken rule: of `Checked` or of `saying`. The validator's own one is in English only. */
function textOf({ property, value, target, contexts }: ValidationError, rule: string): Message {
  const context: Asked | Message | undefined = contexts?.[rule];
  if (rule === UNKNOWN) return fields.unknown({ name: property });
  const text =
    context && 'whyNot' in context ? context.whyNot(value, target as Record<string, unknown>, property) : context;
  return text ?? fields.notValid({ name: property });
}

function problemsOf(error: ValidationError, parent: string): Problem[] {
  const field = parent === '' ? error.property : `${parent}.${error.property}`;
  const own = Object.keys(error.constraints ?? {})
    .slice(0, 1)
    .map((rule) => ({ code: 'INVALID', ...textOf(error, rule), field }));
  return [...own, ...(error.children ?? []).flatMap((child) => problemsOf(child, field))];
}
