import type { Labels } from '../../labels';

/** Kinds of documents in the day book that no form or command is named after. */
export const documents: Labels = {
  'Account opening': 'खात्याची सुरुवातीची बाकी',
  'Salary change': 'पगारातील बदल',
  'Close change': 'बदललेली शिफ्ट बंद',
  'Creditor opening': 'उधारी ग्राहकाची सुरुवातीची बाकी',
  'Denomination opening': 'नोटांची सुरुवातीची मोजणी',
  'Employee opening': 'कर्मचाऱ्याची सुरुवातीची बाकी',
  'Supplier payment': 'पुरवठादाराला दिलेले पैसे',
  'Supplier opening': 'पुरवठादाराची सुरुवातीची बाकी',
  'Shift close': 'शिफ्ट बंद',
  'Stock in': 'माल आवक',
  'Tank opening': 'टाकीतील सुरुवातीचा साठा',
  'Credit note': 'क्रेडिट नोट',
  Discount: 'सूट',
  'Bad debt': 'बुडीत कर्ज',
  'Tax deducted': 'कापलेला कर',
  'Creditor adjustment': 'उधारी ग्राहकाचे समायोजन',
  'Record creditor adjustment': 'उधारी ग्राहकाचे समायोजन नोंदवले',
  'Note or certificate': 'नोट किंवा प्रमाणपत्र',
  'Adjustments of creditors': 'उधारी ग्राहकांची समायोजने',
  Adjustment: 'समायोजन',
  'Credit to your account': 'तुमच्या खात्यात जमा',
  'Due after this (advance −)': 'यानंतरची बाकी (आगाऊ −)',
  'Note no': 'नोट क्रमांक',
  'Settled by this': 'याने फेडलेले',
  'This adjustment was not found': 'हे समायोजन सापडले नाही',
  'Select credit note, discount, bad debt or tax deducted': 'क्रेडिट नोट, सूट, बुडीत कर्ज किंवा कापलेला कर निवडा',
  'Credit notes, discounts, bad debts and tax deducted; of tax without a certificate it is still to come':
    'क्रेडिट नोट, सूट, बुडीत कर्ज आणि कापलेला कर; प्रमाणपत्र नसलेल्या कराचे प्रमाणपत्र यायचे आहे',
  'Record credit notes, discounts, bad debts and tax deducted by creditors':
    'उधारी ग्राहकांच्या क्रेडिट नोट, सूट, बुडीत कर्ज आणि त्यांनी कापलेला कर नोंदवणे',
};
