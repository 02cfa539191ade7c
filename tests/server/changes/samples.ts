import { cashSamples } from './cash-samples';
import type { ChangeSample } from './change-sample';
import { creditSamples } from './credit-samples';
import { masterSamples } from './master-samples';
import { paymentSamples } from './payment-samples';
import { staffSamples } from './staff-samples';
import { stockSamples } from './stock-samples';

/** A case for every table open to change requests; one without a case fails. */
export const changeSamples: ChangeSample[] = [
  ...masterSamples,
  ...cashSamples,
  ...paymentSamples,
  ...staffSamples,
  ...stockSamples,
  ...creditSamples,
];
