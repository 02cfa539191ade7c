import { Transform } from 'class-transformer';
import { type FieldRule, normaliseField, problemOfField } from '../domain/field-rules';
import { labelled } from '../domain/kernel/message';
import { messageOf } from '../domain/kernel/problem';
import { Checked } from './checked';

/** Validates a property by a rule of the domain, after converting what was typed to its stored form. */
export function Ruled(rule: FieldRule, { step = 1, mayBeAbsent = false } = {}): PropertyDecorator {
  return (prototype, property) => {
    Transform(({ value }) => stored(rule, value))(prototype, property);
    Checked('rule', (value) => {
      if (value === undefined && mayBeAbsent) return null;
      const problem = problemOfField('', rule, value);
      if (problem !== null) return messageOf(problem);
      return typeof value === 'number' && value % step !== 0 ? labelled(rule.message) : null;
    })(prototype, property);
  };
}

function stored(rule: FieldRule, value: unknown): unknown {
  const normal = normaliseField(rule, value);
  return normal === '' ? null : normal;
}
