import type { CreditChoicesQuery } from '../../../graphql/generated/graphql';

/** A product sold at a pump in the running shift, with its rate. */
export type PumpProduct = CreditChoicesQuery['pumpProducts'][number];
