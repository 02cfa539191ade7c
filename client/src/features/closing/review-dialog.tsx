import { useOnline } from '../../hooks/use-online';
import { t } from '../../i18n/translate';
import { Dialog } from '../../ui/dialog/dialog';
import { Button } from '../../ui/kit/buttons';
import { Group } from '../../ui/kit/layout';
import { ReviewFigures } from './review-figures';
import classes from './review-figures.module.css';
import { useSheet } from './sheet/sheet-workspace';
import { WaitingInShift } from './sheet/waiting-in-shift';

interface ReviewDialogProps {
  opened: boolean;
  onBack: () => void;
  onClose: () => Promise<void>;
  busy: boolean;
}

const WIDTH = 720;

/** Summary of the close on one screen, before it is posted. Enter closes the shift, Esc goes back. */
export default function ReviewDialog({ opened, onBack, onClose, busy }: ReviewDialogProps) {
  const online = useOnline();
  const shiftId = useSheet(({ form }) => form.shiftId);
  return (
    <Dialog title={t('closing.review')} opened={opened} onClose={() => busy || onBack()} width={WIDTH}>
      <ReviewFigures />
      <WaitingInShift shiftId={shiftId} />
      <Group justify="flex-end" className={classes.actions}>
        <p className={classes.hint} data-keys={online || undefined}>
          {t(online ? 'closing.review.hint' : 'closing.offline')}
        </p>
        <Button variant="default" onClick={onBack} disabled={busy}>
          {t('closing.review.back')}
        </Button>
        <Button onClick={() => void onClose()} loading={busy} disabled={!online} data-autofocus>
          {t('closing.review.close')}
        </Button>
      </Group>
    </Dialog>
  );
}
