import type { meter as english } from '../../../server/domain/meter.messages';
import type { Translation } from '../../renderer';

export const meter: Translation<typeof english> = {
  atNozzle: 'नोज़ल {nozzle}: {problem}',
  notReset: 'पहली और आख़िरी रीडिंग एक ही हैं, इसलिए कुछ रीसेट नहीं हुआ',
  noMeterMax: 'पहले इस नोज़ल में ‘मीटर कहाँ तक गिनता है’ भरें',
  firstMissing: 'पहली रीडिंग भरें',
  lastMissing: 'आख़िरी रीडिंग भरें',
  lastBelowOpen: 'मीटर {last, litres} पर रुका, जो शुरू की रीडिंग {open, litres} से कम है',
  aboveMeter: 'इसका मीटर केवल {greatest, litres} तक गिनता है',
  testingAboveFlow: 'टेस्टिंग निकले हुए {flow, litres} L से ज़्यादा नहीं होनी चाहिए',
  rolledOverTwice: 'इसके मीटर का रोलओवर इस शिफ्ट में पहले ही हो चुका है',

  unknownEvent: 'यह मीटर बदलाव अब नहीं है',
  shiftClosed: 'इस मीटर बदलाव की शिफ्ट बंद है, इसलिए इसे वापस नहीं लिया जा सकता',
  laterEvent: 'पहले इसका बाद का मीटर बदलाव वापस लें',
};
