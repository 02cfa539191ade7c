import type { Phrases } from '../../translator';

/** Refusals and messages of settings, subscriptions, the outbox, the audit and saved views. */
export const settingsAndMessages: Phrases = {
  'Set up two-step login for yourself first, under My Account': 'पहले मेरा खाता में अपने लिए दो चरणों में लॉग इन चालू करें',
  'This needs two admins who can log in: one requests, the other decides':
    'इसके लिए दो एडमिन चाहिए जो लॉग इन कर सकें: एक अनुरोध करे, दूसरा फ़ैसला करे',
  'Check this GSTIN: its last character does not match the others': 'यह GSTIN जाँचें: इसका आख़िरी अक्षर बाकी से मेल नहीं खाता',
  'Four eyes needs two admins who can log in: one requests, the other decides':
    'दोहरी जाँच के लिए लॉग इन कर सकने वाले दो एडमिन चाहिए: एक अनुरोध करे, दूसरा फ़ैसला करे',
  '{0} must be at most {1} characters': '{0} ज़्यादा से ज़्यादा {1} अक्षरों का हो',
  'Enter the {0}': '{0} भरें',
  Subject: 'विषय',
  'There is no {{{0}}} in this message': 'इस संदेश में {{{0}}} नहीं है',
  'Select A Receive Category': 'पाने वालों की श्रेणी चुनें',
  'Select A Event Category  Name': 'घटना की श्रेणी चुनें',
  'Select a {0}': '{0} चुनें',
  PrimaryKey: 'नंबर का फ़ील्ड',
  Display: 'क्या दिखे',
  'Route Path': 'रूट पाथ',
  'Event Name created successfully': 'घटना का नाम बन गया',
  'Choose an employee or a user': 'कर्मचारी या यूज़र चुनें',
  'A picture must be a JPEG, PNG or WebP file': 'फ़ोटो JPEG, PNG या WebP फ़ाइल होनी चाहिए',
  'kind must be PICTURE or DOCUMENT': 'kind PICTURE या DOCUMENT होना चाहिए',
  'Created Message  successfully': 'संदेश बन गया',
  'Receive Category created successfully': 'पाने वालों की श्रेणी बन गई',
  '{0} of {1} must be {2}': '{1} का {0} {2} होना चाहिए',
  'Its table, key, display field or path is not valid, so nothing is sent':
    'इसका टेबल, नंबर का फ़ील्ड, दिखने वाला फ़ील्ड या रूट पाथ ठीक नहीं है, इसलिए कुछ नहीं भेजा जाता',
  'Only users can receive this event': 'इस घटना के संदेश केवल यूज़र पा सकते हैं',
  'Only users and the creditor concerned can receive this event': 'इस घटना के संदेश केवल यूज़र और वही उधार ग्राहक पा सकते हैं',
  '{0} is not an audit head, which looks like 1234-9f3a-7c21-b0d4-5e6f':
    '{0} ऑडिट का सिरा नहीं है, जो 1234-9f3a-7c21-b0d4-5e6f जैसा दिखता है',
  'The audit has no row {0}: rows up to {1} were removed': 'ऑडिट में पंक्ति {0} नहीं है: {1} तक की पंक्तियाँ हटाई गई हैं',
  'Row {0} of the audit is {1}, not {2}: the audit was rewritten':
    'ऑडिट की पंक्ति {0} {1} है, {2} नहीं: ऑडिट दोबारा लिखा गया है',
  "{0} is in the audit's chain": '{0} ऑडिट की कड़ी में है',
  'The recipient no longer exists': 'पाने वाला अब नहीं है',
  'The recipient is disabled': 'पाने वाला निष्क्रिय है',
  'The recipient has no address for this': 'इसके लिए पाने वाले का पता नहीं है',
  'No mail server is set up, so no link was created. Another admin can issue one under Users, on the user, with Reset password. Or run npm run new-password on the server with the e-mail address.':
    'मेल सर्वर नहीं लगा है, इसलिए लिंक नहीं बना। दूसरा एडमिन लिंक दे सकता है: यूज़र में बदलाव, यूज़र, पासवर्ड रीसेट करें। या सर्वर पर ईमेल पते के साथ npm run new-password चलाएँ।',
  'No mail server is set up, so no link was created. Run npm run new-password on the server with the e-mail address.':
    'मेल सर्वर नहीं लगा है, इसलिए लिंक नहीं बना। सर्वर पर ईमेल पते के साथ npm run new-password चलाएँ।',
  'No mail server is set up, so mails stay on the outbox page': 'मेल सर्वर नहीं लगा है, इसलिए ईमेल आउटबॉक्स पेज पर रहते हैं',
  'No webhook is set up, so SMS and WhatsApp messages stay on the outbox page':
    'वेबहुक नहीं लगा है, इसलिए SMS और WhatsApp संदेश आउटबॉक्स पेज पर रहते हैं',
  'search must be the query of an address, at most {0} characters': 'search किसी पते का भाग, ज़्यादा से ज़्यादा {0} अक्षर हो',
};
