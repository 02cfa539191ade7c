import { useEffect, useEffectEvent } from 'react';
import type { ComboboxStore } from '../kit/fields';
import type { Option } from './match-options';

/** Keeps the first suggestion preselected, visually and for screen readers, so that Enter takes it. */
export function useFirstSuggested(combobox: ComboboxStore, found: readonly Option[], isListHere = true): void {
  const shown = combobox.dropdownOpened && isListHere ? found.map(({ value }) => value).join('\n') : null;
  const preselect = useEffectEvent(() => {
    const id = shown ? combobox.selectFirstOption() : null;
    const field = combobox.targetRef.current;
    if (id === null) {
      combobox.resetSelectedOption();
      field?.removeAttribute('aria-activedescendant');
    } else field?.setAttribute('aria-activedescendant', id);
  });
  useEffect(() => {
    // `shown` is a dependency so that this runs again for every new list.
    if (shown !== undefined) preselect();
  }, [shown]);
}
