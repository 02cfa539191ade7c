import type { Phrases } from '../../translator';

/** Refusals and messages of shifts, staff and salaries. */
export const shiftsAndStaff: Phrases = {
  'Account of {0}': '{0} का खाता',
  'The reason must be at most 500 characters': 'कारण ज़्यादा से ज़्यादा 500 अक्षरों का हो',
  'Select an employee': 'कर्मचारी चुनें',
  'Enter the day the new terms start': 'नई शर्तें शुरू होने का दिन भरें',
  'Select by the shift or by the month': 'शिफ्ट के हिसाब से या महीने के हिसाब से चुनें',
  'Enter the reason for the change': 'बदलाव का कारण भरें',
  'Enter the first day of the salary': 'वेतन का पहला दिन भरें',
  'Enter the last day of the salary': 'वेतन का आख़िरी दिन भरें',
  'more than 0': '0 से ज़्यादा',
  'at least 0': 'कम से कम 0',
};
