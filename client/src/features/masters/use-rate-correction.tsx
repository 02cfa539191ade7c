import { type ReactNode, useState } from 'react';
import { RehearseRateCorrectionDocument } from '../../graphql/generated/graphql';
import { useCan } from '../../hooks/use-can';
import { type Submit, useSubmit } from '../../hooks/use-submit';
import { type MessageText, t } from '../../i18n/translate';
import { Dialog } from '../../ui/dialog/dialog';
import { EffectTables } from '../../ui/effects/effect-tables';
import { Button } from '../../ui/kit/buttons';
import { Group } from '../../ui/kit/layout';
import { Text } from '../../ui/kit/text';
import type { MasterDefinition } from './catalogue';

const WIDTH = 720;

interface Asked {
  effects: readonly MessageText[];
  answer: (isWanted: boolean) => void;
}

interface RateCorrection extends Pick<Submit<unknown, unknown>, 'busy' | 'fieldErrors' | 'formErrors'> {
  /** Whether the change of a rate is to be sent: it moves nothing, or the user has seen what it moves. */
  review: (rate: unknown, reason: string | null) => Promise<boolean>;
  /** The open review, if any. */
  dialog: ReactNode;
}

/** Whether rows of this master are rates, which shifts use. */
export const hasRates = ({ name }: MasterDefinition): boolean => name === 'ProductRate';

/** Shows what the correction of a rate that shifts have used moves, before it is sent. */
export function useRateCorrection(master: MasterDefinition, id: number): RateCorrection {
  const mayCorrect = useCan('shift.correct');
  const [asked, setAsked] = useState<Asked | null>(null);
  const { submit, clearErrors, ...rehearsal } = useSubmit(RehearseRateCorrectionDocument);

  const review = async (rate: unknown, reason: string | null): Promise<boolean> => {
    clearErrors();
    if (!hasRates(master) || !mayCorrect || typeof rate !== 'string') return true;
    const payload = await submit({ input: { productRateId: id, rate, reason } });
    if (!payload) return false;
    const effects = payload.effectTexts ?? [];
    if (effects.length === 0) return true;
    return new Promise((resolve) => {
      const answer = (isWanted: boolean): void => {
        setAsked(null);
        resolve(isWanted);
      };
      setAsked({ effects, answer });
    });
  };
  return { ...rehearsal, review, dialog: asked && <RateEffects {...asked} /> };
}

const RateEffects = ({ effects, answer }: Asked) => (
  <Dialog title={t('masters.rate.effects')} opened onClose={() => answer(false)} width={WIDTH}>
    <EffectTables effects={effects} />
    <Group justify="flex-end" mt="md">
      <Text size="sm">{t('masters.rate.effects.hint')}</Text>
      <Button variant="default" onClick={() => answer(false)}>
        {t('ui.cancel')}
      </Button>
      <Button onClick={() => answer(true)} data-autofocus>
        {t('masters.rate.effects.save')}
      </Button>
    </Group>
  </Dialog>
);
