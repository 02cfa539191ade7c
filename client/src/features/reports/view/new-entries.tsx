import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { useHotkeys } from '../../../hooks/use-hotkeys';
import { t } from '../../../i18n/translate';
import { Button } from '../../../ui/kit/buttons';
import type { NewerAnswer } from '../answer/use-newer-answer';

interface NewEntriesProps {
  newer: NewerAnswer;
  /** Called before the pill, which has the focus, disappears. */
  onShow: () => void;
}

const KEYS = 'Alt+W';

/** Announces new entries and shows them on request. */
export function NewEntries({ newer: { rows, show }, onShow }: NewEntriesProps) {
  const run = (): void => {
    onShow();
    show();
  };
  useHotkeys([{ keys: KEYS, label: t('reports.newer.key'), run }]);
  return (
    <Button radius="xl" leftSection={<IconArrowUp size={14} aria-hidden />} data-hotkey={KEYS} onClick={run}>
      {t('reports.newer', { rows })}
    </Button>
  );
}
