import type { messages as english } from '../../../server/domain/messages.messages';
import type { Draft } from '../../renderer';

export const messages = {
  eventExists: 'प्रसंग {event} आधीच आहे',
  receiveCategoryExists: 'मिळणाऱ्यांचा वर्ग {category} आधीच आहे',
  tableNotAllowed: 'टेबल यांपैकी एक हवे: {tables}',
  tooManyRecipients: 'एका वेळी जास्तीत जास्त {most, count}',
  recipientsNotWhole: 'मिळणारे पूर्ण संख्येत हवेत',
  rowWithoutKey: 'प्रत्येक मिळणाऱ्याला {key} हवा',
  unknownChannel: 'माध्यम यांपैकी एक हवे: {channels}',
  sentAutomatically: '{event} चे मेसेज आपोआप पाठवले जातात',
  nobodyReached: '{event} च्या एकाही सदस्यापर्यंत पोहोचता येत नाही',
  subscriptionNotWhole: 'सदस्यत्वाचा नंबर पूर्ण संख्या हवी',
  unknownSubscription: 'हे सदस्यत्व सापडले नाही',
  messageNotWhole: 'मेसेजचा नंबर पूर्ण संख्या हवी',
  unknownMessage: 'हा मेसेज सापडला नाही',
  notFailed: 'या मेसेजचे पाठवणे अयशस्वी झालेले नाही',
  linkGone: 'त्याची लिंक पुन्हा पाठवता येत नाही. नवीन मागा.',
  unknownState: 'स्थिती यांपैकी एक हवी: {states}',
  selectReceiveCategory: 'मिळणाऱ्यांचा वर्ग निवडा',
  selectEventCategory: 'प्रसंगाचे नाव निवडा',
  selectRecipient: '{name} निवडा',
  disabled: '{name} बंद आहे',
  fieldMustBe: '{table} चे {field} {value} हवे',
  unknownPlaceholder: 'या मेसेजमध्ये {placeholder} नाही',
} satisfies Draft<typeof english>;
