import { DecimalInput, type DecimalInputProps } from './decimal-input';

/** Rupees with two decimals; the value is decimal text for the scalar Money. */
export const MoneyInput = (props: DecimalInputProps) => <DecimalInput unit="₹" {...props} places={2} />;
