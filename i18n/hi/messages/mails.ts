import type { mails as english } from '../../../server/domain/mails.messages';
import type { Translation } from '../../renderer';

export const mails: Translation<typeof english> = {
  secondFactorOn: '{station}: दो चरणों में लॉग इन चालू है',
  secondFactorOnBody: '{station} में आपके लॉग इन के लिए अब पासवर्ड के बाद दूसरा चरण चाहिए।',
  passkeyAdded: '{station}: एक पासकी जोड़ी गई',
  passkeyAddedBody: '{station} में आपके खाते में एक पासकी जोड़ी गई। पासवर्ड के बाद खाता इससे खुलता है।',
  secondFactorOff: '{station}: दो चरणों में लॉग इन बंद है',
  secondFactorOffBody: '{station} में आपका खाता फिर सिर्फ़ पासवर्ड से खुलता है।',
  secondFactorReset: '{station}: आपका दो चरणों में लॉग इन हटाया गया',
  secondFactorResetBody: '{about} ने {station} में आपके खाते का दो चरणों में लॉग इन बंद किया। अब वह सिर्फ़ पासवर्ड से खुलता है।',
  recoveryCodeUsed: '{station}: एक रिकवरी कोड इस्तेमाल हुआ',
  recoveryCodeUsedBody: '{station} में लॉग इन के लिए आपका एक रिकवरी कोड इस्तेमाल हुआ।',
  newDevice: '{station}: नए डिवाइस से लॉग इन',
  newDeviceBody: '{station} में आपका खाता ऐसे डिवाइस पर इस्तेमाल हुआ जिस पर पहले नहीं हुआ था: {about}।',
  ifNotYou: 'अगर यह आपने नहीं किया, तो ‘मेरा खाता’ में अपना पासवर्ड बदलें, अनजान डिवाइस लॉग आउट करें और एडमिन को बताएँ।',
  somebodyAtServer: 'सर्वर पर किसी',
  recovery: '{station} के लिए नया पासवर्ड',
  recoveryAsked: 'किसी ने {station} में आपके खाते के लिए नया पासवर्ड माँगा।',
  recoveryLink: 'नया पासवर्ड चुनने के लिए {minutes, count} मिनट के अंदर यह लिंक खोलें:',
  recoveryOnce: 'यह एक बार चलता है। अगर यह आपने नहीं माँगा, तो कुछ न करें: आपका पासवर्ड नहीं बदलता।',
};
