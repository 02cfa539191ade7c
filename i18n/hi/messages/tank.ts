import type { tank as english } from '../../../server/domain/tank.messages';
import type { Translation } from '../../renderer';

export const tank: Translation<typeof english> = {
  noChart: 'टैंक का डिप चार्ट नहीं है',
  dipNotWhole: '{which, select, water {पानी का डिप} other {डिप}} पूरे मिलीमीटर में होना चाहिए',
  dipOffChart:
    '{which, select, water {पानी का डिप} other {डिप}} {dip, count} mm टैंक के डिप चार्ट से बाहर है, जो {first, count} से {last, count} mm तक है',
  waterAboveDip: 'पानी का डिप {waterDip, count} mm डिप {dip, count} mm से ज़्यादा है',
  aboveCapacity: '{tank}: {volume, litres} L टैंक की क्षमता {capacity, litres} L से ज़्यादा है',
  volumeMissing: 'आयतन भरें',
  dipMissing: 'डिप भरें',
  onlyWater: 'डिप {dip, count} mm में पानी का डिप {waterDip, count} mm है, इसलिए मापने को ईंधन नहीं है',
  empty: 'टैंक के डिप चार्ट में डिप {dip, count} mm पर 0 L है: मापने को ईंधन नहीं है',

  chartRow: 'पंक्ति {number, count}',
  chartLine: 'पंक्ति {number, count}',
  atRow: '{row}: {problem}',
  chartTooShort: 'डिप चार्ट में कम से कम दो पंक्तियाँ चाहिए',
  chartDip: 'डिप मिलीमीटर की पूरी संख्या, 0 या ज़्यादा होनी चाहिए',
  chartVolume: 'आयतन 0 लीटर या ज़्यादा होना चाहिए',
  chartDipNotRising: 'डिप पिछली पंक्ति के डिप से ज़्यादा होना चाहिए',
  chartVolumeNotRising: 'आयतन पिछली पंक्ति के आयतन से ज़्यादा होना चाहिए',
  chartSlope:
    '{row}: {from, count} से {to, count} mm तक आयतन {rise, litres} L बढ़ता है, आसपास की पंक्तियों से बहुत ज़्यादा। क्या कोई अंक गलत है?',
  chartBelowBooks: 'चार्ट {end, litres} L पर खत्म होता है, पर बही स्टॉक {book, litres} L है',
  chartBelowContent:
    'चार्ट {end, litres} L पर खत्म होता है, पर बही स्टॉक {book, litres} L है, और आख़िरी माप में {measured, litres} L',
  chartInCentimetres: '{dip, count} mm ऊँचे टैंक में {volume, litres} L नहीं आ सकता। क्या ये सेंटीमीटर हैं?',
  chartInMillimetres: '{dip, count} mm ऊँचे टैंक में {volume, litres} L से ज़्यादा आता है। क्या ये मिलीमीटर हैं?',
  chartInKilolitres: '{dip, count} mm ऊँचे टैंक में {volume, litres} L से ज़्यादा आता है। क्या ये किलोलीटर हैं?',
  chartUnreadableCm: 'डिप सेंटीमीटर में, पूरा या एक दशमलव तक, और आयतन लीटर में चाहिए, जैसे 12.5,1359.940',
  chartUnreadable: 'डिप पूरे मिलीमीटर में और आयतन लीटर में चाहिए, जैसे 250,1359.940',
  cylinderMeasures: 'व्यास, लंबाई और पंक्तियों का अंतर 1 से 100000 तक पूरे मिलीमीटर में हों, सिरों की गहराई 0 से',
  volumeByChart: 'आयतन टैंक के डिप चार्ट से आता है। डिप बदलें।',
  closeDipStays: 'शिफ्ट बंद होने का डिप हटाया नहीं जा सकता, क्योंकि अगली शिफ्ट उसी से शुरू हुई। इसे बदलें।',
};
