import type { Phrases } from '../../translator';

/** Refusals and messages of cash, the safe, notes and payments, and of cash memos. */
export const cash: Phrases = {
  // Cash, the safe, notes, payments
  'amount must be more than 0 and at most {0}': 'राशि 0 से ज़्यादा और ज़्यादा से ज़्यादा {0} होनी चाहिए',
  'paid must be more than 0 and at most {0}': 'मिली राशि 0 से ज़्यादा और ज़्यादा से ज़्यादा {0} होनी चाहिए',
  'charges must not be below 0 and at most {0}': 'शुल्क 0 से कम नहीं और ज़्यादा से ज़्यादा {0} होना चाहिए',

  // Cash memos
  'The set number must be from 1 to {0}': 'सेट की संख्या 1 से {0} तक होनी चाहिए',
};
