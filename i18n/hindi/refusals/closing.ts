import type { Phrases } from '../../translator';

/** Refusals and warnings of closing a shift. */
export const closing: Phrases = {
  'The shift has no rate for product {0}': 'शिफ्ट में उत्पाद {0} का भाव नहीं है',
};
