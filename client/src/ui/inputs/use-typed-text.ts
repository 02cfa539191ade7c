import { type ChangeEvent, type KeyboardEvent, useState } from 'react';

interface TypedText {
  /** What the field shows: the typed text while it is being typed, else the value in its own form. */
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/**
 * Keeps the typed text apart from the value it stands for. The form always holds the value as soon as the text can be
 * read ('250+90' is at once '340.00'), and the text itself while it cannot, so that nothing is cut or lost.
 */
export function useTypedText(
  value: string,
  onValue: (value: string) => void,
  read: (typed: string) => string | null,
  show: (value: string) => string,
): TypedText {
  const [typed, setTyped] = useState<string | null>(null);
  const meaningOf = (text: string): string => (text.trim() === '' ? '' : (read(text) ?? text));
  // A value that is not the typed one was set from outside (a form that was cleared): the typed text is over.
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
