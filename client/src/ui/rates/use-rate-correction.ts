import { RehearseRateCorrectionDocument, type RehearseRateCorrectionInput } from '../../graphql/generated/graphql';
import { useCan } from '../../hooks/use-can';
import { type Submit, useSubmit } from '../../hooks/use-submit';
import { type MessageText, t } from '../../i18n/translate';
import { reviewEffects } from '../effects/review-effects';

interface RateCorrection extends Pick<Submit<unknown, unknown>, 'busy' | 'fieldErrors' | 'formErrors'> {
  /** Whether the rates are to be sent: they move nothing, or the user has seen what they move. */
  review: (rates: RehearseRateCorrectionInput) => Promise<boolean>;
}

/** Shows what rates move that shifts would have used, corrected or entered late, before they are sent. */
export function useRateCorrection(): RateCorrection {
  const mayCorrect = useCan('shift.correct');
  const { submit, clearErrors, ...rehearsal } = useSubmit(RehearseRateCorrectionDocument);

  const review = async (rates: RehearseRateCorrectionInput): Promise<boolean> => {
    clearErrors();
    if (!mayCorrect) return true;
    const payload = await submit({ input: rates });
    if (!payload) return false;
    return reviewEffects({
      title: t('ui.rates.effects'),
      hint: t('ui.rates.effects.hint'),
      saveLabel: t('ui.rates.effects.save'),
      effects: payload.effectTexts ?? [],
    });
  };
  return { ...rehearsal, review };
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
