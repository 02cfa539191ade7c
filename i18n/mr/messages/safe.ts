import type { safe as english } from '../../../server/domain/safe.messages';
import type { Draft } from '../../renderer';

export const safe = {
  atNote: '₹{value, count}: {problem}',
  inNotWhole: 'आलेल्या नोटा पूर्ण संख्येत हव्यात',
  outNotWhole: 'दिलेल्या नोटा पूर्ण संख्येत हव्यात',
  bothWays: 'आलेली किंवा दिलेली रोख यांपैकी एकच भरा',
  notAvailable: 'तिजोरीत यापैकी फक्त {available, count} आहेत',
  tooGreat: 'नोटांची बेरीज जास्तीत जास्त {greatest, money} हवी',
  notAsAmount: 'नोटांची बेरीज {counted, money} होते, पण रक्कम {amount, money} आहे',
  exchangeUnequal: 'आलेली आणि दिलेली रोख सारखीच हवी',
  unknownNote: 'येथे मोजण्यासाठी ₹{value} ची नोट किंवा नाणे नाही',
  cashNotAvailable: 'तिजोरीत फक्त {holds, money} आहेत',
  countTheNotes: 'तिजोरीतील नोटांतून नेमके {amount, money} होत नाहीत. नोटा, सुट्ट्यांसह, भरा.',

  countNotWhole: 'नोटांची संख्या पूर्ण हवी',
  countTooGreat: 'नोटांची संख्या जास्तीत जास्त {most, count} हवी',
  tooManyKinds: 'जास्तीत जास्त {most, count} प्रकारच्या नोटा मोजता येतात',
  notesGone: 'या नोटा आता तिजोरीत नाहीत',
  notesGoneNamed: 'या नोटा आता तिजोरीत नाहीत. नसलेल्या: {missing, commas}',
  uncounted: '{amount, money} न मोजलेली रोख',
  noteCount: '{count, count} × ₹{value, rupees}',
} satisfies Draft<typeof english>;
