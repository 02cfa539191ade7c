import { PASSWORD_LINK_COMMENT } from '../../../../server/domain/change-request.rules';
import { translateLabel } from '../../i18n/translate';

/** A comment as typed; that of a password link is the server's own. */
export const saidComment = (comment: string): string =>
  comment === PASSWORD_LINK_COMMENT ? translateLabel(comment) : comment;
