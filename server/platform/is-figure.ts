import { ValidateBy, type ValidationArguments } from 'class-validator';
import { groupedLitres, inr } from '../domain/kernel/format';
import { GREATEST_VOLUME } from '../domain/kernel/litres';
import { GREATEST_AMOUNT } from '../domain/kernel/money';

/** Validates a whole number of the smallest unit up to a maximum. The message names the unit that users type. */
const IsFigure = (greatest: number, refusal: string, tooGreat: string): PropertyDecorator =>
  ValidateBy({
    name: 'isFigure',
    validator: {
      validate: (value: unknown) => Number.isInteger(value) && Math.abs(value as number) <= greatest,
      defaultMessage: (args?: ValidationArguments) => (Number.isInteger(args?.value) ? tooGreat : refusal),
    },
  });

/** Paise, at most `GREATEST_AMOUNT`; for text that is not a number the message says what an amount looks like. */
export const IsMoney = (label: string): PropertyDecorator =>
  IsFigure(
    GREATEST_AMOUNT,
    `${label} must be rupees with at most 2 decimals`,
    `${label} must be at most ${inr(GREATEST_AMOUNT)}`,
  );

/** Millilitres, at most `GREATEST_VOLUME`, otherwise like `IsMoney`. */
export const IsLitres = (label: string): PropertyDecorator =>
  IsFigure(
    GREATEST_VOLUME,
    `${label} must be litres with at most 3 decimals`,
    `${label} must be at most ${groupedLitres(GREATEST_VOLUME)} litres`,
  );
