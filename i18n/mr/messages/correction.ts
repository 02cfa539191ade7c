import type { correction as english } from '../../../server/domain/correction.messages';
import type { Draft } from '../../renderer';

export const correction = {
  reasonMissing: 'दुरुस्तीचे कारण लिहा',
  unknownShift: 'ही शिफ्ट आता अस्तित्वात नाही',
  running: '{shift} चालू आहे. ती बंद करताना बरोबर आकडे भरा.',
  stale: 'हा फॉर्म उघडल्यापासून {shift} चे आकडे बदलले आहेत. तो पुन्हा उघडा.',
  nothingChanged: 'काहीही बदललेले नाही. किमान एक आकडा बदला.',
  nextReading:
    'अखेरचे रीडिंग {most, litres} पेक्षा जास्त नको: {shift} मध्ये {event, select, RESET {रीसेटपूर्वी} ROLLOVER {रोलओव्हरपूर्वी} REPLACEMENT {मीटर बदलण्यापूर्वी} other {नंतर}} या मीटरचे रीडिंग {close, litres} होते{testing, plural, =0 {} other {, टेस्टिंग {testing, litres} सह}}',
  unknownLeg: 'ही मीटर घटना आता अस्तित्वात नाही. फॉर्म पुन्हा उघडा.',
  unknownCollection: 'ही रोख वसुली आता अस्तित्वात नाही. फॉर्म पुन्हा उघडा.',
  rolledOver: 'मीटर जिथपर्यंत जाते तिथेच फिरून 0 होते: {end, litres}. ते चुकीचे असल्यास आधी नोझलमध्ये दुरुस्त करा.',
  wouldNotClose: 'या दराने {shift} बंद होणार नाही: {problem}',
  tankNotInShift: '{shift} मध्ये {tank} चे डिप नाही, म्हणून तेव्हा कोणतेही नोझल तिच्यातून विकू शकत नव्हते',
  noRateOfTank: '{shift} मध्ये {product} चा दर नाही, म्हणून तेव्हा कोणतेही नोझल {tank} मधून विकू शकत नव्हते',
  creditOfOtherTank: '{problem}. आधी या विक्रींचे उत्पादन बरोबर करा; पंपाने ते विकलेच नसेल तर त्या हटवा आणि नंतर उशिराने नोंदवा.',
  pumpNotInShift: '{shift} मध्ये {pump} चे दुसरे नोझल नाही, म्हणून हे नोझल वाचता येईल असा त्याचा क्लोज नाही',
  pumpWithoutNozzle:
    '{shift} मध्ये {pump} चे दुसरे नोझल नाही, म्हणून त्याची रोख, कार्ड आणि उधारी विक्री कोणत्याही क्लोजमध्ये राहणार नाही',
  creditOfOtherPump: '{problem}. आधी या विक्रींचा पंप बरोबर करा.',
  otherMeterEvents: 'या मीटरच्या बदलांपूर्वीची रीडिंग त्या बदलांसोबतच भरा',
  inNextShift: 'त्यानंतर {shift} येते, आणि ती बंद होणार नाही: {problem}',
  doubtInShift: '{shift}: {problem}',
} satisfies Draft<typeof english>;
