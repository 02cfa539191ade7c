import { fields } from '../domain/fields.messages';
import { GREATEST_VOLUME } from '../domain/kernel/litres';
import { labelled } from '../domain/kernel/message';
import { GREATEST_AMOUNT } from '../domain/kernel/money';
import { Checked, type WhyNot } from './checked';

/** Paise, at most `GREATEST_AMOUNT`; for text that is not a number the message says what an amount looks like. */
export const IsMoney = (label: string): PropertyDecorator =>
  Checked(
    'isMoney',
    figureUpTo(
      GREATEST_AMOUNT,
      () => fields.notMoney({ label: labelled(label) }),
      (most) => fields.tooMuchMoney({ label: labelled(label), most }),
    ),
    [label],
  );

/** Millilitres, at most `GREATEST_VOLUME`, otherwise like `IsMoney`. */
export const IsLitres = (label: string): PropertyDecorator =>
  Checked(
    'isLitres',
    figureUpTo(
      GREATEST_VOLUME,
      () => fields.notLitres({ label: labelled(label) }),
      (most) => fields.tooManyLitres({ label: labelled(label), most }),
    ),
    [label],
  );

/** A whole number of the smallest unit up to a maximum. The messages name the unit that users type. */
function figureUpTo<Figure extends number>(
  most: Figure,
  notOne: () => ReturnType<WhyNot>,
  tooGreat: (most: Figure) => ReturnType<WhyNot>,
): WhyNot {
  return (value) => {
    if (!Number.isInteger(value)) return notOne();
    return Math.abs(value as number) <= most ? null : tooGreat(most);
  };
}
