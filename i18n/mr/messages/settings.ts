import type { settings as english } from '../../../server/domain/settings.messages';
import type { Draft } from '../../renderer';

export const settings = {
  wrongGstin: 'हा GSTIN तपासा: त्याचे शेवटचे अक्षर इतरांशी जुळत नाही',
  fourEyesNeedsTwo: 'दुहेरी तपासणीसाठी विनंत्यांवर निर्णय घेणारे दोघे लागतात: एक विनंती करतो, दुसरा निर्णय घेतो',
  needsTwo: 'यासाठी विनंत्यांवर निर्णय घेणारे दोघे लागतात: एक विनंती करतो, दुसरा निर्णय घेतो',
  ownTwoStepFirst: 'आधी माझे खाते मध्ये स्वतःसाठी दोन टप्प्यांत लॉग इन चालू करा',
} satisfies Draft<typeof english>;
