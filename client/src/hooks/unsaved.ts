import { useEffect } from 'react';

const listeners = new Set<() => void>();
let forms = 0;

const count = (by: 1 | -1): void => {
  forms += by;
  for (const listener of listeners) listener();
};

/** Whether something is typed on some form that is neither saved nor thrown away. */
export const isUnsaved = (): boolean => forms > 0;

export function onUnsavedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says so for as long as `unsaved` holds. */
export function useUnsaved(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    count(1);
    return () => count(-1);
  }, [unsaved]);
}
