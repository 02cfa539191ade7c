import type { density as english } from '../../../server/domain/density.messages';
import type { Translation } from '../../renderer';

export const density: Translation<typeof english> = {
  noDelivery: 'सुबह की रीडिंग किसी आवक की नहीं हो सकती',
  dateInFuture: 'रीडिंग की तारीख आगे की नहीं हो सकती',
  densityUnreadable: 'घनत्व 600.0 से 950.0 kg/m³ तक होना चाहिए',
  temperatureUnreadable: 'तापमान -20.0 से 70.0 °C तक होना चाहिए',
  unusual:
    '15 °C पर {density, tenths} kg/m³ {fuel} के लिए असामान्य है, जिसका {least, tenths} से {greatest, tenths} होता है: क्या यह दूसरा ईंधन है?',
  noFuel:
    '{density, tenths} kg/m³ किसी ईंधन का घनत्व नहीं है, वह {least, tenths} से {greatest, tenths} होता है: क्या यह सही है?',
  ethanol: 'इथेनॉल वाला पेट्रोल शुद्ध पेट्रोल की तालिका से ज़्यादा फैलता है: 15 °C पर इसका घनत्व अनुमानित है',
};
