import type { staff as english } from '../../../server/domain/staff.messages';
import type { Translation } from '../../renderer';

export const staff: Translation<typeof english> = {
  selectEmployee: 'कर्मचारी चुनें',
  disabled: '{employee} निष्क्रिय है',

  termsApart: 'वेतन की शर्तें काम शुरू करने की तारीख से शुरू नहीं होतीं, इसलिए वह अब नहीं बदली जा सकती',
  joinDatePaid: 'वेतन {paidUpTo, date} तक दिया जा चुका है, इसलिए काम शुरू करने की तारीख अब नहीं बदली जा सकती',
  joinDateNotBeforeTerms: 'काम शुरू करने की तारीख {since, date} की वेतन शर्तों से पहले होनी चाहिए',

  beforeFirstTerms: 'पहली वेतन दर {since, date} की है। वही दिन या बाद का दिन चुनें।',
  termsPaid:
    'वेतन {paidUpTo, date} तक दिया जा चुका है, और उसकी वेतन पर्ची में दर वही रहती है। बाद का दिन चुनें, या वह वेतन हटाकर दर सुधारें और वेतन फिर से दें।',
  termsTooFarAhead: '{date, date} {days, count} दिन से ज़्यादा आगे है',
  sameTerms: 'वेतन दर पहले से यही है',

  toBeforeFrom: 'अंत की तारीख शुरू की तारीख से पहले नहीं हो सकती',
  notOverYet: 'अंत की तारीख {payTo, date} या उससे पहले की हो, अभी उसी दिन तक का वेतन दिया जा सकता है',
  periodTooLong: 'एक वेतन ज़्यादा से ज़्यादा {days, count} दिनों का हो सकता है',
  shiftsPassedOver: '{since, date} से शिफ्टों का वेतन अभी नहीं दिया गया। उस दिन से शुरू करें।',
  daysPaid: '{from, date} से {to, date} का वेतन पहले ही दिया जा चुका है',
  notesWithoutCash: 'कुछ नहीं दिया जा रहा, इसलिए गिनने को नोट नहीं हैं',
  paidNegative: 'राशि 0 से कम नहीं होनी चाहिए',
  aboveSalary: 'वेतन {payable, money} बनता है। उससे ज़्यादा एडवांस के रूप में दर्ज करें।',
  nothingToPay: 'इन दिनों में कुछ नहीं कमाया गया, इसलिए देने को कुछ नहीं है',
  nothingPaid: 'इस वेतन में कुछ नहीं दिया गया, इसलिए इसका कोई भुगतान खाता नहीं है',
  accountMoved: 'यह वेतन देने के बाद {employee} का खाता बदल चुका है, इसलिए भुगतान का खाता नहीं बदला जा सकता',
  valueDateHeld: 'यह वेतन देने के बाद {employee} का खाता बदल चुका है, इसलिए इसकी वैल्यू डेट नहीं बदली जा सकती',
  laterSalary:
    '{from, date} से {to, date} का वेतन बाद की शिफ्ट में दिया गया था और उससे पहले के बकाया पर निर्भर है। पहले उसे हटाएँ, और बाद में फिर दर्ज करें।',
  notNewest: 'इसके बाद {employee} को {from, date} से {to, date} का वेतन दिया गया। पहले वह वेतन हटाएँ।',
};
