import IconSelector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Right } from '../../../../server/domain/rights';
import { useRights } from '../../hooks/use-can';
import { type MessageText, said, t } from '../../i18n/translate';
import { useEnterFlow } from '../dialog/enter-flow';
import { afterEffects, holdKeys, type KeyHold } from '../dialog/held-keys';
import { type AddedRow, addNewRow } from '../dialog/new-row';
import { play } from '../feedback/sound';
import { TextInput } from '../kit/fields';
import { CREATE, isGuess, isSharedName, MOST_LISTED, MOST_SUGGESTIONS, type Option, withFirst } from './match-options';
import { onForgotten, UNKNOWN_CHOICE } from './unknown-choice';
import { useSuggestionField } from './use-suggestion-field';
import { type OptionSource, useSuggestions } from './use-suggestions';

export interface ChoiceInputProps {
  label: string;
  /** The value of the chosen option; empty if none is chosen. */
  value: string;
  onChange: (value: string, option: Option | null) => void;
  source: OptionSource;
  /** Values that a list begins with until something is typed, such as those used last. */
  recent?: readonly string[];
  /** The label of the value, for a source on the server, which cannot look it up. */
  chosenLabel?: string;
  /** The maximum number of suggestions. */
  most?: number;
  name?: string;
  hint?: ReactNode;
  error?: ReactNode | MessageText;
  placeholder?: string;
  required?: boolean;
  /**
   * The master that it lists, if it lists all of its rows, or what adds a missing one: over the form, and then it is
   * chosen.
   */
  adds?: string | ((typed: string) => Promise<AddedRow | null>);
  /** The right to add it. */
  addedWith?: Right;
  /** Whether it lists rows of the shift only: a name that it lacks may exist outside of the shift. */
  ofShift?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
}

/** A label within a sentence: 'Payment mode' as 'payment mode', 'MPD' as it is. */
const inSentence = (label: string): string =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/**
 * A choice by typing: the first suggestion is preselected; Enter or Tab takes it and moves on. A name that is unknown stays in
 * the field with an error, and nothing is chosen: the earlier choice never comes back by itself. So does a name that
 * several have, unless one of them is chosen in the list.
 */
