import type { Phrases } from '../../translator';

/** Refusals and warnings of tanks, dips, stock-ins, invoices, densities, inspections and meters. */
export const stock: Phrases = {
  // Tanks, dips, stock-in
  volume: 'आयतन',
  '{0} must be whole millimetres from 0 to 99999': '{0} 0 से 99999 तक पूरे मिलीमीटर में होना चाहिए',
  'The quantity entered': 'भरी गई मात्रा',
  'The quantity measured by tank and meters': 'टैंक और मीटर से मापी गई मात्रा',
  'Dip must be a valid integer': 'डिप सही पूरी संख्या होनी चाहिए',

  // Invoices, papers
  'Purchase of {0}': '{0} की खरीद',
  'The file is empty': 'फ़ाइल खाली है',
  'A file must be at most 5 MB': 'फ़ाइल ज़्यादा से ज़्यादा 5 MB की हो',
  'Only PDF, JPEG, PNG and WebP files are accepted': 'केवल PDF, JPEG, PNG और WebP फ़ाइलें स्वीकार की जाती हैं',
  'This PDF is damaged or contains more than a PDF. Print it to PDF and choose the new file.':
    'यह PDF खराब है या इसमें PDF के अलावा भी कुछ है। इसे PDF में प्रिंट करें और नई फ़ाइल चुनें।',
  'This picture is damaged or incomplete': 'यह तस्वीर खराब या अधूरी है',
  'A picture must be at most 30 megapixels: save it smaller': 'तस्वीर ज़्यादा से ज़्यादा 30 मेगापिक्सेल की हो: इसे छोटा करके सहेजें',
  'This picture is too large: save it as JPEG': 'यह तस्वीर बहुत बड़ी है: इसे JPEG में सहेजें',
  'Too many files are being checked right now. Please try again.': 'अभी बहुत सी फ़ाइलें जाँची जा रही हैं। कृपया फिर कोशिश करें।',
  'Choose a file': 'फ़ाइल चुनें',
  'The content of the file must be base64 text': 'फ़ाइल की सामग्री base64 में होनी चाहिए',
  'This file was not found': 'यह फ़ाइल नहीं मिली',

  // Densities, inspections, variation
  'Petrol with ethanol expands more than the tables for pure petrol say: its density at 15 °C is approximate':
    'इथेनॉल वाला पेट्रोल शुद्ध पेट्रोल की तालिका से ज़्यादा फैलता है: 15 °C पर इसका घनत्व लगभग है',
  'No inspection is entered': 'कोई निरीक्षण दर्ज नहीं है',
  'No permitted variation is set for {0}': '{0} की मान्य घट-बढ़ तय नहीं है',
  'Receipts and sales between the inspection and {0}, when the books began, are not known':
    'निरीक्षण और {0} (जब बही शुरू हुई) के बीच की आवक और बिक्री पता नहीं',
  'A meter was changed on the day of the inspection: enter the inspection of another day':
    'निरीक्षण के दिन मीटर बदला गया: दूसरे दिन का निरीक्षण भरें',
  'No variation, within the permitted {0}; {1} left to the limit.': 'कोई घट-बढ़ नहीं, मान्य {0} के भीतर; सीमा तक {1} बाकी।',
  '{0}: {1} a year, scaled up from {2} in the first {3} days of books':
    '{0}: साल में {1}, बही के पहले {3} दिनों के {2} से साल भर का अनुमान',
  '{0}: {1} in the year up to the day': '{0}: उस दिन तक के साल में {1}',
  'A loss of {0}, within the permitted {1}; {2} left to the limit.': '{0} की घटत, मान्य {1} के भीतर; सीमा तक {2} बाकी।',
  'A gain of {0}, within the permitted {1}; {2} left to the limit.': '{0} की बढ़त, मान्य {1} के भीतर; सीमा तक {2} बाकी।',
  'A gain of {0}, {1} outside the permitted {2}. Under the guidelines a gain outside the band stops sales.':
    '{0} की बढ़त, मान्य {2} से {1} बाहर। नियमों के अनुसार सीमा से बाहर बढ़त होने पर बिक्री बंद होती है।',
  'A loss of {0}, {1} outside the permitted {2}. A loss outside the band calls for an explanation.':
    '{0} की घटत, मान्य {2} से {1} बाहर। सीमा से बाहर घटत का कारण बताना होता है।',
  'On {0} {1} gained {2} with no delivery entered: no open invoice of {4} has as much left, so a delivery and its invoice may be missing.':
    '{0} को {1} में बिना दर्ज आवक के {2} बढ़ा: {4} के किसी खुले इनवॉइस में इतना शेष नहीं, इसलिए कोई आवक और उसका इनवॉइस छूटा हो सकता है।',
  'On {0} {1} gained {2} with no delivery entered: invoice {4}, received {5}, has {6} left, so a stock-in of it may be missing.':
    '{0} को {1} में बिना दर्ज आवक के {2} बढ़ा: {5} को मिले इनवॉइस {4} में {6} शेष है, इसलिए उसकी माल आवक छूटी हो सकती है।',
  'On {0} {1} gained {2} with {3} of deliveries entered: no open invoice of {4} has as much left, so a delivery and its invoice may be missing.':
    '{0} को {1} में {3} की दर्ज आवक के साथ {2} बढ़ा: {4} के किसी खुले इनवॉइस में इतना शेष नहीं, इसलिए कोई आवक और उसका इनवॉइस छूटा हो सकता है।',
  'On {0} {1} gained {2} with {3} of deliveries entered: invoice {4}, received {5}, has {6} left, so a stock-in of it may be missing.':
    '{0} को {1} में {3} की दर्ज आवक के साथ {2} बढ़ा: {5} को मिले इनवॉइस {4} में {6} शेष है, इसलिए उसकी माल आवक छूटी हो सकती है।',
  'On {0} {1} lost {2}, about the {3} of deliveries entered: one may not have come, be entered twice or belong to another day.':
    '{0} को {1} में {2} घटा, लगभग उतना ही जितनी आवक दर्ज है, {3}: कोई आवक आई न हो, दो बार दर्ज हो या दूसरे दिन की हो सकती है।',
  'On {0} days on which nothing was sold {1} lost {2}, {3} a day: the tank or its pipes may leak.':
    'जिन {0} दिनों में कुछ नहीं बिका उनमें {1} में {2} घटा, हर दिन {3}: टैंक या पाइप रिस रहे हो सकते हैं।',
  "Most of it is on {0} in {1}: a loss of {2}; look at that day's readings, dips and deliveries.":
    'इसका ज़्यादातर {0} को {1} में है: {2} की घटत; उस दिन की रीडिंग, डिप और आवक देखें।',
  "Most of it is on {0} in {1}: a gain of {2}; look at that day's readings, dips and deliveries.":
    'इसका ज़्यादातर {0} को {1} में है: {2} की बढ़त; उस दिन की रीडिंग, डिप और आवक देखें।',
  "The largest part of it is on {0} in {1}: a loss of {2}; look at that day's readings, dips and deliveries.":
    'इसका सबसे बड़ा भाग {0} को {1} में है: {2} की घटत; उस दिन की रीडिंग, डिप और आवक देखें।',
  "The largest part of it is on {0} in {1}: a gain of {2}; look at that day's readings, dips and deliveries.":
    'इसका सबसे बड़ा भाग {0} को {1} में है: {2} की बढ़त; उस दिन की रीडिंग, डिप और आवक देखें।',
  'Over {0} days of sale {1} lost {2}, {3} of its sale, and about as much in each third of them ({4}): the meter of nozzle {5} may count less than it pours.':
    'बिक्री के {0} दिनों में {1} में {2} घटा, बिक्री का {3}, और हर तिहाई में लगभग उतना ही ({4}): नोज़ल {5} का मीटर जितना निकलता है उससे कम गिन रहा हो सकता है।',
  'Over {0} days of sale {1} lost {2}, {3} of its sale, and about as much in each third of them ({4}): a meter of nozzles {5} may count less than it pours.':
    'बिक्री के {0} दिनों में {1} में {2} घटा, बिक्री का {3}, और हर तिहाई में लगभग उतना ही ({4}): नोज़ल {5} में से किसी का मीटर जितना निकलता है उससे कम गिन रहा हो सकता है।',
  'Over {0} days of sale {1} gained {2}, {3} of its sale, and about as much in each third of them ({4}): the meter of nozzle {5} may count more than it pours.':
    'बिक्री के {0} दिनों में {1} में {2} बढ़ा, बिक्री का {3}, और हर तिहाई में लगभग उतना ही ({4}): नोज़ल {5} का मीटर जितना निकलता है उससे ज़्यादा गिन रहा हो सकता है।',
  'Over {0} days of sale {1} gained {2}, {3} of its sale, and about as much in each third of them ({4}): a meter of nozzles {5} may count more than it pours.':
    'बिक्री के {0} दिनों में {1} में {2} बढ़ा, बिक्री का {3}, और हर तिहाई में लगभग उतना ही ({4}): नोज़ल {5} में से किसी का मीटर जितना निकलता है उससे ज़्यादा गिन रहा हो सकता है।',
  'On {0} {1} gained {2} and {3} lost {4}: nozzle {7}, entered at {1}, sold {8} then and may draw from {3}.':
    '{0} को {1} में {2} बढ़ा और {3} में {4} घटा: {1} पर दर्ज नोज़ल {7} ने तब {8} बेचा और वह {3} से निकल रहा हो सकता है।',
  'On {0} {1} gained {2} and {3} lost {4}: the {7} of deliveries entered at {3} then may have gone into {1}.':
    '{0} को {1} में {2} बढ़ा और {3} में {4} घटा: तब {3} में दर्ज {7} की आवक {1} में गई हो सकती है।',
  'On {0} {1} gained {2} and {3} lost {4}: a nozzle or a delivery may be entered at the wrong one of the two.':
    '{0} को {1} में {2} बढ़ा और {3} में {4} घटा: कोई नोज़ल या आवक दोनों में से गलत टैंक पर दर्ज हो सकती है।',
  'On {5} days from {0} to {6} {1} gained {2} and {3} lost {4}: nozzle {7}, entered at {1}, sold {8} then and may draw from {3}.':
    '{0} से {6} तक {5} दिनों में {1} में {2} बढ़ा और {3} में {4} घटा: {1} पर दर्ज नोज़ल {7} ने तब {8} बेचा और वह {3} से निकल रहा हो सकता है।',
  'On {5} days from {0} to {6} {1} gained {2} and {3} lost {4}: the {7} of deliveries entered at {3} then may have gone into {1}.':
    '{0} से {6} तक {5} दिनों में {1} में {2} बढ़ा और {3} में {4} घटा: तब {3} में दर्ज {7} की आवक {1} में गई हो सकती है।',
  'On {5} days from {0} to {6} {1} gained {2} and {3} lost {4}: a nozzle or a delivery may be entered at the wrong one of the two.':
    '{0} से {6} तक {5} दिनों में {1} में {2} बढ़ा और {3} में {4} घटा: कोई नोज़ल या आवक दोनों में से गलत टैंक पर दर्ज हो सकती है।',

  // Meters
};
