import type { settings as english } from '../../../server/domain/settings.messages';
import type { Draft } from '../../renderer';

export const settings = {
  fourEyesNeedsTwo: 'दुहेरी तपासणीसाठी विनंत्यांवर निर्णय घेणारे दोघे लागतात: एक विनंती करतो, दुसरा निर्णय घेतो',
  needsTwo: 'यासाठी विनंत्यांवर निर्णय घेणारे दोघे लागतात: एक विनंती करतो, दुसरा निर्णय घेतो',
  ownTwoStepFirst: 'आधी ‘माझे खाते’ मध्ये स्वतःसाठी दोन टप्प्यांत लॉग इन चालू करा',
  noAuditHead: '{printed} हा ऑडिट कोड नाही; तो 1234-9f3a-7c21-b0d4-5e6f असा दिसतो',
  auditCut: 'ऑडिटमध्ये ओळ {row} नाही: {head} पर्यंतच्या ओळी काढल्या आहेत',
  auditRewritten: 'ऑडिटची ओळ {row} {now} आहे, {head} नाही: ऑडिट पुन्हा लिहिले आहे',
  inAuditChain: '{head} ऑडिटच्या साखळीत आहे',
} satisfies Draft<typeof english>;
