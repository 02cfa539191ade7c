import { useOnline } from '../../../hooks/use-online';
import { type MessageText, t } from '../../../i18n/translate';
import EffectsReview from '../../../ui/effects/effects-dialog';

interface EffectsDialogProps {
  effects: readonly MessageText[];
  onBack: () => void;
  onCorrect: () => Promise<void>;
  busy: boolean;
}

/** Every figure that a correction moves, before it is saved. */
export default function EffectsDialog({ effects, onBack, onCorrect, busy }: EffectsDialogProps) {
  const online = useOnline();
  return (
    <EffectsReview
      title={t('closing.correct.effects')}
      effects={effects}
      hint={t(online ? 'closing.correct.hint' : 'closing.correct.offline')}
      saveLabel={t('closing.correct.save')}
      isPossible={online}
      busy={busy}
      onSave={() => void onCorrect()}
      onBack={onBack}
    />
  );
}
