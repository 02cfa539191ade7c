import { type MessageText, t } from '../../i18n/translate';
import { type EffectsReview, reviewEffects } from '../effects/review-effects';

/** Whether a mutation records an entry in a closed shift, so that the server can rehearse it. */
export const isLate = ({ input }: { input?: unknown }): boolean =>
  typeof input === 'object' && input !== null && 'lateReason' in input && input.lateReason != null;

const effectsIn = (payload: object): readonly MessageText[] =>
  ('effectTexts' in payload && (payload.effectTexts as readonly MessageText[] | null)) || [];

export type ReviewWords = Pick<EffectsReview, 'title' | 'saveLabel'>;

/** Shows what a rehearsed mutation changes, by default a late entry, and asks whether it is to be saved. */
export const reviewLate = (
  rehearsed: object,
  words: ReviewWords = { title: t('late.effects'), saveLabel: t('ui.save') },
): Promise<boolean> => reviewEffects({ ...words, hint: t('ui.effects.hint'), effects: effectsIn(rehearsed) });
