import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { laterPart, useKeyForLater, useLaterPart } from '../feedback/later-part';
import { type ComboboxStore, useCombobox } from '../kit/fields';
import type { Option } from './match-options';
import { useFirstSuggested } from './use-first-suggested';

const suggestionBox = laterPart(() => import('./suggestion-box'));

/** A field with a list of suggestions, of which the first is preselected. The list loads later than the field. */
export function useSuggestionField(preselected: readonly Option[]) {
  const store: ComboboxStore = useCombobox({ onDropdownClose: () => store.resetSelectedOption() });
  const box = useLaterPart(suggestionBox);
  const { Part: SuggestionBox, bring } = box;
  const isHere = SuggestionBox !== null;
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const playLater = useKeyForLater(box);
  useFirstSuggested(store, preselected, isHere);
  const { dropdownOpened } = store;
  const bringBox = useEffectEvent(() => void bring());
  useEffect(() => {
    if (dropdownOpened && !isHere) bringBox();
  }, [dropdownOpened, isHere]);

  /** As Mantine's Combobox.Target, whose module brings the list along. */
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { isComposing, code, keyCode } = event.nativeEvent;
    if (isComposing) return;
    if (code === 'ArrowDown' || code === 'ArrowUp') {
      event.preventDefault();
      if (!isHere) playLater(event.nativeEvent);
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
