import { cashSamples } from './cash-samples';
import type { ChangeSample } from './change-sample';
import { creditSamples } from './credit-samples';
import { masterSamples } from './master-samples';
import { paymentSamples } from './payment-samples';
import { staffSamples } from './staff-samples';
import { stockSamples } from './stock-samples';

/** One sample for every table that change requests cover; a table without one fails the test. */
export const changeSamples: ChangeSample[] = [
  ...masterSamples,
  ...cashSamples,
  ...paymentSamples,
  ...staffSamples,
  ...stockSamples,
  ...creditSamples,
];
