import type { closing as english } from '../../../server/domain/closing.messages';
import type { Translation } from '../../renderer';

export const closing: Translation<typeof english> = {
  atPump: '{pump}: {problem}',
  atNozzle: '{pump}, नोज़ल {nozzle}: {problem}',
  atTank: '{tank}: {problem}',

  noRate: 'इस शिफ्ट में इसके उत्पाद का भाव नहीं है',
  closeMissing: 'अंत की रीडिंग भरें',
  closeNegative: 'अंत की रीडिंग 0 से कम नहीं होनी चाहिए',
  closeTooGreat: 'अंत की रीडिंग {greatest, litres} से ज़्यादा नहीं होनी चाहिए',
  closeBelowOpen: 'अंत की रीडिंग शुरू की रीडिंग {open, litres} से कम नहीं होनी चाहिए',
  testingNegative: 'टेस्टिंग 0 से कम नहीं होनी चाहिए',
  testingAboveFlow: 'टेस्टिंग अंत − शुरू, {flow, litres} से ज़्यादा नहीं होनी चाहिए',
  openChanged: 'शुरू की रीडिंग {open, litres} है',

  aProduct: 'एक उत्पाद',
  creditAboveSold: '{product} का उधार {credit, litres} L बिके हुए {sold, litres} L से ज़्यादा है',
  cashAboveSale: 'वसूला नकद {cash, money} बिक्री − उधार, {left, money} से ज़्यादा है',
  swipeNegative: 'स्वाइप 0 से कम नहीं होना चाहिए',
  swipeTwice: 'एक स्वाइप मशीन दो बार भरी गई है',
  swipeAboveSale: 'स्वाइप {swipe, money} बिक्री − उधार − नकद, {left, money} से ज़्यादा है',

  collectionFirst: 'कृपया पहले आख़िरी वसूली की राशि भरें',
  lastNegative: 'कुल राशि शून्य से ज़्यादा होनी चाहिए !',
  lastNotAsCounted: 'आख़िरी वसूली {last, money} है, पर उसके नोटों का कुल {counted, money} है',
  lastMissing: 'आख़िरी नकद वसूली भरें, {amount, money} अभी जमा होना बाकी है',
  lastEmployee: 'आख़िरी नकद वसूली जमा करने वाला कर्मचारी चुनें',

  shortageNegative: 'कमी 0 से कम नहीं होनी चाहिए',
  shortageNotWhole: 'कमी पूरे रुपयों में होनी चाहिए',
  shortageTwice: 'एक कर्मचारी की कमी दो बार भरी गई है',
  shortageTotal: 'कमी की कुल राशि {needed, rupees} होनी चाहिए',

  dipMissing: 'कृपया सभी डिप भरें',
  dipNotWhole: 'डिप मिलीमीटर की पूरी संख्या होनी चाहिए',
  dipNegative: 'डिप 0 से कम नहीं होना चाहिए',
  dipTooGreat: 'डिप ज़्यादा से ज़्यादा 99999 मिलीमीटर हो',
  waterDipNotWhole: 'पानी का डिप मिलीमीटर की पूरी संख्या होनी चाहिए',
  waterDipNegative: 'पानी का डिप 0 से कम नहीं होना चाहिए',
  waterDipTooGreat: 'पानी का डिप ज़्यादा से ज़्यादा 99999 मिलीमीटर हो',

  moreThanItPours: '{sold, litres} L इस शिफ्ट में निकल सकने वाले {most, litres} L से ज़्यादा है',
  allMoreThanTheyPour:
    'सभी {count, number} नोज़ल की बिक्री, यहाँ शिफ्ट शुरू होने के बाद के {minutes, plural, other {# मिनट}} में निकल सकने वाले तेल से ज़्यादा है',
  moreThanUsual: '{sold, litres} L इसके सामान्य {usual, litres} L से बहुत ज़्यादा है',
  nothingSold: 'कुछ नहीं बिका, जबकि यह आम तौर पर हर दिन बेचता है',

  unknownPump: 'यह पंप शिफ्ट में नहीं है, या दो बार भरा गया है',
  unknownNozzle: 'यह नोज़ल पंप पर नहीं है, या दो बार भरा गया है',
  unknownTank: 'यह टैंक शिफ्ट में नहीं है, या दो बार भरा गया है',
  unknownEmployee: 'सूची से कर्मचारी चुनें',
  unknownSwipeMachine: 'सूची से स्वाइप मशीन चुनें',

  noShift: 'कोई शिफ्ट चालू नहीं है !!!',
  shiftOver: 'जिस शिफ्ट के लिए यह भरा गया था, वह अब चालू नहीं है',
  unknownShift: 'यह शिफ्ट अब नहीं है',
  shift: 'शिफ्ट {date, date} {name}',
  alreadyClosed: '{shift} को {user} ने {time} बजे बंद किया',
  entriesWait:
    'इस शिफ्ट की {count, plural, one {# एंट्री मंज़ूरी के लिए रुकी है} other {# एंट्री मंज़ूरी के लिए रुकी हैं}} और इसके हिसाब में शामिल नहीं। जो मंज़ूर होगा वह देर से दर्ज होगा, और कमी उसी के अनुसार बदलेगी।',
  changesWait:
    'इस शिफ्ट की एंट्री {count, plural, one {का # बदलाव मंज़ूरी के लिए रुका है} other {के # बदलाव मंज़ूरी के लिए रुके हैं}} और इसके हिसाब में शामिल नहीं। मंज़ूर होने पर बंद शिफ्ट सुधारी जाएगी।',
  somebody: 'किसी',

  alreadyRunning: '{shift} पहले से चल रही है। वापस लेने को कुछ नहीं है।',
  nothingToUndo: 'वापस लेने के लिए कोई बंद शिफ्ट नहीं है',
  notLastShift: 'केवल आख़िरी बंद शिफ्ट वापस ली जा सकती है: {shift}',
  successorNotEmpty: '{shift} वापस नहीं ली जा सकती: इसके बाद {successor} चल रही है, जिसमें यह है: {held}',
  heldDraft: 'वापस ली गई शिफ्ट का ड्राफ़्ट',
  heldEntries: 'एंट्री',
  heldInterest: 'उसके दिन तक लगाया गया ब्याज',

  otherShiftRunning: 'अब दूसरी शिफ्ट चल रही है: {shift}',
  shiftNotEmpty: '{shift} रद्द नहीं हो सकती: उसमें {held, list} हैं',
  shiftNotMovable: '{shift} की तारीख बदली नहीं जा सकती: उसके दिन {held, list} में गिने जा चुके हैं। पहले उन्हें हटाएँ।',
  runsAgain: '{shift} चालू है। इसकी तारीख चालू शिफ्ट की तरह बदलें।',
  sameSlot: '{shift} की तारीख और प्रकार यही हैं',
  heldBills: 'बिल ({count, count})',
  heldCreditSales: 'उधार बिक्री ({count, count})',
  heldCashCollections: 'नकद वसूली ({count, count})',
  heldCashExchanges: 'नकद अदला-बदली ({count, count})',
  heldCashTransfers: 'जमा या निकासी ({count, count})',
  heldCreditorPayments: 'उधार ग्राहक के भुगतान ({count, count})',
  heldAdvances: 'कर्मचारी एडवांस ({count, count})',
  heldExpenditures: 'खर्च ({count, count})',
  heldSalaries: 'वेतन ({count, count})',
  heldStockIns: 'माल आवक ({count, count})',
  heldSettlements: 'स्वाइप सेटलमेंट ({count, count})',
  heldDips: 'टैंक के डिप ({count, count})',
  heldMeterEvents: 'मीटर बदलाव ({count, count})',
  heldOthers: 'दूसरी एंट्री ({count, count})',
};
