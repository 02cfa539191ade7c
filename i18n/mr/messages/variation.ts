import type { variation as english } from '../../../server/domain/variation.messages';
import type { Draft } from '../../renderer';

export const variation = {
  noInspection: 'तपासणी नोंदवलेली नाही',
  nothingPermitted: '{product} साठी मान्य तफावत भरलेली नाही',
  unknownUntil: 'तपासणी आणि {day, date} ला वही सुरू होणे यांमधील आवक आणि विक्री माहीत नाही',
  meterChanged: 'तपासणीच्या दिवशी मीटर बदलले: दुसऱ्या दिवसाची तपासणी नोंदवा',
  bothMissing: '{first}. {second}',
  notJudged: '{missing}, म्हणून तफावत ठरवता येत नाही.',

  inYear: '{size, select, large {मोठा} other {मोठा नाही}}: त्या दिवसापर्यंतच्या वर्षात {sold, tenths} KL',
  scaledUp:
    '{size, select, large {मोठा} other {मोठा नाही}}: वर्षाला {average, tenths} KL, वहीच्या पहिल्या {days, count} दिवसांतील {sold, tenths} KL वरून',

  noneWithin: 'तफावत नाही, मान्य {band, litres} L च्या आत; मर्यादेपर्यंत {toLimit, litres} L उरले.',
  lossWithin: '{size, litres} L घट, मान्य {band, litres} L च्या आत; मर्यादेपर्यंत {toLimit, litres} L उरले.',
  gainWithin: '{size, litres} L वाढ, मान्य {band, litres} L च्या आत; मर्यादेपर्यंत {toLimit, litres} L उरले.',
  gainOutside:
    '{size, litres} L वाढ, मान्य {band, litres} L च्या {outside, litres} L बाहेर. नियमांनुसार मान्यतेबाहेरच्या वाढीत विक्री थांबवतात.',
  lossOutside:
    '{size, litres} L घट, मान्य {band, litres} L च्या {outside, litres} L बाहेर. मान्यतेबाहेरच्या घटीचे कारण द्यावे लागते.',

  noLikelyCause: 'संभाव्य कारण सापडले नाही',
  noShiftClosed: 'या दिवसांत एकही शिफ्ट बंद झाली नाही.',
  openingIsNotClosing:
    '{day, date} ची सुरुवात {opening, litres} L ने झाली, पण {before, date} ची अखेर {closing, litres} L होती',
  tanksChanged: '{days}: एखादी टाकी जोडली किंवा बंद केली.',
  deliveryAndInvoice:
    '{day, date} ला {tank} मध्ये {gained, litres} L वाढले, पण माल आवक नोंदवलेली नाही: {product} च्या एकाही इनव्हॉइसमध्ये इतके उरलेले नाही, म्हणून एक आवक आणि तिचे इनव्हॉइस राहिले असावे.',
  deliveryOfInvoice:
    '{day, date} ला {tank} मध्ये {gained, litres} L वाढले, पण माल आवक नोंदवलेली नाही: {received, date} ला मिळालेल्या इनव्हॉइस {invoice} मध्ये {left, litres} L उरले आहेत, म्हणून त्याची माल आवक राहिली असावी.',
  anotherDeliveryAndInvoice:
    '{day, date} ला {entered, litres} L आवक नोंदवलेली असून {tank} मध्ये {gained, litres} L वाढले: {product} च्या एकाही इनव्हॉइसमध्ये इतके उरलेले नाही, म्हणून एक आवक आणि तिचे इनव्हॉइस राहिले असावे.',
  anotherDeliveryOfInvoice:
    '{day, date} ला {entered, litres} L आवक नोंदवलेली असून {tank} मध्ये {gained, litres} L वाढले: {received, date} ला मिळालेल्या इनव्हॉइस {invoice} मध्ये {left, litres} L उरले आहेत, म्हणून त्याची माल आवक राहिली असावी.',
  deliveryNotCome:
    '{day, date} ला {tank} मध्ये {lost, litres} L घटले, जवळपास नोंदवलेल्या {entered, litres} L आवकेइतके: एखादी आवक आलीच नसावी, दोनदा नोंदली असावी किंवा दुसऱ्या दिवसाची असावी.',
  leak: 'विक्री नसलेल्या {days, count} दिवसांत {tank} मध्ये {lost, litres} L घटले, दिवसाला {aDay, litres} L: टाकी किंवा तिच्या पाइपला गळती असावी.',
  mostOnADay:
    'त्यातील बहुतेक {day, date} ला {tank} मध्ये: {size, litres} L {way, select, loss {घट} other {वाढ}}; त्या दिवसाची रीडिंग, डिप आणि माल आवक पाहा.',
  largestOnADay:
    'त्यातील सर्वांत मोठा भाग {day, date} ला {tank} मध्ये: {size, litres} L {way, select, loss {घट} other {वाढ}}; त्या दिवसाची रीडिंग, डिप आणि माल आवक पाहा.',
  meterLoses:
    'विक्रीच्या {days, count} दिवसांत {tank} मध्ये {size, litres} L घटले, तिच्या विक्रीच्या {share, percent} %, आणि प्रत्येक तृतीयांशात जवळपास सारखे ({first, percent} %, {second, percent} %, {third, percent} %): {count, plural, one {नोझल {nozzles} चे मीटर} other {नोझल {nozzles} पैकी एखादे मीटर}} देते त्यापेक्षा कमी मोजत असावे.',
  meterGains:
    'विक्रीच्या {days, count} दिवसांत {tank} मध्ये {size, litres} L वाढले, तिच्या विक्रीच्या {share, percent} %, आणि प्रत्येक तृतीयांशात जवळपास सारखे ({first, percent} %, {second, percent} %, {third, percent} %): {count, plural, one {नोझल {nozzles} चे मीटर} other {नोझल {nozzles} पैकी एखादे मीटर}} देते त्यापेक्षा जास्त मोजत असावे.',
  swapOnADay: '{day, date} ला {gaining} मध्ये {gained, litres} L वाढले आणि {losing} मध्ये {lost, litres} L घटले: {reason}.',
  swapOnDays:
    '{first, date} ते {last, date} मधील {days, count} दिवसांत {gaining} मध्ये {gained, litres} L वाढले आणि {losing} मध्ये {lost, litres} L घटले: {reason}.',
  nozzleOfOther: '{gaining} वर नोंदवलेल्या नोझल {nozzle} ने तेव्हा {sold, litres} L विकले आणि ते {losing} मधून ओढत असावे',
  deliveryInOther: 'तेव्हा {losing} मध्ये नोंदवलेली {entered, litres} L आवक {gaining} मध्ये गेली असावी',
  eitherAtOther: 'एखादे नोझल किंवा आवक दोघांपैकी चुकीच्या टाकीवर नोंदली असावी',
} satisfies Draft<typeof english>;
