import type { cash as english } from '../../../server/domain/cash.messages';
import type { Translation } from '../../renderer';

export const cash: Translation<typeof english> = {
  selectAccount: 'खाता चुनें',
  selectMode: 'भुगतान का तरीका चुनें',
  selectAccountOfMode: '{mode} के लिए खाता चुनें',
  noLinkedMode: '{account} में अभी भुगतान का कोई तरीका नहीं जुड़ा। एडमिन से जोड़ने को कहें।',
  modeNotLinked: '{account} में {mode} नहीं लिया जाता',
  notesWithoutCash: 'नोट केवल नकद के लिए गिने जाते हैं',
  referenceMissing: 'रेफ़रेंस नंबर भरें',
  referenceSeen: 'रेफ़रेंस {reference} पहले दर्ज हो चुका है: {what}, {name}, {date, date} को {amount, money}।',

  selectPump: 'पंप चुनें',
  selectEmployee: 'कर्मचारी चुनें',
  pumpNotInShift: 'इस शिफ्ट का पंप चुनें',
  notPositive: 'कुल राशि शून्य से ज़्यादा होनी चाहिए !',

  depositTakesOut: 'जमा करने पर नोट तिजोरी से निकलते हैं, उन्हें ‘नकद गया’ में भरें',
  withdrawalBringsIn: 'निकासी पर नोट तिजोरी में आते हैं, उन्हें ‘नकद आया’ में भरें',
  countTheNotes: 'नोट गिनें',
  belowZero: 'शिफ्ट {date, date} {name} के अंत में तिजोरी में {short, money} कम पड़ेंगे',
  notesUnreadable: 'हर मूल्य और उसके नोटों की संख्या भरें, जैसे 500 × 10, 100 × 4',

  selectMachine: 'स्वाइप मशीन चुनें',
  selectCategory: 'खर्च की श्रेणी चुनें',
  selectCategoryForCharges: 'शुल्क के लिए खर्च की श्रेणी चुनें',
  paidNotPositive: 'मिली राशि 0 से ज़्यादा होनी चाहिए',
  chargesNegative: 'शुल्क 0 से कम नहीं होना चाहिए',
  paidAboveOutstanding: '{paid, money} इस मशीन के बकाया {outstanding, money} से ज़्यादा है',
  totalAboveOutstanding: 'मिली राशि और शुल्क मिलाकर {total, money} है, जो इस मशीन के बकाया {outstanding, money} से ज़्यादा है',
  muchCharged: 'बैंक ने वसूली का {percent} % शुल्क लिया, जो बहुत ज़्यादा है। मिली राशि और शुल्क जाँचें।',
  paidOnInFuture: 'भुगतान तारीख आगे की नहीं हो सकती',
  paidBeforeItsDays: '{paidOn, date} को मिला पैसा बाद के दिन {last, date} का नहीं हो सकता',
  laterPaymentAboveOutstanding: '{paidOn, date} को मिले {paid, money} इस मशीन की बकाया राशि से ज़्यादा होंगे',
  laterPaymentBeforeItsDays: '{paidOn, date} को मिले {paid, money} बाद के दिन {last, date} के लिए होंगे',
  lastOfItsPump: '{pump} की आख़िरी वसूली दूसरे पंप पर नहीं ले जाई जा सकती',
  lastIsOfClose: 'आख़िरी वसूली शिफ्ट बंद होने का हिस्सा है। उसकी राशि बदलें, या शिफ्ट वापस लें।',
};
