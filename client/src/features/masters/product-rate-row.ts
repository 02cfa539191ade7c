import type { RehearseRateCorrectionInput } from '../../graphql/generated/graphql';
import { type RateValues, rateCorrection } from '../../ui/rates/use-rate-correction';
import type { MasterDefinition } from './catalogue';

/** Whether rows of this master are rates, which shifts use. */
export const hasRates = ({ name }: MasterDefinition): boolean => name === 'ProductRate';

/** Whether a change of a row of this master corrects shifts: a closed one needs a reason. */
export const changesShifts = (master: MasterDefinition): boolean => hasRates(master) || master.name === 'Tank';

/** A typed row as the correction of a product rate; null for a row of another master, and without a rate. */
export const rateCorrected = (
  master: MasterDefinition,
  row: Readonly<Record<string, unknown>>,
): RehearseRateCorrectionInput | null => (hasRates(master) ? rateCorrection(row as RateValues) : null);
