import type { CreditChoicesQuery } from '../../../graphql/generated/graphql';

/** A product that a pump sells in the running shift, with the rate. */
export type PumpProduct = CreditChoicesQuery['pumpProducts'][number];
