import type { Phrases } from '../../translator';

/** Refusals and messages of shifts, staff and salaries. */
export const shiftsAndStaff: Phrases = {
  'At most {0} employees can be on duty': 'ड्यूटी पर ज़्यादा से ज़्यादा {0} कर्मचारी हो सकते हैं',
  'This employee is already on duty, in a row above': 'यह कर्मचारी ऊपर की पंक्ति में पहले से ड्यूटी पर है',
  'A shift is already running: {0}': 'एक शिफ्ट पहले से चल रही है: {0}',
  '{0} {1} must come after the last shift, {2}': '{0} {1} आख़िरी शिफ्ट {2} के बाद होनी चाहिए',
  '{0} has no product rate for this shift': 'इस शिफ्ट के लिए {0} का भाव नहीं है',
  'Create a product, a tank, a pump and a nozzle first': 'पहले उत्पाद, टैंक, पंप और नोज़ल बनाएँ',
  '{0} is more than a day ahead of the next shift due, {1}. Correct the date, or ask an admin to start the shift.':
    '{0} अगली शिफ्ट {1} से एक दिन से ज़्यादा आगे है। तारीख ठीक करें, या एडमिन से शिफ्ट शुरू करने को कहें।',
  '{0} is more than a day ahead of the next shift due, {1}. Correct the date, or confirm it with confirmAhead: true.':
    '{0} अगली शिफ्ट {1} से एक दिन से ज़्यादा आगे है। तारीख ठीक करें, या confirmAhead: true से पुष्टि करें।',
  '{0} is more than {1} days ahead': '{0} {1} दिन से ज़्यादा आगे है',
  'Account of {0}': '{0} का खाता',
  'Nothing was earned in these days, so there is nothing to pay': 'इन दिनों में कुछ नहीं कमाया गया, इसलिए देने को कुछ नहीं है',
  'The pay terms do not begin with the join date, so it can no longer be changed':
    'वेतन की शर्तें काम शुरू करने की तारीख से शुरू नहीं होतीं, इसलिए वह अब नहीं बदली जा सकती',
  'The salary is paid up to {0}, so the join date can no longer be changed':
    'वेतन {0} तक दिया जा चुका है, इसलिए काम शुरू करने की तारीख अब नहीं बदली जा सकती',
  'The join date must be before the pay terms of {0}': 'काम शुरू करने की तारीख {0} की वेतन शर्तों से पहले होनी चाहिए',
  'The reason must be at most 500 characters': 'कारण ज़्यादा से ज़्यादा 500 अक्षरों का हो',
  'Select an employee': 'कर्मचारी चुनें',
  'Enter the day the new terms start': 'नई शर्तें शुरू होने का दिन भरें',
  'Select by the shift or by the month': 'शिफ्ट के हिसाब से या महीने के हिसाब से चुनें',
  'Enter the reason for the change': 'बदलाव का कारण भरें',
  'New terms must begin after the last ones, of {0}': 'नई शर्तें पिछली, {0} की शर्तों के बाद शुरू होनी चाहिए',
  'The salary is paid up to {0}. Choose a later day.': 'वेतन {0} तक दिया जा चुका है। बाद का दिन चुनें।',
  'This is already the pay rate': 'वेतन दर पहले से यही है',
  'Enter the first day of the salary': 'वेतन का पहला दिन भरें',
  'Enter the last day of the salary': 'वेतन का आख़िरी दिन भरें',
  'more than 0': '0 से ज़्यादा',
  'at least 0': 'कम से कम 0',
  'To must be {0} or earlier, the last day that can be paid now':
    'अंत की तारीख {0} या उससे पहले की हो, अभी उसी दिन तक का वेतन दिया जा सकता है',
  'A salary can cover at most {0} days': 'एक वेतन ज़्यादा से ज़्यादा {0} दिनों का हो सकता है',
  'The shifts from {0} on are not paid yet. Start with that day.':
    '{0} से शिफ्टों का वेतन अभी नहीं दिया गया। उस दिन से शुरू करें।',
  'The salary for {0} to {1} is already paid': '{0} से {1} का वेतन पहले ही दिया जा चुका है',
  'The salary is {0}. Record anything more as an advance.': 'वेतन {0} बनता है। उससे ज़्यादा एडवांस के रूप में दर्ज करें।',
};
