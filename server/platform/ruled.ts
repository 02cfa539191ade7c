import { Transform } from 'class-transformer';
import { ValidateBy, type ValidationArguments } from 'class-validator';
import { type FieldRule, normaliseField, problemOfField } from '../domain/field-rules';

/** Validates a property by a rule of the domain, after converting what was typed to its stored form. */
export function Ruled(rule: FieldRule, { step = 1, mayBeAbsent = false } = {}): PropertyDecorator {
  const isRight = (value: unknown): boolean =>
    (value === undefined && mayBeAbsent) ||
    (problemOfField('', rule, value) === null && (typeof value !== 'number' || value % step === 0));
  return (prototype, property) => {
    Transform(({ value }) => stored(rule, value))(prototype, property);
    ValidateBy({ name: 'rule', validator: { validate: isRight, defaultMessage: (args) => whyNot(rule, args) } })(
      prototype,
      property,
    );
  };
}

const whyNot = (rule: FieldRule, args?: ValidationArguments): string =>
  problemOfField('', rule, args?.value)?.message ?? rule.message;

function stored(rule: FieldRule, value: unknown): unknown {
  const normal = normaliseField(rule, value);
  return normal === '' ? null : normal;
}
