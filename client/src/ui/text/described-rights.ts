import { RIGHTS, rightNames } from '../../../../server/domain/rights';
import { translateLabel } from '../../i18n/translate';

/** What a role's rights allow, in words. `text` has their names, separated by blanks. */
export function describedRights(text: string): string {
  const names = new Set(rightNames(text));
  return RIGHTS.filter(({ name }) => names.has(name))
    .map(({ description }) => translateLabel(description))
    .join('; ');
}
