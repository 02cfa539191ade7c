import { ValidateBy, type ValidationArguments } from 'class-validator';
import { hasControlCharacter } from '../domain/field-rules';

/** A text without control characters (the database refuses some of them), at most `max` characters long. */
export const IsText = (label: string, max: number, refusal = `${label} must be a text`): PropertyDecorator =>
  ValidateBy({
    name: 'isText',
    validator: {
      validate: (value: unknown) =>
        typeof value === 'string' && [...value].length <= max && !hasControlCharacter(value),
      defaultMessage: (args?: ValidationArguments) => {
        if (typeof args?.value !== 'string') return refusal;
        return hasControlCharacter(args.value)
          ? `${label} must not hold control characters`
          : `${label} must be at most ${max} characters`;
      },
    },
  });
