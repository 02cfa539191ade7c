import type { Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../hooks/use-session';
import { useLocale } from '../../i18n/translate';
import { switchTo } from '../../ui/inputs/language-choice';
import type { NavigationItem } from '../navigation';
import { type Chosen, Palette } from './palette';
import { rememberPlace } from './palette-recent-places';
import { useShellActions } from './shell-actions';

interface LinkSearchProps {
  items: readonly NavigationItem[];
  ref?: Ref<HTMLInputElement>;
  /** Shows the shortcut in the empty field. */
  withKey?: boolean;
  /** Focuses the field when the dialog around it opens. */
  takesFocus?: boolean;
  onGone?: () => void;
}

/** The search over all pages, reports, actions, views and records; a slip number finds that slip. */
export function LinkSearch({ items, ref, withKey = false, takesFocus = false, onGone }: LinkSearchProps) {
  const navigate = useNavigate();
  const { openAction } = useShellActions();
  const { me } = useSession();
  const locale = useLocale();
  const go = ({ entry: { to, action, language }, record, inNewTab }: Chosen): void => {
    if (record && me) rememberPlace(me.userId, { record });
    if (language !== undefined) switchTo(language);
    else if (action !== undefined) openAction(action);
    else if (to !== undefined && inNewTab) window.open(to, '_blank', 'noopener');
    else if (to !== undefined) void navigate(to);
    if (!inNewTab) onGone?.();
  };
  // Remounts on a change of language: the list caches texts.
  return <Palette key={locale} items={items} ref={ref} withKey={withKey} takesFocus={takesFocus} onChoose={go} />;
}
