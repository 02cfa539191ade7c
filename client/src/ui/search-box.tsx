import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type ReactNode, type Ref, useState } from 'react';
import { t } from '../i18n/translate';
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
  ref?: Ref<HTMLInputElement>;
  /** Beside the field while it is empty, such as its shortcut. */
  aside?: ReactNode;
  hotkey?: string;
}

/** A search with at most 6 suggestions: arrow keys and Enter choose, the cross clears. What is chosen is acted on. */
export function SearchBox({ label, placeholder, source, onChoose, ref, aside, hotkey }: SearchBoxProps) {
  const [typed, setTyped] = useState('');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const suggestions = useSuggestions(source, typed, MOST_SUGGESTIONS);
  useFirstSuggested(combobox, suggestions.found);

  const clear = (): void => {
    setTyped('');
    combobox.closeDropdown();
  };
  const choose = (value: string): void => {
    const option = suggestions.found.find((candidate) => candidate.value === value);
    clear();
    if (option) onChoose(option);
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
      <SuggestionList {...suggestions} label={label} />
    </Combobox>
  );
}
