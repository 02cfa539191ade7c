import { useEffect, useEffectEvent } from 'react';
import { t } from '../i18n/translate';

/** The question before the page is left or the window closed; null if nothing would be lost. */
type Question = (how: 'left' | 'closed') => string | null;

const forms = new Set<Question>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Whether any form has input that is neither saved nor discarded. */
export const isUnsaved = (): boolean => forms.size > 0;

/** The question before the page is left or closed; null if nothing would be lost. */
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
/** For a form whose draft is stored on this device: leaving needs no question. */
export const isKept: Question = () => null;

/**
 * Registers unsaved input while `unsaved` holds. Leaving the page then asks for confirmation, unless a draft is stored.
 */
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
