import { BUILT_IN_NAMES } from '../../../../server/domain/rights';
import { translateLabel } from '../../i18n/translate';

const BUILT_IN: ReadonlySet<string> = new Set(Object.values(BUILT_IN_NAMES));

/** The name of a role in the reader's language: a built-in one's is a label, another one's is as typed. */
export const roleName = (name: string): string => (BUILT_IN.has(name) ? translateLabel(name) : name);
