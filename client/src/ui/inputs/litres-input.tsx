import { DecimalInput, type DecimalInputProps } from './decimal-input';

/** Litres with three decimals; the value is decimal text for the scalar Litres. */
export const LitresInput = (props: DecimalInputProps) => <DecimalInput unit="L" {...props} places={3} />;
