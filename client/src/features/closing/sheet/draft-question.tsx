import type { StoredDraft } from '../../../hooks/draft-store';
import { t } from '../../../i18n/translate';
import { Dialog } from '../../../ui/dialog/dialog';
import { Button } from '../../../ui/kit/buttons';
import { Stack } from '../../../ui/kit/layout';
import { Text } from '../../../ui/kit/text';
import { showTime } from '../../../ui/text/show-time';
import type { Sheet } from './sheet';

interface DraftQuestionProps {
  /** The draft stored on this device. */
  found: StoredDraft<Sheet> | null;
  /** How many entries it has. */
  filled: number;
  /** The content of the undone close. */
  undone: Sheet | null;
  onContinue: (sheet: Sheet) => void;
  onClean: () => void;
}

/** The entries of a close. */
export const filledIn = ({ cells }: Sheet): number =>
  Object.entries(cells).filter(([cell, text]) => text !== '' && !cell.startsWith('employee:')).length;

/** Asks which earlier input to continue from: a draft on this device or an undone close. */
export function DraftQuestion({ found, filled, undone, onContinue, onClean }: DraftQuestionProps) {
  const time = found ? showTime(found.savedAt) : '';
  return (
    <Dialog title={t('closing.draft.title')} opened onClose={onClean} boxOnPhone width={440}>
      {found && <Text size="sm">{t('closing.draft.found', { time, filled })}</Text>}
      {undone && <Text size="sm">{t('closing.draft.undone')}</Text>}
      <Stack gap="sm" mt="md">
        {found && (
          <Button onClick={() => onContinue(found.value)} data-autofocus>
            {t('closing.draft.continue', { time })}
          </Button>
        )}
        {undone && (
          <Button
            variant={found ? 'default' : 'filled'}
            onClick={() => onContinue(undone)}
            data-autofocus={found ? undefined : true}
          >
            {t('closing.draft.continueUndone')}
          </Button>
        )}
        <Button variant="default" onClick={onClean}>
          {t('closing.draft.clean')}
        </Button>
      </Stack>
    </Dialog>
  );
}
