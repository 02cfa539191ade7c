import { events } from '../hi/labels/events';
import type { Phrases } from '../translator';

/**
 * Words beside what somebody typed, or in its place, in titles of documents. They are too short to be
 * told from a name, so these are loose phrases.
 */
export const beside: Phrases = {
  Cash: 'नकद',
  'Opening balance': 'शुरू की शेष राशि',
  Morning: 'सुबह',
  Tanker: 'टैंकर',

  ...events,
  'Credit sale': 'उधार बिक्री',
  'Creditor payment': 'उधार ग्राहक का भुगतान',

  '{0}, slip {1}': '{0}, पर्ची {1}',
  '{0} into {1}, {2} L': '{0}, {1} में, {2} L',
  '{0}, {1} to {2}, {3}': '{0}, {1} से {2}, {3}',
  'Exchange of {0}': 'अदला-बदली, {0}',
  'Deposit, {0}, {1}': 'जमा, {0}, {1}',
  'Withdrawal, {0}, {1}': 'निकासी, {0}, {1}',
};
