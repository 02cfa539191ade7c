import type { safe as english } from '../../../server/domain/safe.messages';
import type { Translation } from '../../renderer';

export const safe: Translation<typeof english> = {
  atNote: '₹{value, count}: {problem}',
  inNotWhole: '‘नकद आया’ में नोटों की पूरी संख्या भरें',
  outNotWhole: '‘नकद गया’ में नोटों की पूरी संख्या भरें',
  bothWays: '‘नकद आया’ या ‘नकद गया’ में से एक भरें',
  notAvailable: 'तिजोरी में इनमें से केवल {available, count} हैं',
  tooGreat: 'नोटों का कुल ज़्यादा से ज़्यादा {greatest, money} होना चाहिए',
  notAsAmount: 'नोटों का जोड़ {counted, money} है, पर राशि {amount, money} है',
  exchangeUnequal: 'आए और गए नकद की राशि बराबर होनी चाहिए',
  unknownNote: 'यहाँ गिनने के लिए ₹{value} का नोट या सिक्का नहीं है',
  cashNotAvailable: 'तिजोरी में केवल {holds, money} हैं',
  countTheNotes: 'तिजोरी के नोटों से ठीक {amount, money} नहीं बनता। नोट छुट्टे के साथ भरें।',

  countNotWhole: 'गिनती पूरी संख्या होनी चाहिए',
  countTooGreat: 'गिनती ज़्यादा से ज़्यादा {most, count} होनी चाहिए',
  tooManyKinds: 'ज़्यादा से ज़्यादा {most, count} तरह के नोट गिने जा सकते हैं',
  notesGone: 'ये नोट अब तिजोरी में नहीं हैं',
  notesGoneNamed: 'ये नोट अब तिजोरी में नहीं हैं। कम हैं: {missing, commas}',
  uncounted: '{amount, money} बिना गिना नकद',
  noteCount: '{count, count} × ₹{value, rupees}',
};
