import type { Labels } from '../../labels';

/** Subscriptions and the outbox. */
export const messages: Labels = {
  PrimaryKey: 'नंबरचे फील्ड',
  Display: 'काय दिसावे',
  'Route Path': 'रूट पाथ',
  'Its table, key, display field or path is not valid, so nothing is sent':
    'त्याचे टेबल, नंबरचे फील्ड, दिसणारे फील्ड किंवा पाथ बरोबर नाही, म्हणून काहीही पाठवले जात नाही',
  'Only users can receive this event': 'हा प्रसंग फक्त यूजरना पाठवता येतो',
  'Only users and the creditor concerned can receive this event': 'हा प्रसंग फक्त यूजर आणि संबंधित उधारी ग्राहकाला पाठवता येतो',
  'The recipient no longer exists': 'मिळणारा आता अस्तित्वात नाही',
  'The recipient is disabled': 'मिळणारा बंद आहे',
  'The recipient has no address for this': 'यासाठी मिळणाऱ्याचा पत्ता नाही',
  'No mail server is set up, so mails stay on the outbox page': 'मेल सर्व्हर जोडलेला नाही, म्हणून मेल आउटबॉक्स पानावर राहतात',
  'No webhook is set up, so SMS and WhatsApp messages stay on the outbox page':
    'वेबहुक जोडलेला नाही, म्हणून SMS आणि WhatsApp मेसेज आउटबॉक्स पानावर राहतात',
  'It was not sent in time': 'ते वेळेत पाठवले गेले नाही',
  'No mail server is set up, so no link was created. Another admin can issue one under Users, on the user, with Reset password. Or run npm run new-password on the server with the e-mail address.':
    'मेल सर्व्हर जोडलेला नाही, म्हणून लिंक बनली नाही. दुसरा ॲडमिन ती देऊ शकतो: यूजर, त्या यूजरवर, पासवर्ड रीसेट करा. किंवा सर्व्हरवर ईमेल पत्त्यासह npm run new-password चालवा.',
  'No mail server is set up, so no link was created. Run npm run new-password on the server with the e-mail address.':
    'मेल सर्व्हर जोडलेला नाही, म्हणून लिंक बनली नाही. सर्व्हरवर ईमेल पत्त्यासह npm run new-password चालवा.',
};
