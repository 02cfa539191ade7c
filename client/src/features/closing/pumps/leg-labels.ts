import { t } from '../../../i18n/translate';
import { endedWords } from '../ended-words';
import type { SheetLeg } from '../sheet/sheet-form';

type Names = {
  pump: string;
  nozzle: string;
};

/** A nozzle may have several legs in a correction: those that ended say what ended them. */
const named = (label: string, leg: SheetLeg): string => (leg.ended ? `${label}, ${endedWords(leg)}` : label);

export const openLabel = (leg: SheetLeg, names: Names): string => named(t('closing.openOf', names), leg);
export const closeLabel = (leg: SheetLeg, names: Names): string => named(t('closing.closeOf', names), leg);
export const testingLabel = (leg: SheetLeg, names: Names): string => named(t('closing.testingOf', names), leg);
