import type { inspection as english } from '../../../server/domain/inspection.messages';
import type { Translation } from '../../renderer';

export const inspection: Translation<typeof english> = {
  dateInFuture: 'निरीक्षण की तारीख आगे की नहीं हो सकती',
  timeInFuture: 'निरीक्षण का समय आगे का नहीं हो सकता',
  timeMissing: 'निरीक्षण का समय भरें, या उससे पहले की टेस्टिंग न भरें',
  inspectedAlready: '{date, date} को {product} का निरीक्षण पहले से है',
  unknownInspection: 'यह निरीक्षण अब नहीं है',

  readingBelow: 'रीडिंग का जोड़ {reading, litres} दिन की शुरुआत के मीटरों के जोड़ {least, litres} से कम है',
  readingAbove: 'रीडिंग का जोड़ {reading, litres} दिन के अंत के मीटरों के जोड़ {most, litres} से ज़्यादा है',
  readingAboveStock:
    'रीडिंग का जोड़ {reading, litres} दिन की शुरुआत के मीटरों के जोड़ {least, litres} से इतना ज़्यादा है जितना बेचने को था ही नहीं',
  stockOff: 'कुल स्टॉक {stock, litres} L टैंकों के स्टॉक से 2 % से ज़्यादा अलग है: दिन की शुरुआत में {began, litres} L',
  stockOffAllDay:
    'कुल स्टॉक {stock, litres} L टैंकों के स्टॉक से 2 % से ज़्यादा अलग है: दिन की शुरुआत में {began, litres} L, अंत में {ended, litres} L',
  readingAboveBooks: 'रीडिंग का जोड़ {reading, litres} बही शुरू होने पर मीटरों के जोड़ {most, litres} से ज़्यादा है',
  beforeBooks: '{date, date} बही शुरू होने के दिन {day, date} से पहले है',
};
