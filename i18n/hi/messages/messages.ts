import type { messages as english } from '../../../server/domain/messages.messages';
import type { Translation } from '../../renderer';

export const messages: Translation<typeof english> = {
  eventExists: 'घटना {event} पहले से है',
  receiveCategoryExists: 'पाने वालों की श्रेणी {category} पहले से है',
  tableNotAllowed: 'टेबल इनमें से एक होनी चाहिए: {tables}',
  tooManyRecipients: 'एक बार में ज़्यादा से ज़्यादा {most, count}',
  recipientsNotWhole: 'पाने वाले पूरी संख्याएँ होनी चाहिए',
  rowWithoutKey: 'हर पाने वाले का {key} होना चाहिए',
  unknownChannel: 'माध्यम इनमें से एक होना चाहिए: {channels}',
  sentAutomatically: '{event} के संदेश अपने आप भेजे जाते हैं',
  nobodyReached: '{event} का कोई पाने वाला ऐसा नहीं जिस तक पहुँचा जा सके',
  subscriptionNotWhole: 'subscriptionId पूरी संख्या होनी चाहिए',
  unknownSubscription: 'यह सदस्यता नहीं मिली',
  messageNotWhole: 'messageId पूरी संख्या होनी चाहिए',
  unknownMessage: 'यह संदेश नहीं मिला',
  notFailed: 'यह संदेश भेजने में कोई गड़बड़ नहीं हुई है',
  linkGone: 'इसका लिंक दोबारा नहीं भेजा जा सकता। नया माँगें।',
  unknownState: 'स्थिति इनमें से एक होनी चाहिए: {states}',
  selectReceiveCategory: 'पाने वालों की श्रेणी चुनें',
  selectEventCategory: 'घटना चुनें',
  selectRecipient: '{name} चुनें',
  disabled: '{name} निष्क्रिय है',
  fieldMustBe: '{table}, {field}: {value} चाहिए',
  unknownPlaceholder: 'इस संदेश में {placeholder} नहीं है',
};
