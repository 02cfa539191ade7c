import { useOnline } from '../../../hooks/use-online';
import { type MessageText, t } from '../../../i18n/translate';
import EffectsReview from '../../../ui/effects/effects-dialog';
import type { ReviewWarning } from '../review-order';
import { ReviewWarnings } from '../review-warnings';

interface EffectsDialogProps {
  effects: readonly MessageText[];
  warnings: readonly ReviewWarning[];
  onBack: () => void;
  onCorrect: () => Promise<void>;
  busy: boolean;
}

/** Every figure that a correction moves, below the warnings that it causes, before it is saved. */
export default function EffectsDialog({ effects, warnings, onBack, onCorrect, busy }: EffectsDialogProps) {
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
    >
      {warnings.length > 0 && <ReviewWarnings warnings={warnings} />}
    </EffectsReview>
  );
}
