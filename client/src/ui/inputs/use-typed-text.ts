import { type ChangeEvent, type KeyboardEvent, useState } from 'react';

interface TypedText {
  /** The displayed text: as typed during input, else the formatted value. */
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/**
 * Separates the typed text from its value. The form holds the value as soon as the text is valid ('250+90' is '340.00'
 * at once), and the raw text while it is not, so that no input is truncated or lost.
 */
export function useTypedText(
  value: string,
  onValue: (value: string) => void,
  read: (typed: string) => string | null,
  show: (value: string) => string,
): TypedText {
  const [typed, setTyped] = useState<string | null>(null);
  const meaningOf = (text: string): string => (text.trim() === '' ? '' : (read(text) ?? text));
  // A different value was set from outside (such as a cleared form): the typed text is discarded.
  const current = typed !== null && meaningOf(typed) === value ? typed : show(value);
  const settle = (): void => setTyped(null);
  return {
    value: current,
    onChange: ({ currentTarget }) => {
      setTyped(currentTarget.value);
      onValue(meaningOf(currentTarget.value));
    },
    onBlur: settle,
    onKeyDown: ({ key }) => {
      if (key === 'Enter') settle();
    },
  };
}
