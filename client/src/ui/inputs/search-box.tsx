import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from '../../i18n/translate';
import { afterEffects, holdKeys, type KeyHold } from '../dialog/held-keys';
import { MOST_SUGGESTIONS, type Option } from './match-options';
import { SuggestionList } from './suggestion-list';
import { useFirstSuggested } from './use-first-suggested';
import { type OptionSource, useSuggestions } from './use-suggestions';

interface SearchBoxProps {
  /** Says what is searched; read out as the name of the field. */
  label: string;
  placeholder: string;
  source: OptionSource;
  onChoose: (option: Option) => void;
  /** Where something is chosen: the cross lets it go, with or without letters. */
  onClear?: () => void;
}

/** A search with at most 6 suggestions: arrow keys and Enter choose, the cross clears. What is chosen is acted on. */
export function SearchBox({ label, placeholder, source, onChoose, onClear }: SearchBoxProps) {
  const [typed, setTyped] = useState('');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const enterAwaits = useRef(false);
  /** Of the keys after it. */
  const hold = useRef<KeyHold | null>(null);
  const { waiting, failed, ...answer } = useSuggestions(source, typed, MOST_SUGGESTIONS);
  // An answer to other letters is not listed: Enter would take what nobody asked for.
  const found = waiting ? [] : answer.found;
  useFirstSuggested(combobox, found);

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

  /** Enter that came before the answer takes the first of it. */
  const takeAwaited = useEffectEvent(() => {
    const held = hold.current;
    hold.current = null;
    const [option] = found;
    const isChosen = enterAwaits.current && option !== undefined;
    if (isChosen) choose(option.value);
    enterAwaits.current = false;
    // What is typed ahead is for the form of the row that was chosen, which takes the focus.
    if (isChosen && held) afterEffects(held.release);
    else held?.discard();
  });
  useEffect(() => {
    if (!waiting) takeAwaited();
  }, [waiting]);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    const [first] = found;
    // Of a list that is not drawn yet none is selected: Enter takes the first of it.
    if (key === 'Enter' && first && combobox.getSelectedOptionIndex() === -1 && typed.trim() !== '')
      choose(first.value);
    enterAwaits.current = key === 'Enter' && waiting;
    if (enterAwaits.current) hold.current = holdKeys();
  };

  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          type="search"
          aria-label={label}
          placeholder={placeholder}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            combobox.openDropdown();
          }}
          onFocus={() => combobox.openDropdown()}
          onKeyDown={onKeyDown}
          onBlur={clear}
          leftSection={<IconSearch size={16} aria-hidden />}
          rightSection={
            (typed !== '' || onClear) && (
              <CloseButton
                size={24}
                aria-label={t('ui.search.clear')}
                // It goes with what was typed when the field is left: a Tab onto it would lose the focus.
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
      </Combobox.Target>
      {/* What was not asked for cannot be missing. */}
      {(typed.trim() !== '' || found.length > 0) && (
        <SuggestionList found={found} waiting={waiting} failed={failed} label={label} />
      )}
    </Combobox>
  );
}
