import { type FocusEvent, type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { MessageWords } from '../../../../server/domain/message-template.rules';

type Part = keyof MessageWords;

interface PutIn {
  /** Wraps the two fields, whose names equal the template's keys. */
  root: RefObject<HTMLDivElement | null>;
  /** For both fields' onFocus. */
  watch: (event: FocusEvent<HTMLElement>) => void;
  /** Inserts {{name}} at the last cursor position (by default in the text), and moves the cursor behind it. */
  putIn: (name: string) => void;
}

/** Inserts placeholders into a message's template. */
export function usePutIn(words: MessageWords, change: (changed: Partial<MessageWords>) => void): PutIn {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef<Part>('body');
  const putIn = (name: string): void => {
    const part = last.current;
    const field = root.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${part}"]`);
    if (!field) return;
    const { value, selectionStart, selectionEnd } = field;
    const start = selectionStart ?? value.length;
    const place = `{{${name}}}`;
    // Rendered before the cursor is set: it would jump to the end with the new text.
    flushSync(() => change({ [part]: words[part].slice(0, start) + place + words[part].slice(selectionEnd ?? start) }));
    field.focus();
    field.setSelectionRange(start + place.length, start + place.length);
  };
  const watch = ({ currentTarget }: FocusEvent<HTMLElement>): void => {
    last.current = currentTarget.getAttribute('name') === 'subject' ? 'subject' : 'body';
  };
  return { root, watch, putIn };
}
