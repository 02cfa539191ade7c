import type { credit as english } from '../../../server/domain/credit.messages';
import type { Draft } from '../../renderer';

export const credit = {
  selectCreditor: 'उधारी ग्राहक निवडा',
  selectPump: 'पंप निवडा',
  selectProduct: 'उत्पादन निवडा',
  creditorDisabled: '{creditor} बंद आहे',
  notSoldThere: 'त्या पंपावर हे उत्पादन विकले जात नाही',
  noQuantity: 'लिटर किंवा रक्कम भरा',
  litresPositive: 'लिटर 0 पेक्षा जास्त हवेत',
  amountPositive: 'रक्कम 0 पेक्षा जास्त हवी',
  litresRange: 'लिटर 0 पेक्षा जास्त आणि जास्तीत जास्त 100000 हवेत',
  amountNotAsLitres: 'इतक्या लिटरचे {amount, money} होतात',
  overLimit: '{creditor} चे येणे {due, money} होईल, मर्यादा {limit, money} पेक्षा जास्त. तरीही विकायचे असल्यास कारण लिहा.',
  slipSeen: 'या ग्राहकाची स्लिप {slip} आधी नोंदवली आहे: {date, date} रोजी {amount, money}.',
  slipWaits: 'स्लिप {slip} मंजुरीच्या प्रतीक्षेत आहे: {amount, money}, {user} यांनी नोंदवली.',
  slipHasLine: 'स्लिप {slip} वर या शिफ्टमध्ये आधीच एक विक्री आहे: {litres, litres} L, {amount, money}.',
  slipLineSeen: 'स्लिप {slip} वर या वाहनासाठी हेच उत्पादन आधीच आहे: {litres, litres} L, {amount, money}.',

  openBills: '{creditor} ची बिले बाकी आहेत: {bills}',

  olderSales: '{date, date} पासूनची विक्री अजून बिल केलेली नाही. आधी तिचे बिल करा.',
  periodInFuture: 'पर्यंतची तारीख आजनंतरची नको',
  smallCreditor: 'छोट्या उधारी ग्राहकाचे खाते चालू असते, त्याला बिल मिळत नाही',
  nothingToBill: 'या दिवसांत बिल करण्यासारखी विक्री नाही',
  billTooGreat: 'बिल {amount, money} होईल, पण बिल जास्तीत जास्त {greatest, money} असू शकते',
  interestOnTop: '{bill} मध्ये {interest} लावले आहे. आधी ते बिल हटवा.',
  interestOnBill: '{bill} वरील व्याज',
  interestAfterBill: '{bill} नंतरच्या दिवसांचे व्याज',

  interestTooLate: 'व्याज जास्तीत जास्त {latest, date} पर्यंत लावता येते, कारण नंतरची जमा अजून नोंदवली जाऊ शकते',
  interestTooEarly: '{earliest, date} पर्यंतचे व्याज आधीच बिलात आहे. तो किंवा नंतरचा दिवस निवडा.',
  noInterest: 'लावण्यासारखे व्याज नाही',
  idNotWhole: 'नंबर पूर्ण संख्या हवी',
  unknownCreditor: 'आयडी {id} चा उधारी ग्राहक नाही',
  billCancelled: '{number} रद्द केले. त्याचा क्रमांक पुन्हा वापरला जाणार नाही.',
  firstNotWhole: 'पहिल्या ओळींची संख्या पूर्ण हवी',
  firstTooSmall: 'पहिल्या ओळींची संख्या 1 किंवा जास्त हवी',
  firstTooLarge: 'पहिल्या ओळींची संख्या {most, count} किंवा कमी हवी',
  afterWrong: 'पुढच्या पानाचे चिन्ह बरोबर नाही',
  saleBilled: 'ही विक्री बिल {bill} मध्ये आहे. आधी बिल हटवा.',
} satisfies Draft<typeof english>;
