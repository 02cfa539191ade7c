import type { closing as english } from '../../../server/domain/closing.messages';
import type { Draft } from '../../renderer';

export const closing = {
  atPump: '{pump}: {problem}',
  atNozzle: '{pump}, नोझल {nozzle}: {problem}',
  atTank: '{tank}: {problem}',

  noRate: 'त्याच्या उत्पादनाला या शिफ्टमध्ये दर नाही',
  closeMissing: 'अखेरचे रीडिंग भरा',
  closeNegative: 'अखेरचे रीडिंग 0 पेक्षा कमी नको',
  closeTooGreat: 'अखेरचे रीडिंग {greatest, litres} पेक्षा जास्त नको',
  closeBelowOpen: 'अखेरचे रीडिंग सुरू रीडिंग {open, litres} पेक्षा कमी नको',
  testingNegative: 'टेस्टिंग 0 पेक्षा कमी नको',
  testingAboveFlow: 'टेस्टिंग अखेर − सुरू, {flow, litres} पेक्षा जास्त नको',
  openChanged: 'सुरू रीडिंग {open, litres} आहे',

  aProduct: 'उत्पादन',
  creditAboveSold: '{product} ची {credit, litres} L उधारी विकलेल्या {sold, litres} L पेक्षा जास्त आहे',
  cashAboveSale: 'रोख वसुली {cash, money}, विक्री − उधारी {left, money} पेक्षा जास्त आहे',
  swipeNegative: 'स्वाइप 0 पेक्षा कमी नको',
  swipeTwice: 'एक स्वाइप मशीन दोनदा भरले आहे',
  swipeAboveSale: 'स्वाइप {swipe, money}, विक्री − उधारी − रोख {left, money} पेक्षा जास्त आहे',

  collectionFirst: 'कृपया आधी शेवटच्या वसुलीची रक्कम भरा',
  lastNegative: 'एकूण रक्कम शून्यापेक्षा जास्त हवी !',
  lastNotAsCounted: 'शेवटची वसुली {last, money} आहे, पण तिच्या नोटांची बेरीज {counted, money} होते',
  lastMissing: 'शेवटची रोख वसुली भरा, {amount, money} अजून जमा करायचे आहेत',
  lastEmployee: 'शेवटची रोख जमा करणारा कर्मचारी निवडा',

  shortageNegative: 'तूट 0 पेक्षा कमी नको',
  shortageNotWhole: 'तूट पूर्ण रुपयांत हवी',
  shortageTwice: 'एका कर्मचाऱ्याची तूट दोनदा भरली आहे',
  shortageTotal: 'तुटीची एकूण रक्कम {needed, rupees} हवी',

  dipMissing: 'कृपया सर्व डिप भरा',
  dipNotWhole: 'डिप पूर्ण मिलिमीटरमध्ये हवा',
  dipNegative: 'डिप 0 पेक्षा कमी नको',
  dipTooGreat: 'डिप जास्तीत जास्त 99999 मिलिमीटर',
  waterDipNotWhole: 'पाण्याचा डिप पूर्ण मिलिमीटरमध्ये हवा',
  waterDipNegative: 'पाण्याचा डिप 0 पेक्षा कमी नको',
  waterDipTooGreat: 'पाण्याचा डिप जास्तीत जास्त 99999 मिलिमीटर',

  moreThanItPours: '{sold, litres} L हे या शिफ्टमध्ये देता येणाऱ्या {most, litres} L पेक्षा जास्त आहे',
  allMoreThanTheyPour:
    'सर्व {count, number} नोझलची विक्री, येथे शिफ्ट सुरू झाल्यानंतरच्या {minutes, plural, other {# मिनिटांत}} देता येईल त्यापेक्षा जास्त आहे',
  moreThanUsual: '{sold, litres} L हे नेहमीच्या {usual, litres} L पेक्षा खूप जास्त आहे',
  nothingSold: 'काहीही विकले नाही, एरवी रोज विक्री होते',

  unknownPump: 'हा पंप या शिफ्टमध्ये नाही किंवा दोनदा भरला आहे',
  unknownNozzle: 'हे नोझल या पंपावर नाही किंवा दोनदा भरले आहे',
  unknownTank: 'ही टाकी या शिफ्टमध्ये नाही किंवा दोनदा भरली आहे',
  unknownEmployee: 'यादीतून कर्मचारी निवडा',
  unknownSwipeMachine: 'यादीतून स्वाइप मशीन निवडा',

  noShift: 'एकही शिफ्ट चालू नाही !!!',
  shiftOver: 'ज्या शिफ्टसाठी हे भरले ती आता चालू नाही',
  unknownShift: 'ही शिफ्ट आता अस्तित्वात नाही',
  shift: 'शिफ्ट {date, date} {name}',
  alreadyClosed: '{shift} {user} यांनी {time} वाजता बंद केली',
  entriesWait:
    'या शिफ्टच्या {count, plural, one {# नोंद} other {# नोंदी}} मंजुरीसाठी थांबल्या आहेत आणि तिच्या हिशेबात धरलेल्या नाहीत. मंजूर झाल्यास त्या उशिरा नोंदवल्या जातील, आणि तूट त्यानुसार बदलेल.',
  changesWait:
    'या शिफ्टच्या नोंदींचे {count, plural, one {# बदल} other {# बदल}} मंजुरीसाठी थांबले आहेत आणि तिच्या हिशेबात धरलेले नाहीत. मंजूर झाल्यास बंद शिफ्ट दुरुस्त होईल.',
  somebody: 'कोणीतरी',

  alreadyRunning: '{shift} आधीच चालू आहे. मागे घेण्यासारखे काही नाही.',
  nothingToUndo: 'मागे घेण्यासाठी बंद शिफ्ट नाही',
  notLastShift: 'फक्त शेवटची बंद शिफ्ट मागे घेता येते: {shift}',
  successorNotEmpty: '{shift} मागे घेता येत नाही: तिच्यानंतर {successor} चालू आहे आणि तिच्यात आहे: {held}',
  heldDraft: 'मागे घेतलेल्या शिफ्टचा मसुदा',
  heldEntries: 'नोंदी',
  heldInterest: 'तिच्या दिवसापर्यंत लावलेले व्याज',

  otherShiftRunning: 'आता दुसरी शिफ्ट चालू आहे: {shift}',
  shiftNotEmpty: '{shift} रद्द करता येत नाही: तिच्यात आहे: {held, list}',
  shiftNotMovable: '{shift} ची तारीख बदलता येत नाही: तिचे दिवस {held, list} यांत मोजले आहेत. आधी ते हटवा.',
  runsAgain: '{shift} चालू आहे. तिची तारीख चालू शिफ्टप्रमाणे बदला.',
  sameSlot: '{shift} ची तारीख आणि प्रकार हेच आहेत',
  heldBills: 'बिले ({count, count})',
  heldCreditSales: 'उधारी विक्री ({count, count})',
  heldCashCollections: 'रोख वसुली ({count, count})',
  heldCashExchanges: 'रोख अदलाबदल ({count, count})',
  heldCashTransfers: 'भरणा आणि काढलेली रक्कम ({count, count})',
  heldCreditorPayments: 'उधारी ग्राहकांची जमा ({count, count})',
  heldAdvances: 'कर्मचारी उचल ({count, count})',
  heldExpenditures: 'खर्च ({count, count})',
  heldSalaries: 'पगार ({count, count})',
  heldStockIns: 'माल आवक ({count, count})',
  heldSettlements: 'स्वाइप सेटलमेंट ({count, count})',
  heldDips: 'टाकी डिप ({count, count})',
  heldMeterEvents: 'मीटर घटना ({count, count})',
  heldOthers: 'इतर नोंदी ({count, count})',
} satisfies Draft<typeof english>;
