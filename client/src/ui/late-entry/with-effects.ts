import { type MessageText, said } from '../../i18n/translate';

const effectsOf = (payload: object): readonly MessageText[] =>
  ('effectTexts' in payload && (payload.effectTexts as readonly MessageText[] | null)) || [];

/** The toast of a recorded entry, and below it what a late one changed. */
export const withEffects = (text: string, payload: object): string =>
  [text, ...effectsOf(payload).map((effect) => said(effect))].join('\n');
