import type { RehearseRateCorrectionInput } from '../../graphql/generated/graphql';
import type { MasterDefinition } from './catalogue';

/** Whether rows of this master are rates, which shifts use. */
export const hasRates = ({ name }: MasterDefinition): boolean => name === 'ProductRate';

/** A typed product rate as the correction that it is of shifts which have used another one; null without a rate. */
export function rateCorrected(
  master: MasterDefinition,
  { productId, shiftDate, shiftTypeId, rate, reason }: Readonly<Record<string, unknown>>,
): RehearseRateCorrectionInput | null {
  if (!hasRates(master) || typeof rate !== 'string') return null;
  return {
    shiftDate: String(shiftDate),
    shiftTypeId: Number(shiftTypeId),
    rates: [{ productId: Number(productId), rate }],
    reason: reason as string | null | undefined,
  };
}
