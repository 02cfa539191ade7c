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
  'Credit note': 'क्रेडिट नोट',
  Discount: 'छूट',
  'Bad debt': 'डूबत ऋण',
  'Tax deducted': 'काटा गया कर',
  'Creditor adjustment': 'उधार ग्राहक का समायोजन',
  'Record creditor adjustment': 'उधार ग्राहक का समायोजन दर्ज किया',
  'Note or certificate': 'नोट या प्रमाणपत्र',
  'Adjustments of creditors': 'उधार ग्राहकों के समायोजन',
  Adjustment: 'समायोजन',
  'Credit to your account': 'आपके खाते में जमा',
  'Due after this (advance −)': 'इसके बाद बकाया (एडवांस −)',
  'Note no': 'नोट नंबर',
  'Settled by this': 'इससे चुकाया गया',
  'This adjustment was not found': 'यह समायोजन नहीं मिला',
  'Select credit note, discount, bad debt or tax deducted': 'क्रेडिट नोट, छूट, डूबत ऋण या काटा गया कर चुनें',
  'Credit notes, discounts, bad debts and tax deducted; of tax without a certificate it is still to come':
    'क्रेडिट नोट, छूट, डूबत ऋण और काटा गया कर; बिना प्रमाणपत्र वाले कर का प्रमाणपत्र आना बाकी है',
  'Record credit notes, discounts, bad debts and tax deducted by creditors':
    'उधार ग्राहकों के क्रेडिट नोट, छूट, डूबत ऋण और उनका काटा कर दर्ज करना',
};
