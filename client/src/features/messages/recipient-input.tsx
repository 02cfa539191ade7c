import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type MessageText, said, t } from '../../i18n/translate';
import { MOST_SUGGESTIONS, type Option } from '../../ui/inputs/match-options';
import { useSuggestionField } from '../../ui/inputs/use-suggestion-field';
import { useSuggestions } from '../../ui/inputs/use-suggestions';
import { CloseButton } from '../../ui/kit/buttons';
import { TextInput } from '../../ui/kit/fields';
import { withoutRecipient, withRecipient } from './chosen-recipients';
import classes from './recipient-input.module.css';

interface RecipientInputProps {
  name: string;
  label: string;
  hint?: string;
  chosen: readonly Option[];
  onChange: (chosen: Option[]) => void;
  /** Queries the server for names. */
  source: (typed: string) => Promise<readonly Option[]>;
  error?: MessageText;
  disabled?: boolean;
}

/**
 * Recipients by typing: Enter takes the first suggestion and stays for another name; on the empty field Enter moves on
 * and Backspace removes the last one. No duplicates.
 */
export function RecipientInput({ name, label, hint, chosen, onChange, source, error, disabled }: RecipientInputProps) {
  const [typed, setTyped] = useState('');
  /** Enter was pressed before the suggestions arrived. */
  const enterAwaits = useRef(false);
  const answer = useSuggestions(source, typed, MOST_SUGGESTIONS);
  const isChosen = ({ value }: Option): boolean => chosen.some((other) => other.value === value);
  const found = answer.found.map((option) =>
    isChosen(option) ? { ...option, hint: t('messages.recipients.already') } : option,
  );
  const list = useSuggestionField(found);
  const { store: combobox, SuggestionBox } = list;

  const take = (picked: string): void => {
    const option = answer.found.find(({ value }) => value === picked);
    setTyped('');
    combobox.closeDropdown();
    if (option) onChange(withRecipient(chosen, option));
  };
  const takeAwaited = useEffectEvent(() => {
    const [first] = answer.found;
    if (enterAwaits.current && first) take(first.value);
    enterAwaits.current = false;
  });
  useEffect(() => {
    if (!answer.waiting) takeAwaited();
  }, [answer.waiting]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (typed.trim() === '') {
      if (event.key === 'Backspace' && typed === '') onChange(chosen.slice(0, -1));
      return;
    }
    const suggested = found[combobox.getSelectedOptionIndex()] ?? found[0];
    if (event.key === 'Tab' && suggested && !answer.waiting) take(suggested.value);
    if (event.key !== 'Enter') return;
    enterAwaits.current = answer.waiting;
    // The open list takes the selected option itself; the focus stays for the next name.
    if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
    if (answer.waiting || !suggested) event.preventDefault();
    else if (!combobox.dropdownOpened) take(suggested.value);
  };

  return (
    <div className={classes.field}>
      <TextInput
        {...list.field}
        name={name}
        label={label}
        description={hint}
        value={typed}
        disabled={disabled}
        error={said(error)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          combobox.openDropdown();
        }}
        onKeyDown={(event) => {
          onKeyDown(event);
          list.onKeyDown(event);
        }}
        onBlur={() => {
          combobox.closeDropdown();
          setTyped('');
        }}
      />
      {SuggestionBox && (
        <SuggestionBox
          {...answer}
          store={combobox}
          onChoose={take}
          isShown={typed.trim() !== ''}
          found={found}
          label={label}
        />
      )}
      {chosen.length > 0 && (
        <ul className={classes.chosen} aria-label={t('messages.recipients.chosen')}>
          {chosen.map((option) => (
            <li key={option.value} className={classes.chip}>
              {option.label}
              <CloseButton
                size={24}
                iconSize={14}
                disabled={disabled}
                aria-label={t('messages.recipients.remove', { name: option.label })}
                onClick={() => onChange(withoutRecipient(chosen, option.value))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
