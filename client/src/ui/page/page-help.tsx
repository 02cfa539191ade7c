import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import { createContext, useContext } from 'react';
import { useHotkeys } from '../../hooks/use-hotkeys';
import type { HelpTopic } from '../../i18n/help-topic';
import { t } from '../../i18n/translate';
import { ActionIcon } from '../kit/buttons';

const HelpOpener = createContext<((topic: HelpTopic) => void) | null>(null);

/** Provides the function that opens the help; without it, pages show no button. */
export const HelpOpenerProvider = HelpOpener.Provider;

interface PageHelpProps {
  topic: HelpTopic;
  inDialog?: boolean;
}

/** The button that opens the help of its page or dialog. The help itself is loaded when it is opened. */
export function PageHelp({ topic, inDialog }: PageHelpProps) {
  const open = useContext(HelpOpener);
  useHotkeys(open ? [{ keys: 'Alt+Q', label: t('ui.help'), run: () => open(topic), inDialog }] : []);
  return (
    open && (
      <ActionIcon aria-label={t('ui.help')} title={t('ui.help')} data-hotkey="Alt+Q" onClick={() => open(topic)}>
        <IconHelp size={18} aria-hidden />
      </ActionIcon>
    )
  );
}
