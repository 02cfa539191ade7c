import type { credit as english } from '../../../server/domain/credit.messages';
import type { Translation } from '../../renderer';

export const credit: Translation<typeof english> = {
  selectCreditor: 'उधार ग्राहक चुनें',
  selectPump: 'पंप चुनें',
  selectProduct: 'उत्पाद चुनें',
  creditorDisabled: '{creditor} निष्क्रिय है',
  notSoldThere: 'वह पंप यह उत्पाद नहीं बेचता',
  noQuantity: 'मात्रा या राशि भरें',
  litresPositive: 'मात्रा 0 से ज़्यादा होनी चाहिए',
  amountPositive: 'राशि 0 से ज़्यादा होनी चाहिए',
  litresRange: 'मात्रा 0 से ज़्यादा और ज़्यादा से ज़्यादा 100000 लीटर हो',
  amountNotAsLitres: 'इतने लीटर की राशि {amount, money} है',
  overLimit: '{creditor} पर {due, money} बकाया हो जाएगा, जबकि सीमा {limit, money} है। फिर भी बेचने का कारण भरें।',
  slipSeen: 'इस ग्राहक की पर्ची {slip} पहले दर्ज हो चुकी है: {date, date} को {amount, money}।',
  slipWaits: 'पर्ची {slip} मंज़ूरी के लिए रुकी है: {amount, money}, {user} ने दर्ज की।',
  slipHasLine: 'पर्ची {slip} पर इस शिफ्ट में पहले से एक बिक्री है: {litres, litres} L, {amount, money}।',
  slipLineSeen: 'पर्ची {slip} में इस गाड़ी के लिए यही उत्पाद पहले से है: {litres, litres} L, {amount, money}।',

  openBills: '{creditor} के बिल बाकी हैं: {bills}',

  olderSales: '{date, date} से बिना बिल की बिक्री है। पहले उसका बिल बनाएँ।',
  periodInFuture: 'अंत की तारीख आज के बाद नहीं हो सकती',
  smallCreditor: 'छोटे उधार ग्राहक का खुला खाता होता है, उसके बिल नहीं बनते',
  nothingToBill: 'इन दिनों में बिल बनाने के लिए कोई बिक्री नहीं है',
  billTooGreat: 'बिल {amount, money} का होगा, पर बिल ज़्यादा से ज़्यादा {greatest, money} का हो सकता है',
  interestOnTop: '{bill} में {interest} लगा है। पहले वह बिल हटाएँ।',
  interestOnBill: '{bill} पर ब्याज',
  interestAfterBill: '{bill} के बाद के दिनों का ब्याज',

  interestTooLate: 'ब्याज ज़्यादा से ज़्यादा {latest, date} तक लग सकता है, क्योंकि उसके बाद के भुगतान अभी दर्ज हो सकते हैं',
  interestTooEarly: '{earliest, date} तक का ब्याज पहले ही बिल में है। वह दिन या बाद का दिन चुनें।',
  noInterest: 'लगाने के लिए कोई ब्याज नहीं है',
  idNotWhole: 'id पूरी संख्या होनी चाहिए',
  unknownCreditor: 'आईडी {id} का कोई उधार ग्राहक नहीं है',
  billCancelled: '{number} रद्द कर दिया गया। इसका नंबर दोबारा इस्तेमाल नहीं होगा।',
  firstNotWhole: 'first पूरी संख्या होनी चाहिए',
  firstTooSmall: 'first 1 या ज़्यादा हो',
  firstTooLarge: 'first {most, count} या कम हो',
  afterWrong: 'after किसी पेज का next होना चाहिए',
  saleBilled: 'यह बिक्री बिल {bill} में है। पहले बिल हटाएँ।',
};
