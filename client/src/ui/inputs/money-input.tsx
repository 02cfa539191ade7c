import { DecimalInput, type DecimalInputProps } from './decimal-input';

/** Rupees, two decimals; the value is decimal text for the scalar Money. */
export const MoneyInput = (props: DecimalInputProps) => <DecimalInput unit="₹" {...props} places={2} />;

/** Rupees per litre, two decimals; the value is decimal text for the scalar Rate. */
export const RateInput = (props: DecimalInputProps) => <DecimalInput unit="₹/L" {...props} places={2} />;
