import type { tank as english } from '../../../server/domain/tank.messages';
import type { Draft } from '../../renderer';

export const tank = {
  noChart: 'टाकीचा डिप चार्ट नाही',
  dipNotWhole: '{which, select, water {पाण्याचा डिप} other {डिप}} पूर्ण मिलिमीटरमध्ये हवा',
  dipOffChart:
    '{which, select, water {पाण्याचा डिप} other {डिप}} {dip, count} mm टाकीच्या डिप चार्टबाहेर आहे, तो {first, count} ते {last, count} mm आहे',
  waterAboveDip: 'पाण्याचा डिप {waterDip, count} mm हा डिप {dip, count} mm पेक्षा जास्त आहे',
  aboveCapacity: '{tank}: {volume, litres} L टाकीच्या क्षमतेपेक्षा, {capacity, litres} L, जास्त आहे',
  volumeMissing: 'साठा भरा',
  dipMissing: 'डिप भरा',
  onlyWater: 'डिप {dip, count} mm असताना पाण्याचा डिप {waterDip, count} mm असल्यास मोजण्यासारखे इंधन उरत नाही',
  empty: 'टाकीच्या डिप चार्टनुसार डिप {dip, count} mm म्हणजे 0 L: मोजण्यासारखे इंधन नाही',

  chartRow: 'रांग {number, count}',
  chartLine: 'ओळ {number, count}',
  atRow: '{row}: {problem}',
  chartTooShort: 'डिप चार्टमध्ये किमान दोन रांगा हव्यात',
  chartDip: 'डिप पूर्ण मिलिमीटरमध्ये, 0 किंवा जास्त हवा',
  chartVolume: 'साठा 0 लिटर किंवा जास्त हवा',
  chartDipNotRising: 'डिप आधीच्या रांगेपेक्षा जास्त हवा',
  chartVolumeNotRising: 'साठा आधीच्या रांगेपेक्षा जास्त हवा',
  chartSlope:
    '{row}: {from, count} ते {to, count} mm मध्ये साठा {rise, litres} L ने वाढतो, आजूबाजूच्या रांगांपेक्षा खूपच जास्त. एखादा अंक चुकला का?',
  chartBelowBooks: 'चार्ट {end, litres} L ला संपतो, पण वही साठा {book, litres} L आहे',
  chartBelowContent:
    'चार्ट {end, litres} L ला संपतो, पण वही साठा {book, litres} L आहे, आणि शेवटच्या मोजणीत {measured, litres} L होता',
  chartInCentimetres: '{dip, count} mm उंच टाकीत {volume, litres} L मावत नाही. हे सेंटिमीटर आहेत का?',
  chartInMillimetres: '{dip, count} mm उंच टाकीत {volume, litres} L पेक्षा जास्त मावते. हे मिलिमीटर आहेत का?',
  chartInKilolitres: '{dip, count} mm उंच टाकीत {volume, litres} L पेक्षा जास्त मावते. हे किलोलिटर आहेत का?',
  chartUnreadableCm: 'डिप सेंटिमीटरमध्ये, पूर्ण किंवा एका दशांशासह, आणि साठा लिटरमध्ये हवा, जसे 12.5,1359.940',
  chartUnreadable: 'डिप पूर्ण मिलिमीटरमध्ये आणि साठा लिटरमध्ये हवा, जसे 250,1359.940',
  cylinderMeasures: 'व्यास, लांबी आणि अंतर 1 ते 100000 पूर्ण मिलिमीटर हवे, टोकांची खोली 0 पासून',
  volumeByChart: 'साठा टाकीच्या डिप चार्टवरून येतो. डिप बदला.',
  closeDipStays: 'शिफ्ट बंद होण्याची डिप हटवता येत नाही, कारण पुढची शिफ्ट तिनेच सुरू झाली. ती बदला.',
} satisfies Draft<typeof english>;
