import { useHotkeys } from '../../../hooks/use-hotkeys';
import { useOnline } from '../../../hooks/use-online';
import { type MessageText, t } from '../../../i18n/translate';
import { Dialog } from '../../../ui/dialog/dialog';
import { EffectTables } from '../../../ui/effects/effect-tables';
import { Button } from '../../../ui/kit/buttons';
import { Group } from '../../../ui/kit/layout';
import classes from '../review-figures.module.css';

interface EffectsDialogProps {
  effects: readonly MessageText[];
  onBack: () => void;
  onCorrect: () => Promise<void>;
  busy: boolean;
}

const WIDTH = 720;

/** Every figure that a correction moves, before it is saved. Enter corrects the shift, Esc goes back. */
export default function EffectsDialog({ effects, onBack, onCorrect, busy }: EffectsDialogProps) {
  const online = useOnline();
  useHotkeys([{ keys: 'Ctrl+Enter', label: t('closing.correct.save'), run: () => void onCorrect(), inDialog: true }]);
  return (
    <Dialog title={t('closing.correct.effects')} opened onClose={() => busy || onBack()} width={WIDTH}>
      <EffectTables effects={effects} />
      <Group justify="flex-end" className={classes.actions}>
        <p className={classes.hint} data-keys={online || undefined}>
          {t(online ? 'closing.correct.hint' : 'closing.correct.offline')}
        </p>
        <Button variant="default" onClick={onBack} disabled={busy}>
          {t('closing.review.back')}
        </Button>
        <Button onClick={() => void onCorrect()} loading={busy} disabled={!online} data-autofocus>
          {t('closing.correct.save')}
        </Button>
      </Group>
    </Dialog>
  );
}
