import type { requests as english } from '../../../server/domain/requests.messages';
import type { Translation } from '../../renderer';

export const requests: Translation<typeof english> = {
  keyReused: 'यह Idempotency-Key दूसरी सामग्री के साथ इस्तेमाल हो चुकी है',
  keyBlank: 'Idempotency-Key खाली है। हर काम के लिए नया टेक्स्ट भेजें, या यह हेडर न भेजें।',
  keyTooLong: 'Idempotency-Key ज़्यादा से ज़्यादा {most, count} अक्षरों की होनी चाहिए',
  duplicate: 'यह पहले से है। इसे देखने के लिए पेज फिर से खोलें।',
  inUse: 'जिसकी इसे ज़रूरत है वह हटाया जा चुका है, या यह इस्तेमाल में है। पेज फिर से खोलकर दोबारा कोशिश करें।',
  numberTooLarge: 'कोई संख्या बहुत बड़ी है',
  readTooLong: 'इसमें बहुत समय लगता है। कम पंक्तियाँ चुनें।',
  databaseAway: 'डेटाबेस अभी जवाब नहीं दे रहा। कृपया फिर कोशिश करें।',
  amountTooGreat: 'राशि ज़्यादा से ज़्यादा {most, money} होनी चाहिए',
  toBeforeFrom: 'अंत की तारीख शुरू की तारीख से पहले नहीं हो सकती',
  bodyNotObject: 'बॉडी एक ऑब्जेक्ट होनी चाहिए',
  disconnected: 'क्लाइंट का कनेक्शन टूट गया',
  decimalWanted: '{name} दशमलव टेक्स्ट होना चाहिए, जैसे "1234.50"',
  dateWanted: 'तारीख yyyy-mm-dd के रूप में होनी चाहिए',
  minuteWanted: 'मिनट yyyy-mm-ddThh:mm के रूप में होना चाहिए',
  bodyTooLarge: 'भेजी गई सामग्री बहुत बड़ी है',
  contentTypeUnknown: 'इस तरह की सामग्री नहीं ली जाती',
  bodyUnreadable: 'भेजी गई सामग्री पढ़ी नहीं जा सकी',
  cursorWrong: 'कर्सर उसी सूची के किसी पेज का होना चाहिए',
  firstOrLast: 'first या last में से एक भेजें, दोनों नहीं',
  costsTooMuch: 'इसमें लगभग {rows, count} पंक्तियाँ पढ़ी जाएँगी, ज़्यादा से ज़्यादा {most, count}। कम पंक्तियाँ या कम सूचियाँ माँगें।',
  unknownId: 'id {id} वाला कोई नहीं है',
  onlyMethods: 'यहाँ केवल {methods}',
  unforeseen: 'कुछ गड़बड़ हो गई',
};
