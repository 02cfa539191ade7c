import { cashSamples } from './cash-samples';
import type { ChangeSample } from './change-sample';

/** A case for every table open to change requests; one without a case fails. */
export const changeSamples: ChangeSample[] = [...cashSamples];
