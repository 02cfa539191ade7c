import { ValidateBy, type ValidationArguments } from 'class-validator';
import type { Message } from '../domain/kernel/message';

/** Says why a value is refused, or null. `whole` is the object that the value is a property of. */
export type WhyNot = (value: unknown, whole: Readonly<Record<string, unknown>>, property: string) => Message | null;

/** The context of the decorator's error, by which `validated` finds the message. */
export interface Asked {
  readonly whyNot: WhyNot;
  /** The labels in its messages (ADR 50), so that a test can look for their translations. */
  readonly labels: readonly string[];
}

/** A class-validator decorator whose text is a message: `validated` asks the same function for it. */
export const Checked = (name: string, whyNot: WhyNot, labels: readonly string[] = []): PropertyDecorator => {
  const reasonOf = ({ value, object, property }: ValidationArguments): Message | null =>
    whyNot(value, object as Record<string, unknown>, property);
  return ValidateBy(
    {
      name,
      validator: {
        validate: (_value, args) => reasonOf(args!) === null,
        defaultMessage: (args) => reasonOf(args!)!.message,
      },
    },
    { context: { whyNot, labels } satisfies Asked },
  );
};
