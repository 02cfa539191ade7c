import type { apiKeys as english } from '../../../server/domain/api-key.messages';
import type { Translation } from '../../renderer';

export const apiKeys: Translation<typeof english> = {
  nameMissing: 'प्रोग्राम का नाम भरें, 2 से 45 अक्षर',
  nameOfUser: 'यह नाम एक यूज़र का है। प्रोग्राम के लिए दूसरा नाम चुनें।',
  noRight: 'कम से कम एक अधिकार चुनें',
  rightUnknown: 'सूची में से अधिकार चुनें',
  rightNotOwn: 'आप केवल वे अधिकार दे सकते हैं जो आपके पास हैं',
  rightForPeople: 'यह अधिकार केवल लोगों के लिए है: कुंजी को नहीं मिल सकता',
  expiryWrong: 'आज से {latest, date} तक का कोई दिन चुनें',
  keyGone: 'यह कुंजी नहीं मिली, या पहले ही रद्द हो चुकी है',
};
