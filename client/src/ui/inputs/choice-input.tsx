import { Combobox, TextInput, useCombobox } from '@mantine/core';
import IconSelector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type MessageText, said, t } from '../../i18n/translate';
import { useEnterFlow } from '../dialog/enter-flow';
import { afterEffects, holdKeys, type KeyHold } from '../dialog/held-keys';
import { play } from '../feedback/sound';
import { MOST_LISTED, MOST_SUGGESTIONS, type Option } from './match-options';
import { SuggestionList } from './suggestion-list';
import { useFirstSuggested } from './use-first-suggested';
import { type OptionSource, useSuggestions } from './use-suggestions';

export interface ChoiceInputProps {
  label: string;
  /** The value of the chosen option; empty if none is chosen. */
  value: string;
  onChange: (value: string, option: Option | null) => void;
  source: OptionSource;
  /** The label of the value, for a source on the server, which cannot look it up. */
  chosenLabel?: string;
  /** The maximum number of suggestions. */
  most?: number;
  name?: string;
  hint?: ReactNode;
  error?: ReactNode | MessageText;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
}

/** A choice by typing: the first suggestion is preselected; Enter or Tab takes it and moves on. */
export function ChoiceInput({
  label,
  value,
  onChange,
  source,
  chosenLabel,
  most = MOST_SUGGESTIONS,
  hint,
  error,
  autoFocus,
  ...rest
}: ChoiceInputProps) {
  /** Null while nothing is being typed: the field then shows the chosen label. */
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Option | null>(null);
  /** The text for which Enter found no option, until another one is chosen. */
  const [unmatched, setUnmatched] = useState<string | null>(null);
  const enterFrom = useRef<HTMLInputElement | null>(null);
  const hold = useRef<KeyHold | null>(null);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const { advance } = useEnterFlow();
  const local = typeof source !== 'function';
  const isTyped = Boolean(typed?.trim());
  const suggestions = useSuggestions(source, typed ?? '', isTyped || !local ? most : MOST_LISTED);
  const unlisted = local && !isTyped ? source.length - suggestions.found.length : 0;
  /** In an optional field, empty text means no value, and no suggestion replaces it. */
  const emptied = typed?.trim() === '' && !rest.required;
  useFirstSuggested(combobox, emptied ? [] : suggestions.found);

  const known = local ? source.find((option) => option.value === value) : chosen?.value === value ? chosen : null;
  const shown = typed ?? known?.label ?? (value === '' ? '' : (chosenLabel ?? value));

  const choose = (option: Option | null): void => {
    setChosen(option);
    setTyped(null);
    setUnmatched(null);
    combobox.closeDropdown();
    onChange(option?.value ?? '', option);
  };

  /** Shows the error at once and selects the text, so that the next key starts over instead of adding to it. */
  const tellUnmatched = (field: HTMLInputElement): void => {
    setUnmatched(field.value.trim());
    field.select();
    play('failure');
  };
  const takeAwaited = useEffectEvent(() => {
    const [first] = suggestions.found;
    const from = enterFrom.current;
    const held = hold.current;
    enterFrom.current = null;
    hold.current = null;
    if (from === null) return;
    if (first === undefined) {
      held?.discard();
      tellUnmatched(from);
      return;
    }
    choose(first);
    advance(from);
    if (held) afterEffects(held.release);
  });
  useEffect(() => {
    if (!suggestions.waiting) takeAwaited();
  }, [suggestions.waiting]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (emptied && event.key === 'Enter' && combobox.getSelectedOptionIndex() === -1) choose(null);
    if (typed === null || typed.trim() === '') return;
    const [first] = suggestions.found;
    if (event.key === 'Tab' && !suggestions.waiting && first) {
      choose(suggestions.found[combobox.getSelectedOptionIndex()] ?? first);
    }
    if (event.key !== 'Enter') return;
    if (suggestions.waiting) {
      enterFrom.current = event.currentTarget;
      // The keys that follow belong to the next field.
      hold.current = holdKeys();
    }
    if (suggestions.waiting || !first) {
      // Nothing to take yet, or nothing at all: the focus stays.
      event.preventDefault();
      event.stopPropagation();
      if (!suggestions.waiting) tellUnmatched(event.currentTarget);
    } else if (!combobox.dropdownOpened || combobox.getSelectedOptionIndex() === -1) choose(first);
    // Otherwise the open list takes its selected option, and the flow continues. A list that is not rendered yet has
    // none selected.
  };

  const onBlur = (): void => {
    hold.current?.discard();
    combobox.closeDropdown();
    if (typed?.trim() === '') choose(null);
    setTyped(null);
    setUnmatched(null);
  };

  return (
    <Combobox
      store={combobox}
      withinPortal={false}
      onOptionSubmit={(picked) => choose(suggestions.found.find((option) => option.value === picked) ?? null)}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...rest}
          label={label}
          description={hint}
          error={unmatched === null ? said(error) : t('ui.choice.unmatched', { typed: unmatched })}
          value={shown}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            combobox.openDropdown();
          }}
          onClick={() => local && combobox.openDropdown()}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
          data-autofocus={autoFocus || undefined}
          rightSection={<IconSelector size={14} aria-hidden />}
          rightSectionPointerEvents="none"
        />
      </Combobox.Target>
      <SuggestionList {...suggestions} label={label} unlisted={unlisted} />
    </Combobox>
  );
}
