import { useNavigate } from 'react-router-dom';
import { t } from '../../i18n/translate';
import { Dialog } from '../../ui/dialog/dialog';
import { showFile } from '../../ui/inputs/show-file';
import { Button } from '../../ui/kit/buttons';
import { Group } from '../../ui/kit/layout';
import { Text } from '../../ui/kit/text';
import { printOf } from '../../ui/late-entry/closed-shift-addresses';
import type { ClosedShift } from './use-close-shift';

/** After the close: prints the slip and offers to start a new shift. */
export function ClosedDialog({ closed }: { closed: ClosedShift }) {
  const navigate = useNavigate();
  const goHome = (): void => void navigate('/');
  return (
    <Dialog title={t('closing.done.title')} opened onClose={goHome} boxOnPhone width={420}>
      <Text mb="sm">{t('closing.done.ask')}</Text>
      <Group justify="space-between">
        <Button variant="default" onClick={() => void showFile(t('closing.done.print'), printOf(closed))}>
          {t('closing.done.print')}
        </Button>
        <Group>
          <Button variant="default" onClick={goHome}>
            {t('ui.no')}
          </Button>
          <Button onClick={() => void navigate('/page/start-shift')} data-autofocus>
            {t('ui.yes')}
          </Button>
        </Group>
      </Group>
    </Dialog>
  );
}
