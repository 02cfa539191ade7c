import type { meter as english } from '../../../server/domain/meter.messages';
import type { Draft } from '../../renderer';

export const meter = {
  atNozzle: 'नोझल {nozzle}: {problem}',
  notReset: 'पहिले आणि शेवटचे रीडिंग सारखेच आहे, म्हणजे रीसेट झालेले नाही',
  noMeterMax: 'आधी या नोझलसाठी "मीटर कुठपर्यंत जाते" भरा',
  firstMissing: 'पहिले रीडिंग भरा',
  lastMissing: 'शेवटचे रीडिंग भरा',
  lastBelowOpen: 'मीटर {last, litres} वर थांबले, त्याच्या सुरू रीडिंग {open, litres} पेक्षा कमी',
  aboveMeter: 'त्याचे मीटर फक्त {greatest, litres} पर्यंत जाते',
  testingAboveFlow: 'टेस्टिंग दिलेल्या {flow, litres} L पेक्षा जास्त नको',
  rolledOverTwice: 'त्याचे मीटर या शिफ्टमध्ये आधीच फिरून 0 वर आले आहे',

  unknownEvent: 'ही मीटर घटना आता अस्तित्वात नाही',
  shiftClosed: 'या मीटर घटनेची शिफ्ट बंद आहे, म्हणून ती मागे घेता येत नाही',
  laterEvent: 'आधी त्याची नंतरची मीटर घटना मागे घ्या',
} satisfies Draft<typeof english>;
