import { isAskingCode } from '../../../server/domain/entered-before';
import type { MessageText } from '../i18n/translate';

/** Whether a refusal only asks: the same entry is recorded when it is sent again with `confirmed`. */
export const isAsking = (refusal: MessageText | undefined): boolean =>
  typeof refusal === 'object' && 'code' in refusal && isAskingCode(String(refusal.code));
