import { IsInt } from 'class-validator';

/** Paise. Its refusal speaks of what people type: whoever sends text that is no amount reads it. */
export const IsMoney = (label: string): PropertyDecorator =>
  IsInt({ message: `${label} must be rupees with at most 2 decimals` });

/** Millilitres, as `IsMoney`. */
export const IsLitres = (label: string): PropertyDecorator =>
  IsInt({ message: `${label} must be litres with at most 3 decimals` });
