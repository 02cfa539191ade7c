import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

interface TypedText {
  /** The displayed text: as typed during input, else the formatted value. */
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onPointerDown: () => void;
  onPointerCancel: () => void;
  onFocus: (event: FocusEvent<HTMLInputElement>) => void;
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/**
 * Separates the typed text from its value. The form holds the value as soon as the text is valid ('250+90' is '340.00'
 * at once), and the raw text while it is not, so that no input is truncated or lost. A field that shows its value
 * differently while it has the focus selects it again when the keyboard brought the focus, as browsers do.
 */
export function useTypedText(
  value: string,
  onValue: (value: string) => void,
  read: (typed: string) => string | null,
  show: (value: string, isFocused: boolean) => string,
): TypedText {
  const [typed, setTyped] = useState<string | null>(null);
  const [focused, setFocused] = useState<HTMLInputElement | null>(null);
  const pointed = useRef(false);
  const meaningOf = (text: string): string => (text.trim() === '' ? '' : (read(text) ?? text));
  // A different value was set from outside (such as a cleared form): the typed text is discarded.
  const current = typed !== null && meaningOf(typed) === value ? typed : show(value, focused !== null);
  const settle = (): void => setTyped(null);
  const selectIfUntyped = useEffectEvent((field: HTMLInputElement) => {
    if (typed === null && !pointed.current) field.select();
  });
  useLayoutEffect(() => {
    if (focused !== null) selectIfUntyped(focused);
    pointed.current = false;
  }, [focused]);
  return {
    value: current,
    onChange: ({ currentTarget }) => {
      setTyped(currentTarget.value);
      onValue(meaningOf(currentTarget.value));
    },
    onPointerDown: () => {
      pointed.current = true;
    },
    onPointerCancel: () => {
      pointed.current = false;
    },
    onFocus: ({ currentTarget }) => setFocused(currentTarget),
    onBlur: () => {
      settle();
      setFocused(null);
    },
    onKeyDown: ({ key }) => {
      if (key === 'Enter') settle();
    },
  };
}
