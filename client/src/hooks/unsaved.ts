import { useEffect, useEffectEvent } from 'react';
import { t } from '../i18n/translate';

/** Asked before the page is left for another one, or closed with the window; null where nothing goes with it. */
type Question = (how: 'left' | 'closed') => string | null;

const forms = new Set<Question>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Whether something is typed on some form that is neither saved nor thrown away. */
export const isUnsaved = (): boolean => forms.size > 0;

/** What to ask before the page is left or closed; null where nothing would be lost. */
export function questionBefore(how: Parameters<Question>[0]): string | null {
  for (const question of forms) {
    const words = question(how);
    if (words !== null) return words;
  }
  return null;
}

export function onUnsavedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const lost: Question = () => t('ui.leave');
/** The question of a form whose draft is kept on this device: there is none. */
export const isKept: Question = () => null;

/** Says so for as long as `unsaved` holds. What is typed goes with the page, and that is asked about, unless it is kept. */
export function useUnsaved(unsaved: boolean, question: Question = lost): void {
  const ask = useEffectEvent(question);
  useEffect(() => {
    if (!unsaved) return;
    const form: Question = (how) => ask(how);
    forms.add(form);
    tell();
    return () => {
      forms.delete(form);
      tell();
    };
  }, [unsaved]);
}
