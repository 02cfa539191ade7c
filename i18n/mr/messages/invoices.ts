import type { invoices as english } from '../../../server/domain/invoices.messages';
import type { Draft } from '../../renderer';

export const invoices = {
  noLines: 'इनव्हॉइसमध्ये किमान एक उत्पादन जोडा',
  tooManyLines: 'इनव्हॉइसमध्ये जास्तीत जास्त {most, count} ओळी असू शकतात',
  numberTaken:
    'इनव्हॉइस {invoiceNumber} आधीच नोंदवले आहे: तारीख {date, date}, रक्कम {amount, money}. एका आर्थिक वर्षात ({year}) एका पुरवठादाराचा नंबर एकदाच वापरला जातो.',
  numberLike: 'इनव्हॉइस {invoiceNumber} आधीच नोंदवले आहे: तारीख {date, date}, रक्कम {amount, money}.',
  unknownDocument: 'दस्तऐवज सापडला नाही. तो पुन्हा अपलोड करा.',
  invoiceDateFirst: 'आधी इनव्हॉइसची तारीख भरा',
  receivedBeforeInvoiced: 'मिळाल्याची तारीख इनव्हॉइसच्या तारखेपूर्वीची नको',
  receivedInFuture: 'मिळाल्याची तारीख भविष्यातील नको',
  moreShortThanBought: 'तूट प्रमाणापेक्षा जास्त नको',
  densityUnreadable: 'मूळ घनता kg/m³ मध्ये संख्या हवी, जसे 745.0, किंवा g/ml मध्ये, जसे 0.7450',
  belowUnloaded: 'लिटर आधीच उतरवलेल्या {unloaded, litres} L पेक्षा कमी असू शकत नाहीत',
  lineUnloaded: '{product} चे {unloaded, litres} L आधीच उतरवले आहेत. आधी माल आवक हटवा.',
  densityRead: '{day, date} ची घनता रीडिंग {product} च्या याच मालाची आहे. आधी ती रीडिंग हटवा.',
  afterUnloading: 'इनव्हॉइस त्याच्या {at, dateTime} च्या माल आवकेनंतरचे असू शकत नाही',
  noteInFuture: 'डेबिट नोटची तारीख भविष्यातील असू शकत नाही',
  notOfSupplier: 'याच पुरवठादाराचे इनव्हॉइस निवडा',
  notOnInvoice: 'हे उत्पादन या इनव्हॉइसमध्ये नाही',
  noteBeforeInvoice: 'डेबिट नोटची तारीख तिच्या {date, date} च्या इनव्हॉइसच्या आधीची असू शकत नाही',
  invoiceClaimed: '{day, date} च्या डेबिट नोट {id, count} मध्ये हे इनव्हॉइस आहे. आधी डेबिट नोट हटवा.',
  productClaimed: '{day, date} च्या डेबिट नोट {id, count} मध्ये या इनव्हॉइसमधील {product} चा दावा आहे. आधी डेबिट नोट हटवा.',
} satisfies Draft<typeof english>;
