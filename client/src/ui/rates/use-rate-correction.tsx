import { type ReactNode, useState } from 'react';
import { RehearseRateCorrectionDocument, type RehearseRateCorrectionInput } from '../../graphql/generated/graphql';
import { useCan } from '../../hooks/use-can';
import { type Submit, useSubmit } from '../../hooks/use-submit';
import { type MessageText, t } from '../../i18n/translate';
import { Dialog } from '../dialog/dialog';
import { EffectTables } from '../effects/effect-tables';
import { Button } from '../kit/buttons';
import { Group } from '../kit/layout';
import { Text } from '../kit/text';

const WIDTH = 720;

interface Asked {
  effects: readonly MessageText[];
  answer: (isWanted: boolean) => void;
}

interface RateCorrection extends Pick<Submit<unknown, unknown>, 'busy' | 'fieldErrors' | 'formErrors'> {
  /** Whether the rates are to be sent: they move nothing, or the user has seen what they move. */
  review: (rates: RehearseRateCorrectionInput) => Promise<boolean>;
  /** The open review, if any. */
  dialog: ReactNode;
}

/** Shows what rates move that shifts would have used, corrected or entered late, before they are sent. */
export function useRateCorrection(): RateCorrection {
  const mayCorrect = useCan('shift.correct');
  const [asked, setAsked] = useState<Asked | null>(null);
  const { submit, clearErrors, ...rehearsal } = useSubmit(RehearseRateCorrectionDocument);

  const review = async (rates: RehearseRateCorrectionInput): Promise<boolean> => {
    clearErrors();
    if (!mayCorrect) return true;
    const payload = await submit({ input: rates });
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

/** A product rate with its first shift, as a form or the server has them. */
export type RateValues = Readonly<Record<'productId' | 'shiftDate' | 'shiftTypeId' | 'rate' | 'reason', unknown>>;

/** A new value of a product rate as the correction of the shifts that have used another one; null without a rate. */
export function rateCorrection(values: RateValues): RehearseRateCorrectionInput | null {
  const { productId, shiftDate, shiftTypeId, rate, reason } = values;
  if (typeof rate !== 'string') return null;
  return {
    shiftDate: String(shiftDate),
    shiftTypeId: Number(shiftTypeId),
    rates: [{ productId: Number(productId), rate }],
    reason: reason as string | null | undefined,
  };
}

/** The refusals of the correction of one rate at the fields of the form. */
export const atRate = (errors: Readonly<Record<string, MessageText>>): Record<string, MessageText> =>
  Object.fromEntries(Object.entries(errors).map(([field, error]) => [field.replace(/^rates\.0\./, ''), error]));

const RateEffects = ({ effects, answer }: Asked) => (
  <Dialog title={t('ui.rates.effects')} opened onClose={() => answer(false)} width={WIDTH}>
    <EffectTables effects={effects} />
    <Group justify="flex-end" mt="md">
      <Text size="sm">{t('ui.rates.effects.hint')}</Text>
      <Button variant="default" onClick={() => answer(false)}>
        {t('ui.cancel')}
      </Button>
      <Button onClick={() => answer(true)} data-autofocus>
        {t('ui.rates.effects.save')}
      </Button>
    </Group>
  </Dialog>
);
