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

  // Meters
};
