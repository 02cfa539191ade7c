import { type DensityDeviation, densityText, GREATEST_DEVIATION } from '../../../../../server/domain/density';
import { withMinusSign } from '../../../../../server/domain/kernel/format';
import { t } from '../../../i18n/translate';

const LIMIT = densityText(GREATEST_DEVIATION);

const signed = (deviation: number): string => `${deviation > 0 ? '+' : ''}${withMinusSign(densityText(deviation))}`;

/** The signed deviation from the challan, and whether it is permitted: '+3.5 kg/m³, more than the 3.0 allowed'. */
export const deviationWords = ({ deviation, isFlagged }: DensityDeviation): string =>
  t(isFlagged ? 'stock.density.flagged' : 'stock.density.within', { deviation: signed(deviation), limit: LIMIT });

/** The same for a table: '+0.5', or '+3.5, more than 3.0'; an excess is never marked by colour alone. */
export const shortDeviation = ({ deviation, isFlagged }: DensityDeviation): string =>
  isFlagged ? t('stock.density.outside', { deviation: signed(deviation), limit: LIMIT }) : signed(deviation);
