import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { t } from '../../i18n/translate';
import { holdKeys, type KeyHold } from '../../ui/dialog/held-keys';
import { useFirstSuggested } from '../../ui/inputs/use-first-suggested';
import { CloseButton } from '../../ui/kit/buttons';
import { Combobox, useCombobox } from '../../ui/kit/fields';
import type { NavigationItem } from '../navigation';
import { useIsNavigationKnown } from '../shown-navigation';
import type { BegunSearch } from './link-search-props';
import { usePalette } from './palette-answer';
import { useReturnOfFocus } from './palette-focus';
import type { FoundRecord, PaletteEntry } from './palette-groups';
import { PaletteList } from './palette-list';
import { SearchField } from './search-field';

export interface Chosen {
  entry: PaletteEntry;
  /** The record that the command belongs to. */
  record: FoundRecord | null;
  inNewTab: boolean;
}

interface PaletteProps {
  items: readonly NavigationItem[];
  onChoose: (chosen: Chosen) => void;
  field: RefObject<HTMLInputElement | null>;
  /** If it replaces a plain field that has the focus: what was done with it. */
  begun: BegunSearch | null;
  /** Shows the shortcut in the empty field. */
  withKey: boolean;
  /** Focuses the field when the dialog around it opens. */
  takesFocus: boolean;
}

/**
 * The search box of the header. Searches locally and on the server. Arrow keys and Enter choose, with Ctrl in a new
 * tab; → or a click on the arrow lists a creditor's commands; Esc goes back, then returns the focus.
 */
export function Palette({ items, onChoose, field: input, begun, withKey, takesFocus }: PaletteProps) {
  const [typed, setTyped] = useState(begun?.typed ?? '');
  /** The record whose commands are listed, and the text that found it. */
  const [opened, setOpened] = useState<{ record: FoundRecord; from: string } | null>(null);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const focus = useReturnOfFocus();
  const withControl = useRef(false);
  /** The arrow of an entry was pressed, not the entry. */
  const onArrow = useRef(false);
  const enterAwaits = useRef(false);
  /** Queues the keys that follow an Enter which waits for results. */
  const hold = useRef<KeyHold | null>(null);
  const record = opened?.record ?? null;
  const { local, remote, failed, ...answer } = usePalette(items, typed, record, combobox.dropdownOpened);
  // Until all pages are known, the intended one may be missing, so Enter must not take the first item.
  const isTooEarly = !useIsNavigationKnown() && typed.trim() !== '';
  const waiting = answer.waiting || isTooEarly;
  const entries = [...local, ...remote].flatMap((group) => group.entries);
  useFirstSuggested(
    combobox,
    (local.length > 0 ? local : remote).flatMap((group) => group.entries),
  );

  const clear = (): void => {
    enterAwaits.current = false;
    hold.current?.discard();
    setTyped('');
    setOpened(null);
    combobox.closeDropdown();
  };
  const openRecord = (one: FoundRecord): void => {
    setOpened({ record: one, from: typed });
    setTyped('');
  };
  const back = (): void => {
    setTyped(opened?.from ?? '');
    setOpened(null);
  };
  const choose = (value: string): void => {
    const entry = entries.find((candidate) => candidate.value === value);
    const inNewTab = withControl.current;
    if (entry?.record && onArrow.current) {
      openRecord(entry.record);
      return;
    }
    clear();
    if (!entry) return;
    if (entry.to === undefined || inNewTab) focus.giveBack();
    else focus.drop();
    onChoose({ entry, record: record ?? entry.record ?? null, inNewTab });
  };

  /** An Enter that came before the results takes the first of them. */
  const takeAwaited = useEffectEvent(() => {
    const held = hold.current;
    hold.current = null;
    const [first] = entries;
    const isSwitch = enterAwaits.current && first?.language !== undefined;
    if (enterAwaits.current && first) choose(first.value);
    enterAwaits.current = false;
    // Another language opens nothing: the keys that follow are meant for the page as it is.
    if (isSwitch) held?.release();
    else held?.end();
  });
  useEffect(() => {
    if (!waiting) takeAwaited();
  }, [waiting]);

  const takeOver = useEffectEvent(() => {
    if (begun === null) return;
    input.current?.focus();
    input.current?.setSelectionRange(typed.length, typed.length);
    focus.remember({ relatedTarget: begun.before });
  });
  useLayoutEffect(() => takeOver(), []);

  const isAnythingHere = typed !== '' || record !== null;

  const onKeyDownCapture = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    const { key, currentTarget: field } = event;
    withControl.current = event.ctrlKey || event.metaKey;
    onArrow.current = false;
    enterAwaits.current = key === 'Enter' && waiting && (isTooEarly || entries.length === 0);
    if (enterAwaits.current) hold.current = holdKeys();
    const isEmpty = field.value === '';
    const selected = entries[combobox.getSelectedOptionIndex()];
    const isAtEnd = field.selectionStart === field.value.length;
    // A list that is not rendered yet has no selected item: Enter takes the first one.
    if (key === 'ArrowRight' && isAtEnd && selected?.record) openRecord(selected.record);
    else if (opened && (key === 'Escape' || (isEmpty && (key === 'Backspace' || key === 'ArrowLeft')))) back();
    else if (key === 'Escape' && combobox.dropdownOpened) {
      clear();
      focus.giveBack();
    } else if (key === 'Enter' && !isTooEarly && !selected && entries[0] && isAnythingHere) choose(entries[0].value);
    else if (key !== 'Enter' || !isTooEarly) return;
    event.preventDefault();
    // Otherwise the list would close, and the drawer around it.
    event.stopPropagation();
  };

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={choose}
      withinPortal={false}
      width="min(600px, calc(100vw - 24px))"
      position="bottom-end"
    >
      <Combobox.Target withExpandedAttribute>
        <SearchField
          ref={input}
          {...(record && { label: t('palette.ofRecord', { name: record.title }) })}
          withKey={withKey}
          takesFocus={takesFocus}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            combobox.openDropdown();
          }}
          onFocus={(event) => {
            focus.remember(event);
            combobox.openDropdown();
          }}
          onKeyDownCapture={onKeyDownCapture}
          onBlur={clear}
          clear={
            isAnythingHere && (
              <CloseButton
                size={24}
                aria-label={t(record ? 'palette.back' : 'ui.search.clear')}
                // It disappears with the typed text when the field loses the focus: tabbing onto it would lose the
                // focus.
                tabIndex={-1}
                onMouseDown={(event) => event.preventDefault()}
                onClick={record ? back : () => setTyped('')}
              />
            )
          }
        />
      </Combobox.Target>
      {(isAnythingHere || entries.length > 0) && (
        <PaletteList
          groups={[...local, ...remote]}
          waiting={waiting}
          failed={failed}
          isOfRecord={record !== null}
          onPress={(event) => {
            withControl.current = event.ctrlKey || event.metaKey;
            onArrow.current = (event.target as Element).closest('[data-arrow]') !== null;
          }}
        />
      )}
    </Combobox>
  );
}
