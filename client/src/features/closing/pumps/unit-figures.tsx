import { unitsText } from '../../../../../server/domain/kernel/decimal';
import { withMinusSign } from '../../../../../server/domain/kernel/format';
import { litresText, type Millilitres } from '../../../../../server/domain/kernel/litres';
import { moneyText, type Paise } from '../../../../../server/domain/kernel/money';
import { Litres, Money } from '../../../ui/text/figures';

/** A calculated amount, from paise. */
export const Rupees = ({ paise, sign }: { paise: Paise; sign?: boolean }) => (
  <Money value={moneyText(paise)} sign={sign} />
);

/** Calculated litres, from millilitres. */
export const LitreFigure = ({ litres }: { litres: Millilitres }) => <Litres value={litresText(litres)} />;

/** A calculated percentage, from hundredths. */
export const percentText = (hundredths: number): string => withMinusSign(unitsText(hundredths, 2));
