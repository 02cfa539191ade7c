import type { settings as english } from '../../../server/domain/settings.messages';
import type { Translation } from '../../renderer';

export const settings: Translation<typeof english> = {
  fourEyesNeedsTwo: 'दोहरी जाँच के लिए अनुरोधों पर फ़ैसला करने वाले दो लोग चाहिए: एक अनुरोध करे, दूसरा फ़ैसला करे',
  needsTwo: 'इसके लिए अनुरोधों पर फ़ैसला करने वाले दो लोग चाहिए: एक अनुरोध करे, दूसरा फ़ैसला करे',
  ownTwoStepFirst: 'पहले ‘मेरा खाता’ में अपने लिए दो चरणों में लॉग इन चालू करें',
  noAuditHead: '{printed} ऑडिट कोड नहीं है, वह 1234-9f3a-7c21-b0d4-5e6f जैसा दिखता है',
  auditCut: 'ऑडिट में पंक्ति {row} नहीं है: {head} तक की पंक्तियाँ हटाई गई हैं',
  auditRewritten: 'ऑडिट की पंक्ति {row} {now} है, {head} नहीं: ऑडिट दोबारा लिखा गया है',
  inAuditChain: '{head} ऑडिट की कड़ी में है',
};
