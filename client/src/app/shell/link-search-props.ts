import type { NavigationItem } from '../navigation';

export interface LinkSearchProps {
  items: readonly NavigationItem[];
  /** Shows the shortcut in the empty field. */
  withKey?: boolean;
  /** Focuses the field when the dialog around it opens. */
  takesFocus?: boolean;
  onGone?: () => void;
}

/** What was done with the plain field before the palette replaced it. */
export interface BegunSearch {
  typed: string;
  /** What had the focus before. */
  before: EventTarget | null;
}
