import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { defineLazyPart, useKeyForPart, useLazyPart } from '../feedback/lazy-part';
import { type ComboboxStore, useCombobox } from '../kit/fields';
import type { Option } from './match-options';
import { useFirstSuggested } from './use-first-suggested';

const suggestionBox = defineLazyPart(() => import('./suggestion-box'));

/** A field with a list of suggestions, of which the first is preselected. The list loads later than the field. */
export function useSuggestionField(preselected: readonly Option[]) {
  const store: ComboboxStore = useCombobox({ onDropdownClose: () => store.resetSelectedOption() });
  const box = useLazyPart(suggestionBox);
  const { Part: SuggestionBox, load } = box;
  const isLoaded = SuggestionBox !== null;
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const playLater = useKeyForPart(box, store.targetRef as RefObject<HTMLInputElement | null>);
  useFirstSuggested(store, preselected, isLoaded);
  const { dropdownOpened } = store;
  const loadBox = useEffectEvent(() => void load());
  useEffect(() => {
    if (dropdownOpened && !isLoaded) loadBox();
  }, [dropdownOpened, isLoaded]);

  /** As Mantine's Combobox.Target, whose module brings the list along. */
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { isComposing, code, keyCode } = event.nativeEvent;
    if (isComposing) return;
    if (code === 'ArrowDown' || code === 'ArrowUp') {
      event.preventDefault();
      if (!isLoaded) playLater(event);
      else if (!dropdownOpened) {
        store.openDropdown('keyboard');
        setSelectedId(store.selectActiveOption());
        store.updateSelectedOptionIndex('selected', { scrollIntoView: true });
      } else setSelectedId(code === 'ArrowDown' ? store.selectNextOption() : store.selectPreviousOption());
    }
    if ((code === 'Enter' || code === 'NumpadEnter') && keyCode !== 229) {
      if (!dropdownOpened || store.getSelectedOptionIndex() === -1) return;
      event.preventDefault();
      store.clickSelectedOption();
    }
    if (event.key === 'Escape') store.closeDropdown('keyboard');
  };
  const isOpen = dropdownOpened && store.listId !== null;
  return {
    store,
    SuggestionBox,
    onKeyDown,
    /** The other props of the field. */
    field: {
      ref: store.targetRef as RefObject<HTMLInputElement | null>,
      role: 'combobox',
      'aria-haspopup': 'listbox',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? store.listId! : undefined,
      'aria-activedescendant': (dropdownOpened && selectedId) || undefined,
      autoComplete: 'off',
      'data-expanded': dropdownOpened || undefined,
      'data-mantine-stop-propagation': dropdownOpened || undefined,
    } as const,
  };
}
