import type { Labels } from '../../labels';

/** Subscriptions and the outbox. */
export const messages: Labels = {
  PrimaryKey: 'नंबर का फ़ील्ड',
  Display: 'क्या दिखे',
  'Route Path': 'रूट पाथ',
  'Its table, key, display field or path is not valid, so nothing is sent':
    'इसकी टेबल, नंबर का फ़ील्ड, दिखने वाला फ़ील्ड या रूट पाथ ठीक नहीं है, इसलिए कुछ नहीं भेजा जाता',
  'Only users can receive this event': 'इस घटना के संदेश केवल यूज़र पा सकते हैं',
  'Only users and the creditor concerned can receive this event': 'इस घटना के संदेश केवल यूज़र और वही उधार ग्राहक पा सकते हैं',
  'The recipient no longer exists': 'पाने वाला अब नहीं है',
  'The recipient is disabled': 'पाने वाला निष्क्रिय है',
  'The recipient has no address for this': 'इसके लिए पाने वाले का पता नहीं है',
  'No mail server is set up, so mails stay on the outbox page': 'मेल सर्वर नहीं लगा है, इसलिए ईमेल आउटबॉक्स पेज पर रहते हैं',
  'No webhook is set up, so SMS and WhatsApp messages stay on the outbox page':
    'वेबहुक नहीं लगा है, इसलिए SMS और WhatsApp संदेश आउटबॉक्स पेज पर रहते हैं',
  'It was not sent in time': 'यह समय पर नहीं भेजा गया',
  'No mail server is set up, so no link was created. Another admin can issue one under Users, on the user, with Reset password. Or run npm run new-password on the server with the e-mail address.':
    'मेल सर्वर नहीं लगा है, इसलिए लिंक नहीं बना। दूसरा एडमिन ‘यूज़र’ पेज पर आपका नाम खोलकर ‘पासवर्ड रीसेट करें’ से लिंक दे सकता है। या सर्वर पर ईमेल पते के साथ npm run new-password चलाएँ।',
  'No mail server is set up, so no link was created. Run npm run new-password on the server with the e-mail address.':
    'मेल सर्वर नहीं लगा है, इसलिए लिंक नहीं बना। सर्वर पर ईमेल पते के साथ npm run new-password चलाएँ।',
};
