import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../hooks/use-session';
import { useLocale } from '../../i18n/translate';
import { switchTo } from '../../ui/inputs/language-choice';
import type { BegunSearch, LinkSearchProps } from './link-search-props';
import { type Chosen, Palette } from './palette';
import { rememberPlace } from './palette-recent-places';
import { useShellActions } from './shell-actions';

interface LinkPaletteProps extends LinkSearchProps {
  field: RefObject<HTMLInputElement | null>;
  begun: BegunSearch | null;
}

/** The search field with its results; what is chosen opens. */
export default function LinkPalette({
  items,
  withKey = false,
  takesFocus = false,
  onGone,
  field,
  begun,
}: LinkPaletteProps) {
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
  return <Palette key={locale} {...{ items, field, begun, withKey, takesFocus }} onChoose={go} />;
}
