import type { slips as english } from '../../../server/domain/slips.messages';
import type { Draft } from '../../renderer';

export const slips = {
  unreadable: 'शेवटी 9 पर्यंत अंक असलेला स्लिप नंबर भरा, जसे A-0001',
  unprinted: 'स्लिप नंबर अक्षर किंवा अंकाने सुरू हवा आणि त्यात फक्त अक्षरे, अंक, - / . आणि मोकळी जागा हवी',
  range: '{first} ते {last}',
  overlap: '{book} मधील स्लिप आधीच स्लिप बुक {taken} मध्ये आहेत',
  notOneBook: '{first} आणि {last} एका स्लिप बुकमध्ये असू शकत नाहीत: त्यांची सुरुवात वेगळी आहे',
  lastBeforeFirst: 'शेवटची स्लिप {last} पहिल्या {first} च्या आधीची आहे',
  tooManyLeaves: 'स्लिप बुकमध्ये जास्तीत जास्त {most, count} पाने असू शकतात, {leaves, count} नाही',
  used: 'स्लिप {slip} {date, date} ला {creditor} साठी वापरली',
  spoilt: 'स्लिप {slip} रद्द आहे: {reason}',
  otherCreditors: 'स्लिप {slip} {creditor} च्या स्लिप बुकमधील आहे',
  usedOutside: 'या पुस्तकातील स्लिप {slip} {date, date} रोजी {creditor} साठी वापरली गेली. आधी ती विक्री दुरुस्त करा.',
  voidOutside: 'या पुस्तकातील स्लिप {slip} रद्द आहे. आधी ते मागे घ्या.',
  bookUsed: 'या पुस्तकातील स्लिपा वापरलेल्या किंवा रद्द आहेत, त्यामुळे ते हटवता येत नाही. त्याऐवजी पहिली आणि शेवटची स्लिप बदला.',
  notInABook: 'स्लिप {slip} एकाही स्लिप बुकमध्ये नाही',
} satisfies Draft<typeof english>;
