import type { unusual as english } from '../../../server/domain/unusual.messages';
import type { Translation } from '../../renderer';

export const unusual: Translation<typeof english> = {
  saveAgain: '{fact} यही रखना हो तो दोबारा सहेजें।',
  rate: 'भाव {figure, money} है, जबकि आम तौर पर यह लगभग {usual, money} होता है।',
  firstRate: 'भाव {figure, money} प्रति लीटर है, जबकि {product} आम तौर पर {least, money} से {most, money} के बीच होता है।',
  purchasePrice: '{product} का भाव {figure, money} प्रति लीटर बनता है, जबकि आम तौर पर यह लगभग {usual, money} होता है।',
  firstPurchasePrice: '{product} का भाव {figure, money} प्रति लीटर बनता है, पर यह {rate, money} में बिकता है।',
  creditLimit: 'सीमा {figure, money} है, जबकि आम तौर पर यह लगभग {usual, money} होती है।',
  limitBelowDue: 'सीमा {figure, money} है, जबकि इस उधार ग्राहक पर {due, money} बकाया है।',
  limitBelowSales: 'सीमा {figure, money} है, जबकि यह उधार ग्राहक महीने में लगभग {usual, money} का माल लेता है।',
  payRate: 'वेतन दर {figure, money} है, जबकि आम तौर पर यह लगभग {usual, money} होती है।',
  payRateUnnamed: 'वेतन दर {figure, money} है, जो आम दर से बहुत अलग है।',
  payment: 'भुगतान {figure, money} का है, जबकि यह ग्राहक आम तौर पर लगभग {usual, money} देता है।',
  paymentAboveDue: 'भुगतान {figure, money} का है, जबकि इस ग्राहक पर {due, money} बकाया है।',
  adjustmentTwice: 'इस उधार ग्राहक के लिए {figure, money} का {what} {date, date} को पहले ही दर्ज है।',
  adjustmentAboveDue: 'राशि {figure, money} है, पर इस उधार ग्राहक का बकाया {due, money} है।',
  supplierPayment: 'भुगतान {figure, money} है, पर इस सप्लायर को आम तौर पर लगभग {usual, money} दिए जाते हैं।',
  supplierPaymentAboveDue: 'भुगतान {figure, money} है, पर इस सप्लायर का बकाया {due, money} है।',
  debitNoteTwice: '{date, date} के डेबिट नोट {id, count} में यही दावा पहले से है।',
  debitNoteBeforeBooks: '{date, date} बही शुरू होने के दिन {day, date} से पहले है।',
  debitNotesAboveInvoice: 'इनवॉइस {number} के डेबिट नोट कुल {figure, money} के हो जाते हैं, जबकि इनवॉइस {amount, money} का है।',
  debitNoteAboveDue: 'डेबिट नोट {figure, money} का है, जबकि इस सप्लायर का बकाया {due, money} है।',
  expenditure: 'राशि {figure, money} है, जबकि इस श्रेणी का खर्च आम तौर पर लगभग {usual, money} होता है।',
  collection: 'राशि {figure, money} है, पर इस पंप की वसूली आम तौर पर लगभग {usual, money} होती है।',
  deposit: 'जमा {figure, money} है, पर इस खाते में आम तौर पर लगभग {usual, money} जमा होता है।',
  drawing: 'निकासी {figure, money} है, पर इस खाते से आम तौर पर लगभग {usual, money} निकाला जाता है।',
  advance: 'एडवांस {figure, money} है, जबकि वह आम तौर पर लगभग {usual, money} होता है।',
  litres: 'मात्रा {figure, litres} L है, जबकि यह गाड़ी आम तौर पर लगभग {usual, litres} L लेती है।',
  openingVolume:
    'शुरुआती मात्रा {figure, litres} L है, पर डिप चार्ट के अनुसार शुरुआती डिप {dip, count} mm पर {byChart, litres} L होता है।',
};
