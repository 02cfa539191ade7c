import type { cells as english } from '../../../server/domain/cells.messages';
import type { Translation } from '../../renderer';

export const cells: Translation<typeof english> = {
  cash: 'नकद',
  cashWith: 'नकद, {details}',
  bankCharges: 'बैंक शुल्क, {of}',

  days: '{from, date} से {to, date}',
  reversed: '{what} (रिवर्स)',
  reversal: 'रिवर्स एंट्री: {what}',
  document: '{kind} {number}',
  documentReversed: '{kind} {number}, रिवर्स',

  openingBalance: 'शुरू की शेष राशि',
  billsWithOpening: '{before}शुरू की शेष राशि{after}',
  payment: 'भुगतान',
  paymentBy: 'भुगतान, {mode}',
  chequeReturned: 'चेक लौटा, {cheque}',
  paymentInCash: 'भुगतान, नकद',
  paymentInCashWith: 'भुगतान, नकद, {details}',

  accountLine: '{kind}, {of}',
  accountLineReversed: '{kind}, {of}, रिवर्स',
  ofCorrection: '{line}: शिफ्ट {day, date} {shift} का सुधार, {at} ({reason})',
  onlyReversed: '{kind}, रिवर्स',
  withComment: '{line}, {comment}',
  advance: 'एडवांस',
  shortage: 'कमी',
  shortageChanged: 'कमी बदली',
  payCorrected: 'वेतन सुधारा',
  salaryEarned: 'वेतन कमाया',
  salaryPaid: 'वेतन दिया',

  collection: 'नकद वसूली',
  collectionAt: 'नकद वसूली: {pump}, {employee}',
  lastCollectionAt: 'नकद वसूली: {pump}, {employee}, आख़िरी वसूली',
  received: 'मिला',
  receivedFrom: 'मिला: {creditor}',
  expenditure: 'खर्च',
  expenditureOn: 'खर्च: {category}',
  advanceTo: 'एडवांस',
  advanceToEmployee: 'एडवांस: {employee}',
  paymentToSupplier: '{supplier} को भुगतान',
  salary: 'वेतन',
  salaryOf: 'वेतन',
  salaryOfEmployee: 'वेतन: {employee}',
  withdrawn: 'निकासी',
  withdrawnFrom: 'निकासी: {account}',
  deposited: 'जमा',
  depositedInto: 'जमा: {account}',
  transferTo: '{account} में ट्रांसफ़र',
  transferFrom: '{account} से ट्रांसफ़र',
  openingNotes: 'शुरू के नोट',

  correctedOnce: 'एक बार सुधारी गई, अंत में देखें',
  correctedTimes: '{times} बार सुधारी गई, अंत में देखें',

  notCounted: 'बिना गिना',
  notesAndUncounted: '{notes}, बिना गिना',

  legBegan:
    'यहाँ से शुरू: {kind, select, ROLLOVER {रोलओवर} RESET {रीसेट} other {मीटर बदला}}, {from, litres} से {to, litres}: {reason}',
  legEnded:
    'यहाँ तक: {kind, select, ROLLOVER {रोलओवर} RESET {रीसेट} other {मीटर बदला}}, {from, litres} से {to, litres}: {reason}',
  both: '{first}; {second}',

  unusualDensity: '{product} के लिए असामान्य',
  approximate: 'अनुमानित',

  noVehicle: 'कोई गाड़ी नहीं',
  vehiclesAndNone: '{vehicles} + बिना गाड़ी',
  noLongerExists: 'अब नहीं है',

  noPrice: 'अभी कुछ खरीदा नहीं गया, इसलिए इसके स्टॉक का भाव नहीं है',
  noPriceOf: '{products}: अभी कुछ खरीदा नहीं गया, इसलिए इसके स्टॉक का भाव नहीं है',
  pricedLater: '{day, date} से पहले कुछ खरीदा नहीं गया: उससे पहले के दिनों का स्टॉक उस दिन के भाव पर',
};
