import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from '../../i18n/translate';
import { afterEffects, holdKeys, type KeyHold } from '../dialog/held-keys';
import { CloseButton } from '../kit/buttons';
import { TextInput } from '../kit/fields';
import { MOST_SUGGESTIONS, type Option } from './match-options';
import { useSuggestionField } from './use-suggestion-field';
import { type OptionSource, useSuggestions } from './use-suggestions';

interface SearchBoxProps {
  /** The field's accessible name. */
  label: string;
  placeholder: string;
  source: OptionSource;
  onChoose: (option: Option) => void;
  /** If something is chosen: the cross clears it, with or without typed text. */
  onClear?: () => void;
}

/** A search with at most 6 suggestions: arrow keys and Enter choose, the cross clears. Choosing triggers an action. */
export function SearchBox({ label, placeholder, source, onChoose, onClear }: SearchBoxProps) {
  const [typed, setTyped] = useState('');
  const enterAwaits = useRef(false);
  /** Queues the keys that follow an Enter which waits for results. */
  const hold = useRef<KeyHold | null>(null);
  const { waiting, failed, ...answer } = useSuggestions(source, typed, MOST_SUGGESTIONS);
  // Results for an earlier text are not listed: Enter would choose the wrong one.
  const found = waiting ? [] : answer.found;
  const list = useSuggestionField(found);
  const { store: combobox, SuggestionBox } = list;

  const clear = (): void => {
    enterAwaits.current = false;
    hold.current?.discard();
    setTyped('');
    combobox.closeDropdown();
  };
  const choose = (value: string): void => {
    const option = found.find((candidate) => candidate.value === value);
    clear();
    if (option) onChoose(option);
  };

  /** An Enter that came before the results takes the first of them. */
  const takeAwaited = useEffectEvent(() => {
    const held = hold.current;
    hold.current = null;
    const [option] = found;
    const isChosen = enterAwaits.current && option !== undefined;
    if (isChosen) choose(option.value);
    enterAwaits.current = false;
    // Keys typed ahead belong to the form of the chosen row, which takes the focus.
    if (isChosen && held) afterEffects(held.release);
    else held?.discard();
  });
  useEffect(() => {
    if (!waiting) takeAwaited();
  }, [waiting]);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    const [first] = found;
    // A list that is not rendered yet has no selected option: Enter takes the first one.
    if (key === 'Enter' && first && combobox.getSelectedOptionIndex() === -1 && typed.trim() !== '')
      choose(first.value);
    enterAwaits.current = key === 'Enter' && waiting;
    if (enterAwaits.current) hold.current = holdKeys();
  };

  return (
    <>
      <TextInput
        {...list.field}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          combobox.openDropdown();
        }}
        onFocus={() => combobox.openDropdown()}
        onKeyDown={(event) => {
          onKeyDown(event);
          list.onKeyDown(event);
        }}
        onBlur={clear}
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={
          (typed !== '' || onClear) && (
            <CloseButton
              size={24}
              aria-label={t('ui.search.clear')}
              // It disappears with the typed text when the field loses the focus: tabbing onto it would lose the
              // focus.
              tabIndex={typed === '' ? 0 : -1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                clear();
                onClear?.();
              }}
            />
          )
        }
      />
      {SuggestionBox && (
        <SuggestionBox
          store={combobox}
          onChoose={choose}
          // An optional search shows no empty list.
          isShown={typed.trim() !== '' || found.length > 0}
          {...{ found, waiting, failed, label }}
        />
      )}
    </>
  );
}
