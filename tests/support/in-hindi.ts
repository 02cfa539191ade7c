import type { WordedText } from '../../server/domain/kernel/message';
import { labelIn, wordingIn } from '../../server/platform/language';

export const labelInHindi = labelIn('hi');

/** A message in Hindi, or a label by its English text. */
export const inHindi = (text: WordedText | string): string =>
  typeof text === 'string' ? labelInHindi(text) : wordingIn('hi')(text);
