import { ValidateBy, type ValidationArguments } from 'class-validator';
import { hasUnseenCharacter } from '../domain/field-rules';

/**
 * A text without control or invisible characters (the database refuses some of them), at most `max` characters long.
 * `isRefused` takes the place of the rule on characters where another one holds.
 */
export const IsText = (
  label: string,
  max: number,
  refusal = `${label} must be a text`,
  isRefused = hasUnseenCharacter,
): PropertyDecorator =>
  ValidateBy({
    name: 'isText',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && [...value].length <= max && !isRefused(value),
      defaultMessage: (args?: ValidationArguments) => {
        if (typeof args?.value !== 'string') return refusal;
        return isRefused(args.value)
          ? `${label} must not hold control characters`
          : `${label} must be at most ${max} characters`;
      },
    },
  });
