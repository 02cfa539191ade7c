import type { density as english } from '../../../server/domain/density.messages';
import type { Draft } from '../../renderer';

export const density = {
  noDelivery: 'सकाळचे रीडिंग माल आवकेचे असू शकत नाही',
  dateInFuture: 'रीडिंगची तारीख भविष्यातील नको',
  densityUnreadable: 'घनता 600.0 ते 950.0 kg/m³ हवी',
  temperatureUnreadable: 'तापमान -20.0 ते 70.0 °C हवे',
  unusual:
    '15 °C ला {density, tenths} kg/m³ ही {fuel} साठी असामान्य घनता आहे, त्याची {least, tenths} ते {greatest, tenths} असते: हे दुसरे इंधन आहे का?',
  noFuel:
    '{density, tenths} kg/m³ ही वाहनाच्या इंधनाची घनता नाही, ती {least, tenths} ते {greatest, tenths} असते: हे बरोबर आहे का?',
  ethanol: 'इथेनॉल असलेले पेट्रोल शुद्ध पेट्रोलच्या तक्त्यापेक्षा जास्त प्रसरण पावते: 15 °C वरील त्याची घनता अंदाजे आहे',
} satisfies Draft<typeof english>;
