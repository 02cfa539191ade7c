import type { Phrases } from '../../translator';

/** Refusals and warnings of closing a shift. */
export const closing: Phrases = {
  'Shortage of {0} on {1}': '{1} को {0} की कमी',
  'Cash short and over of {0}': '{0} की नकद कमी-बेशी',
  'The shift has no rate for product {0}': 'शिफ्ट में उत्पाद {0} का भाव नहीं है',
};
