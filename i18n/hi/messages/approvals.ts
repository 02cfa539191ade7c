import type { approvals as english } from '../../../server/domain/approvals.messages';
import type { Translation } from '../../renderer';

export const approvals: Translation<typeof english> = {
  notEditable: '{table} को बदला नहीं जा सकता। इसे हटाकर फिर से दर्ज करें।',
  notDeletable: '{table} को हटाया नहीं जा सकता',
  nothingChanged: 'कुछ नहीं बदला गया',
  changedMeanwhile: '{title} को इस बीच किसी और ने बदल दिया। सहेजने से पहले इसे फिर जाँचें।',
  askedAlready: 'आप यह अनुरोध पहले ही कर चुके हैं। एडमिन इस पर फ़ैसला करेंगे।',
  unknownEntry: 'यह एंट्री नहीं मिली',
  unknownRequest: 'यह अनुरोध नहीं मिला',
  ownRequest: 'आप अपने ही अनुरोध पर फ़ैसला नहीं कर सकते। यह दूसरे एडमिन को करना होगा।',
  decided:
    'यह पहले ही {state, select, ACCEPTED {स्वीकार किया} REJECTED {अस्वीकार किया} WITHDRAWN {वापस लिया} other {किया}} जा चुका है',
  decidedBy:
    '{who} ने इसे पहले ही {state, select, ACCEPTED {स्वीकार किया} REJECTED {अस्वीकार किया} WITHDRAWN {वापस लिया} other {किया}} है',
  recorded: '{who} ने इसे स्वीकार किया, इसलिए यह दर्ज है। दोबारा न भेजें।',
  changedSinceRequest: 'यह अनुरोध किए जाने के बाद {title} बदल गया है। इसे फिर जाँचें।',
  notOwnRequest: 'यह अनुरोध वही वापस ले सकता है जिसने किया था',
  figuresChanged: 'यह अनुरोध किए जाने के बाद रेट या रकम बदल गई है। इसे फिर से दर्ज करना होगा।',
  acceptedAfterClose: 'शिफ्ट बंद होने के बाद मंज़ूर हुआ',
  late: '{shift} बंद है: यह उसमें देर से की गई एंट्री के रूप में दर्ज होगा',
  requesterGone: '{name} अब लॉग इन नहीं कर सकते, इसलिए यह अनुरोध स्वीकार नहीं हो सकता।',
  fieldNotChangeable: 'यह खाना यहाँ नहीं बदला जा सकता',
  wrongPermission: 'permission 1 (हटाना) या 2 (बदलना) होनी चाहिए',
  rowNotWhole: 'पंक्ति का नंबर पूरी संख्या होनी चाहिए',
  beforeNotWhole: 'before पूरी संख्या होनी चाहिए',
  requestNotWhole: 'requestId पूरी संख्या होनी चाहिए',
  acceptNotBoolean: 'accept हाँ या नहीं होना चाहिए',
};
