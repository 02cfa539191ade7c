import { Combobox, type ComboboxStore } from '../kit/fields';
import { Popover } from '../kit/popover';
import { Anchor } from '../popover/anchor';
import { SuggestionList, type SuggestionListProps } from './suggestion-list';

export interface SuggestionBoxProps extends SuggestionListProps {
  store: ComboboxStore;
  onChoose: (value: string) => void;
  /** Whether there is anything to show while it is open. */
  isShown?: boolean;
}

/** The list below a field with suggestions. It loads after the field, which is usable without it. */
export default function SuggestionBox({ store, onChoose, isShown = true, ...list }: SuggestionBoxProps) {
  return (
    <Combobox store={store} withinPortal={false} onOptionSubmit={onChoose}>
      <Popover.Target>
        <Anchor of={store.targetRef} />
      </Popover.Target>
      {isShown && <SuggestionList {...list} />}
    </Combobox>
  );
}
