import { Transform } from 'class-transformer';
import { type FieldRule, normaliseField, problemOfField, textsOf } from '../domain/field-rules';
import { labelled, type Message } from '../domain/kernel/message';
import { messageOf } from '../domain/kernel/problem';
import { Checked } from './checked';

/** Validates a property by a rule of the domain, after converting what was typed to its stored form. */
export function Ruled(rule: FieldRule, { step = 1, mayBeAbsent = false } = {}): PropertyDecorator {
  return (prototype, property) => {
    Transform(({ value }) => stored(rule, value))(prototype, property);
    const whyNot = (value: unknown): Message | null => {
      if (value === undefined && mayBeAbsent) return null;
      const problem = problemOfField('', rule, value);
      if (problem !== null) return messageOf(problem);
      return typeof value === 'number' && value % step !== 0 ? labelled(rule.message) : null;
    };
    Checked('rule', whyNot, textsOf(rule))(prototype, property);
  };
}

function stored(rule: FieldRule, value: unknown): unknown {
  const normal = normaliseField(rule, value);
  return normal === '' ? null : normal;
}
