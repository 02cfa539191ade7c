import type { requests as english } from '../../../server/domain/requests.messages';
import type { Draft } from '../../renderer';

export const requests = {
  keyReused: 'ही Idempotency-Key दुसऱ्या माहितीसह वापरली आहे',
  keyBlank: 'Idempotency-Key रिकामी आहे. प्रत्येक कृतीसाठी नवा मजकूर पाठवा, किंवा हे हेडर पाठवू नका.',
  keyTooLong: 'Idempotency-Key जास्तीत जास्त {most, count} अक्षरांची हवी',
  duplicate: 'हे आधीच आहे. ते पाहण्यासाठी पान पुन्हा उघडा.',
  inUse: 'ज्याची याला गरज आहे ते हटवले गेले आहे, किंवा हे वापरात आहे. पान पुन्हा उघडून परत प्रयत्न करा.',
  numberTooLarge: 'एक संख्या खूप मोठी आहे',
  readTooLong: 'याला खूप वेळ लागतो. कमी ओळी निवडा.',
  databaseAway: 'डेटाबेस आता उत्तर देत नाही. कृपया पुन्हा प्रयत्न करा.',
  amountTooGreat: 'रक्कम जास्तीत जास्त {most, money} हवी',
  toBeforeFrom: 'पर्यंत ही तारीख पासूनच्या आधीची नको',
  bodyNotObject: 'बॉडी ऑब्जेक्ट असावी',
  disconnected: 'क्लायंटचे कनेक्शन तुटले',
  decimalWanted: '{name} दशांश मजकूर असावा, जसे "1234.50"',
  dateWanted: 'तारीख yyyy-mm-dd अशी असावी',
  minuteWanted: 'मिनिट yyyy-mm-ddThh:mm असे असावे',
  bodyTooLarge: 'पाठवलेला मजकूर खूप मोठा आहे',
  contentTypeUnknown: 'या प्रकारचा मजकूर चालत नाही',
  bodyUnreadable: 'पाठवलेला मजकूर वाचता आला नाही',
  cursorWrong: 'कर्सर त्याच यादीच्या पानाचा असावा',
  firstOrLast: 'first किंवा last पैकी एक पाठवा, दोन्ही नको',
  costsTooMuch: 'यात सुमारे {rows, count} ओळी वाचल्या जातील, जास्तीत जास्त {most, count}. कमी ओळी किंवा कमी याद्या मागा.',
  unknownId: 'id {id} असलेले काही नाही',
  onlyMethods: 'येथे फक्त {methods}',
  unforeseen: 'काहीतरी चुकले',
} satisfies Draft<typeof english>;
