import type { Labels } from '../../labels';

/** What was done, and the questions before a decision. */
export const answers: Labels = {
  'Sent for approval. Somebody who may approve it will decide.': 'मंजुरीसाठी पाठवले. ज्यांना मंजूर करता येते ते निर्णय घेतील.',
  'Sent for approval. The new user can log in after somebody else accepts.':
    'मंजुरीसाठी पाठवले. दुसऱ्या कोणी मंजूर केल्यावर नवीन यूजर लॉग इन करू शकेल.',
  'Station settings changed.': 'स्टेशन सेटिंग्ज बदलल्या.',
  'Event Name created successfully': 'प्रसंगाचे नाव जोडले',
  'Receive Category created successfully': 'मिळणाऱ्यांचा वर्ग जोडला',
  'Created Message  successfully': 'मेसेज बनवला',
  'Do you want to accept it ?': 'हे मंजूर करायचे आहे का ?',
  'Do you want to reject it ?': 'हे नामंजूर करायचे आहे का ?',
  'A link for a new password': 'नव्या पासवर्डची लिंक',
};
