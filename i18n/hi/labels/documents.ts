import type { Labels } from '../../labels';

/** Kinds of documents in the day book that no form or command is named after. */
export const documents: Labels = {
  'Account opening': 'खाते की शुरू की शेष राशि',
  'Salary change': 'वेतन में बदलाव',
  'Close change': 'शिफ्ट बंद में बदलाव',
  'Creditor opening': 'उधार ग्राहक की शुरू की शेष राशि',
  'Denomination opening': 'नोटों की शुरू की गिनती',
  'Employee opening': 'कर्मचारी की शुरू की शेष राशि',
  'Supplier payment': 'सप्लायर को भुगतान',
  'Supplier opening': 'सप्लायर की शुरू की शेष राशि',
  'Shift close': 'शिफ्ट बंद',
  'Stock in': 'माल आवक',
  'Tank opening': 'टैंक का शुरू का स्टॉक',
};
