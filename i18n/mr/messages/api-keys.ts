import type { apiKeys as english } from '../../../server/domain/api-key.messages';
import type { Draft } from '../../renderer';

export const apiKeys = {
  nameMissing: 'टूलचे नाव भरा, 2 ते 45 अक्षरे',
  nameOfUser: 'या नावाचा यूजर आहे. टूलसाठी दुसरे नाव निवडा.',
  noRight: 'किमान एक अधिकार निवडा',
  rightUnknown: 'यादीतून अधिकार निवडा',
  rightNotOwn: 'तुमच्याकडे असलेलेच अधिकार देता येतात',
  rightForPeople: 'हा अधिकार फक्त व्यक्तींसाठी आहे: किल्लीला तो देता येत नाही',
  expiryWrong: 'आजपासून {latest, date} पर्यंतचा दिवस निवडा',
  keyGone: 'ही किल्ली सापडली नाही किंवा आधीच रद्द केली आहे',
} satisfies Draft<typeof english>;
