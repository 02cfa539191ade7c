import type { cash as english } from '../../../server/domain/cash.messages';
import type { Draft } from '../../renderer';

export const cash = {
  selectAccount: 'खाते निवडा',
  selectMode: 'पैसे देण्याची पद्धत निवडा',
  selectAccountOfMode: '{mode} साठी खाते निवडा',
  noLinkedMode: '{account} ला अजून पैसे देण्याची पद्धत जोडलेली नाही. ॲडमिनला जोडण्यास सांगा.',
  modeNotLinked: '{account} मध्ये {mode} चालत नाही',
  notesWithoutCash: 'नोटा फक्त रोखीसाठी मोजतात',
  referenceMissing: 'संदर्भ नंबर भरा',
  referenceSeen: 'संदर्भ {reference} आधी नोंदवला आहे: {what}, {name}, {date, date} रोजी {amount, money}.',

  selectPump: 'पंप निवडा',
  selectEmployee: 'कर्मचारी निवडा',
  pumpNotInShift: 'या शिफ्टचा पंप निवडा',
  notPositive: 'एकूण रक्कम शून्यापेक्षा जास्त हवी !',

  depositTakesOut: 'भरण्यात नोटा तिजोरीतून जातात, त्या दिलेली रोख म्हणून भरा',
  withdrawalBringsIn: 'पैसे काढल्यावर नोटा तिजोरीत येतात, त्या आलेली रोख म्हणून भरा',
  countTheNotes: 'नोटा मोजा',
  belowZero: 'शिफ्ट {date, date} {name} च्या शेवटी तिजोरीत {short, money} कमी पडतील',
  notesUnreadable: 'प्रत्येक मूल्य आणि त्याच्या नोटांची संख्या भरा, जसे 500 × 10, 100 × 4',

  selectMachine: 'स्वाइप मशीन निवडा',
  selectCategory: 'खर्चाचा वर्ग निवडा',
  selectCategoryForCharges: 'शुल्कासाठी खर्चाचा वर्ग निवडा',
  paidNotPositive: 'मिळालेली रक्कम 0 पेक्षा जास्त हवी',
  chargesNegative: 'शुल्क 0 पेक्षा कमी नको',
  paidAboveOutstanding: '{paid, money} ही रक्कम या मशीनच्या {outstanding, money} येणे बाकीपेक्षा जास्त आहे',
  totalAboveOutstanding: 'मिळालेली रक्कम अधिक शुल्क {total, money}, या मशीनच्या {outstanding, money} येणे बाकीपेक्षा जास्त आहे',
  muchCharged: 'बँकेने जमेच्या {percent} % शुल्क घेतले, हे नेहमीपेक्षा खूप जास्त आहे. मिळालेली रक्कम आणि शुल्क तपासा.',
  paidOnInFuture: 'मिळाल्याची तारीख भविष्यातील नको',
  paidBeforeItsDays: '{paidOn, date} रोजी मिळालेले पैसे {last, date} या नंतरच्या दिवसाचे असू शकत नाहीत',
  laterPaymentAboveOutstanding: '{paidOn, date} रोजी मिळालेले {paid, money} या मशीनच्या येणे बाकीपेक्षा जास्त होतील',
  laterPaymentBeforeItsDays: '{paidOn, date} रोजी मिळालेले {paid, money} {last, date} या नंतरच्या दिवसाचे होतील',
  lastOfItsPump: '{pump} ची शेवटची वसुली दुसऱ्या पंपावर हलवता येत नाही',
  lastIsOfClose: 'शेवटची वसुली शिफ्ट बंद होण्याचा भाग आहे. तिची रक्कम बदला किंवा शिफ्ट मागे घ्या.',
} satisfies Draft<typeof english>;
