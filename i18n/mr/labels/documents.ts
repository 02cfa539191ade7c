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
};
