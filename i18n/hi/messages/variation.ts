import type { variation as english } from '../../../server/domain/variation.messages';
import type { Translation } from '../../renderer';

export const variation: Translation<typeof english> = {
  noInspection: 'कोई निरीक्षण दर्ज नहीं है',
  nothingPermitted: '{product} की मान्य घट-बढ़ तय नहीं है',
  unknownUntil: 'निरीक्षण और {day, date} (जब बही शुरू हुई) के बीच की आवक और बिक्री पता नहीं',
  meterChanged: 'निरीक्षण के दिन मीटर बदला गया: दूसरे दिन का निरीक्षण भरें',
  bothMissing: '{first}। {second}',
  notJudged: '{missing}, इसलिए घट-बढ़ परखी नहीं जा सकती।',

  inYear: '{size, select, large {बड़ा} other {बड़ा नहीं}}: उस दिन तक के साल में {sold, tenths} KL',
  scaledUp:
    '{size, select, large {बड़ा} other {बड़ा नहीं}}: साल में {average, tenths} KL, बही के पहले {days, count} दिनों के {sold, tenths} KL से साल भर का अनुमान',

  noneWithin: 'कोई घट-बढ़ नहीं, मान्य {band, litres} L के अंदर; सीमा तक {toLimit, litres} L बाकी।',
  lossWithin: '{size, litres} L की घटत, मान्य {band, litres} L के अंदर; सीमा तक {toLimit, litres} L बाकी।',
  gainWithin: '{size, litres} L की बढ़त, मान्य {band, litres} L के अंदर; सीमा तक {toLimit, litres} L बाकी।',
  gainOutside:
    '{size, litres} L की बढ़त, मान्य {band, litres} L से {outside, litres} L बाहर। नियमों के अनुसार सीमा से बाहर बढ़त होने पर बिक्री बंद होती है।',
  lossOutside:
    '{size, litres} L की घटत, मान्य {band, litres} L से {outside, litres} L बाहर। सीमा से बाहर घटत का कारण बताना होता है।',

  noLikelyCause: 'कोई संभावित कारण नहीं मिला',
  noShiftClosed: 'इन दिनों कोई शिफ्ट बंद नहीं हुई।',
  openingIsNotClosing: '{day, date} {opening, litres} L से शुरू हुआ, पर {before, date} {closing, litres} L पर बंद हुआ',
  tanksChanged: '{days}: कोई टैंक जोड़ा गया या इस्तेमाल से हटाया गया।',
  deliveryAndInvoice:
    '{day, date} को {tank} में बिना दर्ज आवक के {gained, litres} L बढ़ा: {product} के किसी खुले इनवॉइस में इतना शेष नहीं, इसलिए कोई आवक और उसका इनवॉइस छूटा हो सकता है।',
  deliveryOfInvoice:
    '{day, date} को {tank} में बिना दर्ज आवक के {gained, litres} L बढ़ा: {received, date} को मिले इनवॉइस {invoice} में {left, litres} L शेष है, इसलिए उसकी माल आवक छूटी हो सकती है।',
  anotherDeliveryAndInvoice:
    '{day, date} को {tank} में {entered, litres} L की दर्ज आवक के साथ {gained, litres} L बढ़ा: {product} के किसी खुले इनवॉइस में इतना शेष नहीं, इसलिए कोई आवक और उसका इनवॉइस छूटा हो सकता है।',
  anotherDeliveryOfInvoice:
    '{day, date} को {tank} में {entered, litres} L की दर्ज आवक के साथ {gained, litres} L बढ़ा: {received, date} को मिले इनवॉइस {invoice} में {left, litres} L शेष है, इसलिए उसकी माल आवक छूटी हो सकती है।',
  deliveryNotCome:
    '{day, date} को {tank} में {lost, litres} L घटा, लगभग उतना ही जितनी आवक दर्ज है, {entered, litres} L: कोई आवक आई न हो, दो बार दर्ज हो या दूसरे दिन की हो सकती है।',
  leak: 'जिन {days, count} दिनों में कुछ नहीं बिका उनमें {tank} में {lost, litres} L घटा, हर दिन {aDay, litres} L: टैंक या पाइप रिस रहे हो सकते हैं।',
  mostOnADay:
    'इसका ज़्यादातर {day, date} को {tank} में है: {size, litres} L की {way, select, loss {घटत} other {बढ़त}}; उस दिन की रीडिंग, डिप और आवक देखें।',
  largestOnADay:
    'इसका सबसे बड़ा भाग {day, date} को {tank} में है: {size, litres} L की {way, select, loss {घटत} other {बढ़त}}; उस दिन की रीडिंग, डिप और आवक देखें।',
  meterLoses:
    'बिक्री के {days, count} दिनों में {tank} में {size, litres} L घटा, बिक्री का {share, percent} %, और हर तिहाई में लगभग उतना ही ({first, percent} %, {second, percent} %, {third, percent} %): नोज़ल {nozzles} {count, plural, one {का मीटर} other {में से किसी का मीटर}} जितना निकलता है उससे कम गिन रहा हो सकता है।',
  meterGains:
    'बिक्री के {days, count} दिनों में {tank} में {size, litres} L बढ़ा, बिक्री का {share, percent} %, और हर तिहाई में लगभग उतना ही ({first, percent} %, {second, percent} %, {third, percent} %): नोज़ल {nozzles} {count, plural, one {का मीटर} other {में से किसी का मीटर}} जितना निकलता है उससे ज़्यादा गिन रहा हो सकता है।',
  swapOnADay: '{day, date} को {gaining} में {gained, litres} L बढ़ा और {losing} में {lost, litres} L घटा: {reason}।',
  swapOnDays:
    '{first, date} से {last, date} तक {days, count} दिनों में {gaining} में {gained, litres} L बढ़ा और {losing} में {lost, litres} L घटा: {reason}।',
  nozzleOfOther: '{gaining} पर दर्ज नोज़ल {nozzle} ने तब {sold, litres} L बेचा और वह {losing} से निकल रहा हो सकता है',
  deliveryInOther: 'तब {losing} में दर्ज {entered, litres} L की आवक {gaining} में गई हो सकती है',
  eitherAtOther: 'कोई नोज़ल या आवक दोनों में से गलत टैंक पर दर्ज हो सकती है',
};
