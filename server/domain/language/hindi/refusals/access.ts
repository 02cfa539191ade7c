import type { Phrases } from '../../translator';

/** Refusals and messages of log-in, sessions and passwords. */
export const access: Phrases = {
  'Please log in': 'कृपया लॉग इन करें',
  'Only an admin can do this': 'यह केवल एडमिन कर सकते हैं',
  'This is the last admin. Make someone else an admin first.': 'यह आख़िरी एडमिन है। पहले किसी और को एडमिन बनाएँ।',
  'This session has already ended': 'यह लॉग इन पहले ही बंद हो चुका है',
  'Too many people are logging in right now. Please try again.': 'अभी बहुत लोग लॉग इन कर रहे हैं। कृपया फिर कोशिश करें।',
  'a password recovery email has been send to your mail address': 'पासवर्ड बदलने का ईमेल आपके पते पर भेज दिया गया है',
  'passworded updated': 'पासवर्ड बदल गया',
  'This link has been used or has expired. Please ask for a new one.':
    'यह लिंक इस्तेमाल हो चुका है या इसका समय खत्म हो गया है। कृपया नया माँगें।',
  'This station is already set up': 'यह स्टेशन पहले ही तैयार किया जा चुका है',
  'This is not the code that the server printed when it started': 'यह वह कोड नहीं है जो सर्वर ने शुरू होते समय दिखाया था',
  'a minute': 'एक मिनट',
  '{0} minutes': '{0} मिनट',
  'Too many attempts. Please try again in {0}.': 'बहुत बार कोशिश हुई। कृपया {0} बाद फिर कोशिश करें।',
  'Too many requests. Please try again in a moment.': 'बहुत सारे अनुरोध आए। कृपया थोड़ी देर में फिर कोशिश करें।',
  'Invalid email address or password !!!': 'ईमेल पता या पासवर्ड गलत है !!!',
  "passwords don't match": 'दोनों पासवर्ड एक जैसे नहीं हैं',
  'missing token and id': 'टोकन और आईडी नहीं हैं',
  'This account needs a second step to log in': 'इस खाते के लॉग इन में दूसरा चरण ज़रूरी है',
  'This log-in took too long. Enter your email and password again.':
    'इस लॉग इन में बहुत समय लगा। अपना ईमेल और पासवर्ड फिर भरें।',
  'This code is wrong or was used before. Enter the next code that your app shows.':
    'यह कोड गलत है या पहले इस्तेमाल हो चुका है। ऐप में दिखने वाला अगला कोड भरें।',
  'This recovery code is wrong or was used before': 'यह रिकवरी कोड गलत है या पहले इस्तेमाल हो चुका है',
  'This code is wrong. Check that the clock of your phone is right, and enter the code that the app shows now.':
    'यह कोड गलत है। देखें कि आपके फ़ोन की घड़ी सही है, और ऐप में अभी दिख रहा कोड भरें।',
  'Begin again: this key is not valid any more': 'फिर से शुरू करें: यह कुंजी अब मान्य नहीं है',
  'Two-step log-in is off, so there are no recovery codes': 'दो चरणों में लॉग इन बंद है, इसलिए रिकवरी कोड नहीं हैं',
  'This station requires two-step login for admins': 'इस स्टेशन पर एडमिन के लिए दो चरणों में लॉग इन ज़रूरी है',
  'This station requires two-step login for your account. Set it up first.':
    'इस स्टेशन पर आपके खाते के लिए दो चरणों में लॉग इन ज़रूरी है। पहले इसे चालू करें।',
  'The two-step login of this user is off': 'इस यूज़र के लिए दो चरणों में लॉग इन बंद है',
  'Change your own two-step login under My Account': 'अपने लिए दो चरणों में लॉग इन मेरा खाता में बदलें',
  'With four eyes, an admin cannot reset a two-step login alone. Run npm run reset-second-factor on the server with the e-mail address.':
    'दोहरी जाँच में कोई एडमिन अकेले दो चरणों में लॉग इन बंद नहीं कर सकता। सर्वर पर ईमेल पते के साथ npm run reset-second-factor चलाएँ।',
  'You can give and change only rights that you have yourself. Ask an admin.':
    'आप केवल वही अधिकार दे और बदल सकते हैं जो आपके पास हैं। एडमिन से कहें।',
  'Passkeys need the https address of the station. Use an authenticator app instead.':
    'पासकी के लिए स्टेशन का https पता चाहिए। इसकी जगह ऑथेंटिकेटर ऐप इस्तेमाल करें।',
  'Remove a passkey first: ten are the most': 'पहले कोई पासकी हटाएँ: ज़्यादा से ज़्यादा दस हो सकती हैं',
  'Enter a name for the passkey': 'पासकी का नाम भरें',
  'The passkey was not added. Try again.': 'पासकी नहीं जुड़ी। फिर कोशिश करें।',
  'This passkey was not found': 'यह पासकी नहीं मिली',
  'This passkey was not accepted. Try again, or use another way.':
    'यह पासकी स्वीकार नहीं हुई। फिर कोशिश करें, या दूसरा तरीका चुनें।',
};
