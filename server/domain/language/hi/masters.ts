import type { masters as english } from '../../masters.messages';
import type { Translation } from '../renderer';

export const masters: Translation<typeof english> = {
  adminsOnly: 'इसे केवल एडमिन बदल सकते हैं',
  inUse: '{title} इस्तेमाल में है',
  taken: '{master}: यही {field} पहले से है',
  takenValue: '{master}: यही {field} पहले से है: {value}',
  takenByDisabled: '{master}: यही {field} एक निष्क्रिय रिकॉर्ड में पहले से है। उसे सक्रिय करें।',
  disabled: '{title} निष्क्रिय है',
  titled: '{label} {name}',
  unknownRow: '{master} नहीं मिला',
  vehicleDisabled: 'इसी नंबर की एक निष्क्रिय गाड़ी पहले से है, {number} लिखी हुई। उसे सक्रिय करें।',
  vehicleTaken: 'इसी नंबर की दूसरी गाड़ी पहले से है, {number} लिखी हुई',
  notesInSafe: 'तिजोरी में ये {count, count} हैं। पहले इनकी अदला-बदली करें।',
  meterTooHigh: 'मीटर इतना ऊपर नहीं जाता',
  notAFuel: 'टैंक में ईंधन ही होता है',
  aboveCapacity: 'टैंक में इतना नहीं आता',
  idNotWhole: 'id पूरी संख्या होनी चाहिए',
  unknownList: 'यह सूची नहीं मिली',
  choosePerson: 'कर्मचारी या यूज़र चुनें',
  kindWrong: 'kind PICTURE या DOCUMENT होना चाहिए',
  openingNotesByAdmin: 'तिजोरी में पहले से मौजूद नोट केवल एडमिन भर सकते हैं। आप नकद अदला-बदली का उपयोग करें।',
  nozzleInShift: 'नोज़ल {nozzle} चालू शिफ्ट में है। शिफ्ट बंद होने के बाद इसकी जगह बदलें।',
  shiftBegun: '{date, date} की {shift} शिफ्ट शुरू हो चुकी है। भाव बाद की शिफ्ट के लिए भरें।',
};
