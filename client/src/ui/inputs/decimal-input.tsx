import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { said } from '../../i18n/translate';
import classes from './decimal-input.module.css';
import { readDecimal } from './decimal-text';
import { useTypedText } from './use-typed-text';

export interface DecimalInputProps {
  label: string;
  /** Exact decimal text ('1250.50'); what cannot be read as one stays as it was typed. Empty is no figure. */
  value: string;
  onChange: (value: string) => void;
  name?: string;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
  /** A figure that a leading plus adds to, such as the opening reading. */
  base?: string;
  unit?: string;
}

/** A figure with a fixed number of decimals; sums may be typed in it, and nothing typed is ever cut. */
export function DecimalInput({
  places,
  value,
  onChange,
  base,
  hint,
  error,
  unit,
  autoFocus,
  ...rest
}: DecimalInputProps & { places: number }) {
  const read = (typed: string): string | null => {
    const reading = readDecimal(typed, places, base);
    return 'value' in reading ? reading.value : null;
  };
  const typed = useTypedText(value, onChange, read, (shown) => shown);
  return (
    <TextInput
      {...rest}
      {...typed}
      description={said(hint)}
      error={said(error)}
      inputMode={places === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      data-autofocus={autoFocus || undefined}
      rightSection={unit}
      rightSectionPointerEvents="none"
      classNames={{ input: classes.figure, section: classes.unit }}
    />
  );
}
