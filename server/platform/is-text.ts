import { ValidateBy, type ValidationArguments } from 'class-validator';
import { hasUnseenCharacter } from '../domain/field-rules';

/**
 * Validates a text without control or invisible characters (the database refuses some of them), at most `max`
 * characters long. `isRefused` replaces the rule on characters.
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
          ? `${label} must not contain control characters`
          : `${label} must be at most ${max} characters`;
      },
    },
  });
