import type { unusual as english } from '../../unusual.messages';
import type { Translation } from '../renderer';

export const unusual: Translation<typeof english> = {
  rate: 'दर {figure, money} है, जबकि आम तौर पर यह लगभग {usual, money} होती है। यही रखनी हो तो दोबारा सहेजें।',
  purchasePrice:
    '{product} का भाव {figure, money} प्रति लीटर बनता है, जबकि आम तौर पर यह लगभग {usual, money} होता है। राशि और मात्रा जाँचें, या यही रखना हो तो दोबारा सहेजें।',
  creditLimit: 'सीमा {figure, money} है, जबकि आम तौर पर यह लगभग {usual, money} होती है। यही रखनी हो तो दोबारा सहेजें।',
  payRate: 'वेतन दर {figure, money} है, जबकि आम तौर पर यह लगभग {usual, money} होती है। यही रखनी हो तो दोबारा सहेजें।',
  payRateUnnamed: 'वेतन दर {figure, money} है, जो आम दर से बहुत अलग है। यही रखनी हो तो दोबारा सहेजें।',
  payment: 'भुगतान {figure, money} का है, जबकि यह ग्राहक आम तौर पर लगभग {usual, money} देता है। यही रखना हो तो दोबारा सहेजें।',
  expenditure:
    'राशि {figure, money} है, जबकि इस श्रेणी का खर्च आम तौर पर लगभग {usual, money} होता है। यही रखनी हो तो दोबारा सहेजें।',
  litres:
    'मात्रा {figure, litres} लीटर है, जबकि यह वाहन आम तौर पर लगभग {usual, litres} लीटर लेता है। यही रखनी हो तो दोबारा सहेजें।',
};
