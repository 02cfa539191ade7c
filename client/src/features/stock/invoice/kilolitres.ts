import { unitsText } from '../../../../../server/domain/kernel/decimal';
import { groupedLitres, withMinusSign } from '../../../../../server/domain/kernel/format';
import { LITRE, type Millilitres } from '../../../../../server/domain/kernel/litres';

/** Whole litres as KL, exact decimal text: 12,000,000 ml is '12.000'. */
export const klText = (litres: Millilitres): string => unitsText(Math.floor(litres / LITRE), 3);

/** The same for display, in Indian grouping. */
export const shownKl = (litres: Millilitres): string => groupedLitres(Math.floor(litres / LITRE));

/** Litres in a sentence, without trailing decimals. */
export const shownLitres = (litres: Millilitres): string => withMinusSign(groupedLitres(litres).replace(/\.000$/, ''));
