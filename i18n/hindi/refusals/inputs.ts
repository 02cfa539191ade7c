import type { Phrases } from '../../translator';

/** Refusals that any input can meet, and what the server answers while it cannot serve. */
export const inputs: Phrases = {
  'The connection was lost while saving': 'सहेजते समय कनेक्शन टूट गया',
  Today: 'आज',
  'Time zone': 'समय क्षेत्र',
  'Sees pay': 'वेतन देख सकता है',
  'Sheet {0}': 'शीट {0}',
};
