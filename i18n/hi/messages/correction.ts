import type { correction as english } from '../../../server/domain/correction.messages';
import type { Translation } from '../../renderer';

export const correction: Translation<typeof english> = {
  reasonMissing: 'सुधार का कारण लिखें',
  unknownShift: 'यह शिफ्ट अब नहीं है',
  running: '{shift} चालू है। बंद करते समय सही आँकड़े लिखें।',
  stale: 'यह फ़ॉर्म खुलने के बाद {shift} के आँकड़े बदल गए हैं। इसे फिर खोलें।',
  nothingChanged: 'कुछ नहीं बदला। कम से कम एक आँकड़ा बदलें।',
  nextReading:
    'अंत की रीडिंग {most, litres} से ऊपर नहीं हो सकती: {shift} में {event, select, RESET {रीसेट से पहले} ROLLOVER {रोलओवर से पहले} REPLACEMENT {मीटर बदलने से पहले} other {बाद में}} इस मीटर की रीडिंग {close, litres} थी{testing, plural, =0 {} other {, टेस्टिंग {testing, litres} के साथ}}',
  unknownLeg: 'यह मीटर बदलाव अब नहीं है। फ़ॉर्म फिर खोलें।',
  unknownCollection: 'यह नकद वसूली अब नहीं है। फ़ॉर्म फिर खोलें।',
  rolledOver: 'रोलओवर वहीं होता है जहाँ तक मीटर गिनता है: {end, litres} पर। यह गलत हो, तो पहले इसे ‘नोज़ल’ में ठीक करें।',
  wouldNotClose: 'इस भाव पर {shift} बंद नहीं हो पाती: {problem}',
  tankNotInShift: '{shift} में {tank} का डिप नहीं है, इसलिए तब कोई नोज़ल उससे नहीं बेच सकता था',
  noRateOfTank: '{shift} में {product} का भाव नहीं है, इसलिए तब कोई नोज़ल {tank} से नहीं बेच सकता था',
  creditOfOtherTank:
    '{problem}। पहले ऐसी हर उधार बिक्री का उत्पाद ठीक करें; अगर पंप ने वह उत्पाद बेचा ही नहीं, तो उसे हटाएँ और बाद में देर से दर्ज करें।',
  pumpNotInShift: '{shift} में {pump} का कोई दूसरा नोज़ल नहीं है, इसलिए उस पंप का हिसाब नहीं है जिसमें इस नोज़ल की रीडिंग जुड़ सके',
  pumpWithoutNozzle: '{shift} में {pump} का कोई दूसरा नोज़ल नहीं है, इसलिए उसके नकद, कार्ड और उधार बिक्री का कोई हिसाब नहीं रहेगा',
  creditOfOtherPump: '{problem}। पहले ऐसी हर उधार बिक्री का पंप ठीक करें।',
  otherMeterEvents: 'इस मीटर के बदलावों से पहले की रीडिंग उन बदलावों के साथ ही भरें',
  inNextShift: 'इसके बाद {shift} आती है, और वह बंद नहीं हो पाती: {problem}',
  doubtInShift: '{shift}: {problem}',
};
