import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from '../i18n/translate';
import { MOST_SUGGESTIONS, type Option } from './match-options';
import { SuggestionList } from './suggestion-list';
import { useFirstSuggested } from './use-first-suggested';
import { type OptionSource, type Suggestions, useSuggestions } from './use-suggestions';

interface SearchBoxProps {
  /** Says what is searched; read out as the name of the field. */
  label: string;
  placeholder: string;
  source: OptionSource;
  /** Found besides and listed after: what is asked for of what was typed, nothing where it is empty. */
  also?: { termOf: (typed: string) => string; source: OptionSource };
  onChoose: (option: Option) => void;
  ref?: Ref<HTMLInputElement>;
  /** Beside the field while it is empty, such as its shortcut. */
  aside?: ReactNode;
  hotkey?: string;
}

/** A search with at most 6 suggestions: arrow keys and Enter choose, the cross clears. What is chosen is acted on. */
export function SearchBox({ label, placeholder, source, also, onChoose, ref, aside, hotkey }: SearchBoxProps) {
  const [typed, setTyped] = useState('');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const enterAwaits = useRef(false);
  const first = useSuggestions(source, typed, MOST_SUGGESTIONS);
  const besides = useSuggestions(also?.source ?? [], also?.termOf(typed) ?? '', MOST_SUGGESTIONS);
  const suggestions = together(first, besides);
  useFirstSuggested(combobox, suggestions.found);

  const clear = (): void => {
    enterAwaits.current = false;
    setTyped('');
    combobox.closeDropdown();
  };
  const choose = (value: string): void => {
    const option = suggestions.found.find((candidate) => candidate.value === value);
    clear();
    if (option) onChoose(option);
  };

  /** Enter that came before the answer takes the first of it. */
  const takeAwaited = useEffectEvent(() => {
    const [option] = suggestions.found;
    if (enterAwaits.current && option) choose(option.value);
    enterAwaits.current = false;
  });
  useEffect(() => {
    if (!besides.waiting) takeAwaited();
  }, [besides.waiting]);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    enterAwaits.current = key === 'Enter' && besides.waiting && first.found.length === 0;
  };

  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          ref={ref}
          type="search"
          aria-label={label}
          placeholder={placeholder}
          value={typed}
          wrapperProps={{ 'data-hotkey': hotkey }}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            combobox.openDropdown();
          }}
          onFocus={() => combobox.openDropdown()}
          onKeyDown={onKeyDown}
          onBlur={clear}
          leftSection={<IconSearch size={16} aria-hidden />}
          rightSection={
            typed === '' ? (
              aside
            ) : (
              <CloseButton
                size={24}
                aria-label={t('ui.search.clear')}
                onMouseDown={(event) => event.preventDefault()}
                onClick={clear}
              />
            )
          }
          rightSectionWidth={typed === '' && aside ? 62 : undefined}
        />
      </Combobox.Target>
      {/* What was not asked for cannot be missing. */}
      {(typed.trim() !== '' || suggestions.found.length > 0) && <SuggestionList {...suggestions} label={label} />}
    </Combobox>
  );
}

/** An answer to other letters is not listed after what these found: Enter would take what nobody asked for. */
const together = (first: Suggestions, besides: Suggestions): Suggestions => ({
  found: besides.waiting ? first.found : [...first.found, ...besides.found],
  waiting: first.waiting || besides.waiting,
  failed: first.failed || besides.failed,
});