export function ChoiceInput({
  label,
  value,
  onChange,
  source,
  recent = [],
  chosenLabel,
  most = MOST_SUGGESTIONS,
  hint,
  error,
  addedWith,
  adds,
  ofShift = false,
  autoFocus,
  ...rest
}: ChoiceInputProps) {
  /** Null while nothing is being typed: the field then shows the chosen label. */
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Option | null>(null);
  /** The text that names no option, until another one is chosen. */
  const [unmatched, setUnmatched] = useState<string | null>(null);
  /** What is typed, also within the event that chooses an option and then leaves the field. */
  const latest = useRef<string | null>(null);
  /** How the field was left before its suggestions were loaded: with Tab, which takes the first, or otherwise. */
  const left = useRef<'with Tab' | 'otherwise' | null>(null);
  const enterFrom = useRef<HTMLInputElement | null>(null);
  const hold = useRef<KeyHold | null>(null);
  const { advance } = useEnterFlow();
  const canCreate = useRights().has(addedWith ?? '') && adds !== undefined;
  const unknownText = canCreate ? 'ui.choice.unknown.add' : ofShift ? 'ui.choice.unknown.ofShift' : 'ui.choice.unknown';
  const local = Array.isArray(source);
  const isTyped = Boolean(typed?.trim());
  const listed = Array.isArray(source) && !isTyped ? withFirst(source, recent) : source;
  const suggestions = useSuggestions(listed, typed ?? '', isTyped || !local ? most : MOST_LISTED);
  const unlisted = local && !isTyped ? source.length - suggestions.found.length : 0;
  /** There is nothing to choose from, and the hint, which an empty list would cover, says why. */
  const isExplained = local && source.length === 0 && hint !== undefined;
  /** In an optional field, empty text means no value, and no suggestion replaces it. */
  const emptied = typed?.trim() === '' && !rest.required;
  const [best] = suggestions.found;
  /** What Enter and Tab take. */
  const isShared = isTyped && isSharedName(suggestions.found, typed!);
  const first = best && isTyped && (isShared || isGuess(best, typed!)) ? undefined : best;
  const list = useSuggestionField(emptied || first === undefined ? [] : suggestions.found);
  const { store: combobox, SuggestionBox } = list;
  const input = list.field.ref;

  const known = (local && source.find((option) => option.value === value)) || (chosen?.value === value ? chosen : null);
  const shown = typed ?? known?.label ?? (value === '' ? '' : (chosenLabel ?? value));

  const choose = (option: Option | null): void => {
    setChosen(option);
    forget();
    combobox.closeDropdown();
    onChange(option?.value ?? '', option);
  };
  const forget = (): void => {
    latest.current = null;
    left.current = null;
    setTyped(null);
    setUnmatched(null);
  };
  /** The field was left with this text: it is the name of an option, or an error. */
  const settle = (text: string): void => {
    const named = !isShared && suggestions.found.find(({ label: name }) => name.toLowerCase() === text.toLowerCase());
    if (named) {
      choose(named);
      return;
    }
    setUnmatched(text);
    setChosen(null);
    if (value !== '') onChange('', null);
  };
  /** The form may have changed while the row was added. */
  const latestChoose = useRef(choose);
  useLayoutEffect(() => {
    latestChoose.current = choose;
  });
  const create = async (name: string): Promise<void> => {
    combobox.closeDropdown();
    const row = await (typeof adds === 'function' ? adds(name) : addNewRow(adds!, name));
    if (row) latestChoose.current({ value: String(row.id), label: row.label });
  };
  const onForget = useEffectEvent(forget);
  const onChosenElsewhere = useEffectEvent(() => {
    if (value !== '' && unmatched !== null) forget();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a value that is set from outside replaces the text
  useEffect(() => onChosenElsewhere(), [value]);
  const listen = useEffectEvent(() =>
    input.current === null ? undefined : onForgotten(input.current, () => onForget()),
  );
  useEffect(() => listen(), []);

  /** Shows the error at once and selects the text, so that the next key starts over instead of adding to it. */
  const tellUnmatched = (field: HTMLInputElement): void => {
    setUnmatched(field.value.trim());
    field.select();
    play('failure');
  };
  const takeAwaited = useEffectEvent(() => {
    const from = enterFrom.current;
    const held = hold.current;
    enterFrom.current = null;
    hold.current = null;
    if (left.current !== null && typed !== null) {
      if (first !== undefined && left.current === 'with Tab') choose(first);
      else settle(typed.trim());
      left.current = null;
    }
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
    const picked = combobox.dropdownOpened ? suggestions.found[combobox.getSelectedOptionIndex()] : undefined;
    const taken = picked ?? first;
    if (event.key === 'Tab' && !suggestions.waiting && taken) choose(taken);
    if (event.key === 'Tab' && suggestions.waiting) left.current = 'with Tab';
    if (event.key !== 'Enter') return;
    if (suggestions.waiting) {
      enterFrom.current = event.currentTarget;
      // The keys that follow belong to the next field.
      hold.current = holdKeys();
    }
    if (suggestions.waiting || !taken) {
      // Nothing to take yet, or nothing at all: the focus stays.
      event.preventDefault();
      event.stopPropagation();
      if (suggestions.waiting) return;
      // The open list takes the selected offer to create it.
      if (combobox.dropdownOpened && combobox.getSelectedOptionIndex() !== -1) return;
      if (canCreate && !isShared && unmatched === typed.trim()) void create(unmatched);
      else tellUnmatched(event.currentTarget);
    } else if (picked === undefined) choose(taken);
    // Otherwise the open list takes its selected option, and the flow continues. A list that is not rendered yet has
    // none selected.
  };

  const onBlur = (): void => {
    hold.current?.discard();
    combobox.closeDropdown();
    const text = latest.current?.trim();
    if (text === '') choose(null);
    else if (text === undefined) forget();
    else if (suggestions.waiting) left.current ??= 'otherwise';
    else settle(text);
  };

  return (
    <>
      <TextInput
        {...rest}
        {...list.field}
        label={label}
        description={hint}
        error={
          unmatched === null
            ? said(error)
            : t(isShared ? 'ui.choice.shared' : unknownText, {
                what: inSentence(label),
                typed: unmatched,
              })
        }
        {...(unmatched !== null && UNKNOWN_CHOICE)}
        value={shown}
        onChange={({ currentTarget }) => {
          latest.current = currentTarget.value;
          left.current = null;
          setUnmatched(null);
          setTyped(currentTarget.value);
          if (!isExplained) combobox.openDropdown();
        }}
        onClick={() => local && !isExplained && combobox.openDropdown()}
        onKeyDown={(event) => {
          onKeyDown(event);
          list.onKeyDown(event);
        }}
        onBlur={onBlur}
        data-autofocus={autoFocus || undefined}
        rightSection={<IconSelector size={14} aria-hidden />}
        rightSectionPointerEvents="none"
      />
      {SuggestionBox && (
        <SuggestionBox
          {...suggestions}
          store={combobox}
          onChoose={(picked) => {
            if (picked === CREATE) void create(typed?.trim() ?? '');
            else choose(suggestions.found.find((option) => option.value === picked) ?? null);
          }}
          label={label}
          unlisted={unlisted}
          created={canCreate && isTyped ? typed?.trim() : undefined}
        />
      )}
    </>
  );
}
