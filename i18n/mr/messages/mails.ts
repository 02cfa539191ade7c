import type { mails as english } from '../../../server/domain/mails.messages';
import type { Draft } from '../../renderer';

export const mails = {
  secondFactorOn: '{station}: दोन टप्प्यांत लॉग इन सुरू आहे',
  secondFactorOnBody: '{station} येथे तुमच्या लॉग इनसाठी आता पासवर्डनंतर दुसरा टप्पा लागतो.',
  passkeyAdded: '{station}: पासकी जोडली',
  passkeyAddedBody: '{station} येथील तुमच्या खात्याला पासकी जोडली. पासवर्डनंतर खाते तिने उघडते.',
  secondFactorOff: '{station}: दोन टप्प्यांत लॉग इन बंद आहे',
  secondFactorOffBody: '{station} येथील तुमचे खाते पुन्हा फक्त पासवर्डने उघडते.',
  secondFactorReset: '{station}: तुमचे दोन टप्प्यांत लॉग इन काढले',
  secondFactorResetBody: '{about} यांनी {station} येथील तुमच्या खात्याचे दोन टप्प्यांत लॉग इन बंद केले. आता ते फक्त पासवर्डने उघडते.',
  recoveryCodeUsed: '{station}: रिकव्हरी कोड वापरला',
  recoveryCodeUsedBody: '{station} येथे लॉग इन करण्यासाठी तुमचा एक रिकव्हरी कोड वापरला गेला.',
  newDevice: '{station}: नव्या उपकरणावरून लॉग इन',
  newDeviceBody: '{station} येथील तुमचे खाते पूर्वी न वापरलेल्या उपकरणावर वापरले गेले: {about}.',
  ifNotYou: 'हे तुम्ही केले नसेल तर ‘माझे खाते’ मध्ये तुमचा पासवर्ड बदला, अनोळखी उपकरणे लॉग आउट करा आणि अ‍ॅडमिनला सांगा.',
  somebodyAtServer: 'सर्व्हरवरील कोणी',
  recovery: '{station} साठी नवा पासवर्ड',
  recoveryAsked: 'कोणीतरी {station} येथील तुमच्या खात्यासाठी नवा पासवर्ड मागितला.',
  recoveryLink: 'नवा पासवर्ड निवडण्यासाठी {minutes, count} मिनिटांत ही लिंक उघडा:',
  recoveryOnce: 'ती एकदाच चालते. हे तुम्ही मागितले नसेल तर काहीही करू नका: तुमचा पासवर्ड बदलत नाही.',
} satisfies Draft<typeof english>;
