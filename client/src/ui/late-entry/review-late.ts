import { type MessageText, t } from '../../i18n/translate';
import { reviewEffects } from '../effects/review-effects';

/** Whether a mutation records an entry in a closed shift, so that the server can rehearse it. */
export const isLate = ({ input }: { input?: unknown }): boolean =>
  typeof input === 'object' && input !== null && 'lateReason' in input && input.lateReason != null;

const effectsIn = (payload: object): readonly MessageText[] =>
  ('effectTexts' in payload && (payload.effectTexts as readonly MessageText[] | null)) || [];

/** Shows what a rehearsed late entry moves in its shift and after it, and asks whether it is to be saved. */
export const reviewLate = (rehearsed: object): Promise<boolean> =>
  reviewEffects({
    title: t('late.effects'),
    hint: t('ui.effects.hint'),
    saveLabel: t('ui.save'),
    effects: effectsIn(rehearsed),
  });
