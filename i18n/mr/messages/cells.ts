import type { cells as english } from '../../../server/domain/cells.messages';
import type { Draft } from '../../renderer';

export const cells = {
  cash: 'रोख',
  cashWith: 'रोख, {details}',
  bankCharges: 'बँक शुल्क, {of}',

  days: '{from, date} ते {to, date}',
  reversed: '{what} (उलटवले)',
  reversal: 'उलट नोंद: {what}',
  document: '{kind} {number}',
  documentReversed: '{kind} {number}, उलटवले',

  openingBalance: 'आरंभीची शिल्लक',
  billsWithOpening: '{before}आरंभीची शिल्लक{after}',
  payment: 'जमा',
  paymentBy: 'जमा, {mode}',
  chequeReturned: 'धनादेश परत आला, {cheque}',
  paymentInCash: 'जमा, रोख',
  paymentInCashWith: 'जमा, रोख, {details}',

  accountLine: '{kind}, {of}',
  accountLineReversed: '{kind}, {of}, उलटवले',
  ofCorrection: '{line}: शिफ्ट {day, date} {shift} ची दुरुस्ती, {at} ({reason})',
  onlyReversed: '{kind}, उलटवले',
  withComment: '{line}, {comment}',
  advance: 'उचल',
  shortage: 'तूट',
  shortageChanged: 'तूट बदलली',
  payCorrected: 'पगार दुरुस्त केला',
  salaryEarned: 'कमावलेला पगार',
  salaryPaid: 'दिलेला पगार',

  collection: 'रोख वसुली',
  collectionAt: '{pump} वर {employee} यांच्याकडून रोख वसुली',
  lastCollectionAt: '{pump} वर {employee} यांच्याकडून रोख वसुली, शेवटची',
  received: 'मिळाले',
  receivedFrom: '{creditor} कडून मिळाले',
  expenditure: 'खर्च',
  expenditureOn: '{category} वर खर्च',
  advanceTo: 'उचल',
  advanceToEmployee: '{employee} यांना उचल',
  paymentToSupplier: '{supplier} यांना पेमेंट',
  salary: 'पगार',
  salaryOf: 'पगार',
  salaryOfEmployee: '{employee} यांचा पगार',
  withdrawn: 'काढले',
  withdrawnFrom: '{account} मधून काढले',
  deposited: 'भरले',
  depositedInto: '{account} मध्ये भरले',
  transferTo: '{account} मध्ये हस्तांतरण',
  transferFrom: '{account} मधून हस्तांतरण',
  openingNotes: 'आरंभीच्या नोटा',

  correctedOnce: 'एकदा दुरुस्त केली, शेवटी पहा',
  correctedTimes: '{times} वेळा दुरुस्त केली, शेवटी पहा',

  notCounted: 'न मोजलेले',
  notesAndUncounted: '{notes}, न मोजलेले',

  legBegan:
    '{kind, select, ROLLOVER {रोलओव्हरने} RESET {रीसेटने} other {मीटर बदलून}} सुरू, {from, litres} ते {to, litres}: {reason}',
  legEnded:
    '{kind, select, ROLLOVER {रोलओव्हरने} RESET {रीसेटने} other {मीटर बदलून}} संपले, {from, litres} ते {to, litres}: {reason}',
  both: '{first}; {second}',

  unusualDensity: '{product} साठी असामान्य',
  approximate: 'अंदाजे',

  noVehicle: 'वाहन नाही',
  vehiclesAndNone: '{vehicles} + वाहनाशिवाय',
  noLongerExists: 'आता अस्तित्वात नाही',

  noPrice: 'अजून खरेदी नाही, म्हणून साठ्याला दर नाही',
  noPriceOf: '{products}: अजून खरेदी नाही, म्हणून साठ्याला दर नाही',
  pricedLater: '{day, date} पूर्वी खरेदी नाही: आधीच्या दिवसांचा साठा त्या दिवसाच्या दराने',
} satisfies Draft<typeof english>;
