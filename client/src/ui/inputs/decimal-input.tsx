import type { ReactNode } from 'react';
import { type MessageText, said } from '../../i18n/translate';
import { TextInput } from '../kit/fields';
import classes from './decimal-input.module.css';
import { readDecimal, showFigure } from './decimal-text';
import { useTypedText } from './use-typed-text';

export interface DecimalInputProps {
  label: string;
  /** Exact decimal text ('1250.50'); invalid text is kept as typed. Empty is no value. */
  value: string;
  onChange: (value: string) => void;
  name?: string;
  hint?: ReactNode;
  error?: ReactNode | MessageText;
  required?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
  /** A figure that a leading plus adds to, such as the opening reading. */
  base?: string;
  unit?: string;
}

/** A number with fixed decimals; accepts sums, and never truncates input. */
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
  const typed = useTypedText(value, onChange, read, showFigure);
  return (
    <TextInput
      {...rest}
      {...typed}
      description={hint}
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
