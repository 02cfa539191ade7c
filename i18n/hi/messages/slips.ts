import type { slips as english } from '../../../server/domain/slips.messages';
import type { Translation } from '../../renderer';

export const slips: Translation<typeof english> = {
  unreadable: 'ऐसा पर्ची नंबर भरें जिसके अंत में ज़्यादा से ज़्यादा 9 अंक हों, जैसे A-0001',
  unprinted: 'पर्ची नंबर अक्षर या अंक से शुरू हो और उसमें केवल अक्षर, अंक, - / . और खाली जगह हो',
  range: '{first} से {last}',
  overlap: '{book} की पर्चियाँ पहले से पर्ची बुक {taken} में हैं',
  notOneBook: '{first} और {last} एक पर्ची बुक में नहीं हो सकतीं: उनकी शुरुआत अलग है',
  lastBeforeFirst: 'आख़िरी पर्ची {last} पहली पर्ची {first} से पहले है',
  tooManyLeaves: 'एक पर्ची बुक में ज़्यादा से ज़्यादा {most, count} पर्चियाँ हो सकती हैं, {leaves, count} नहीं',
  used: 'पर्ची {slip} {date, date} को {creditor} के लिए इस्तेमाल हुई',
  spoilt: 'पर्ची {slip} रद्द है: {reason}',
  otherCreditors: 'पर्ची {slip} {creditor} की पर्ची बुक में है',
  usedOutside: 'इस बुक की पर्ची {slip} {date, date} को {creditor} के लिए इस्तेमाल हुई। पहले वह बिक्री सुधारें।',
  voidOutside: 'इस बुक की पर्ची {slip} रद्द है। पहले उसे वापस लें।',
  bookUsed: 'इस बुक की पर्चियाँ इस्तेमाल हो चुकी या रद्द हैं, इसलिए यह हटाई नहीं जा सकती। इसके बदले पहली और आख़िरी पर्ची बदलें।',
  notInABook: 'पर्ची {slip} किसी पर्ची बुक में नहीं है',
};
