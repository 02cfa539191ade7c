import type { approvals as english } from '../../../server/domain/approvals.messages';
import type { Draft } from '../../renderer';

export const approvals = {
  notEditable: '{table} बदलता येत नाही. हटवून पुन्हा भरा.',
  notDeletable: '{table} हटवता येत नाही',
  nothingChanged: 'काहीही बदलले नाही',
  changedMeanwhile: '{title} दरम्यान दुसऱ्या कोणी बदलले. जतन करण्यापूर्वी पुन्हा पाहा.',
  askedAlready: 'तुम्ही ही विनंती आधीच केली आहे. निर्णय ॲडमिन घेतील.',
  unknownEntry: 'ही नोंद सापडली नाही',
  unknownRequest: 'ही विनंती सापडली नाही',
  ownRequest: 'तुमच्या विनंतीचा निर्णय तुम्ही घेऊ शकत नाही. तो दुसऱ्या ॲडमिनने घ्यायचा आहे.',
  decided: 'हे आधीच {state, select, ACCEPTED {मंजूर केले} REJECTED {नामंजूर केले} WITHDRAWN {मागे घेतले} other {झाले}} आहे',
  decidedBy:
    'हे {who} यांनी आधीच {state, select, ACCEPTED {मंजूर केले} REJECTED {नामंजूर केले} WITHDRAWN {मागे घेतले} other {केले}} आहे',
  recorded: '{who} यांनी हे मंजूर केले, म्हणून ते नोंदले आहे. पुन्हा पाठवू नका.',
  changedSinceRequest: 'या विनंतीनंतर {title} बदलले आहे. पुन्हा पाहा.',
  notOwnRequest: 'ही विनंती करणारी व्यक्तीच ती मागे घेऊ शकते',
  figuresChanged: 'या विनंतीनंतर दर किंवा रक्कम बदलली आहे. ती पुन्हा भरावी लागेल.',
  acceptedAfterClose: 'शिफ्ट बंद झाल्यावर मंजूर',
  late: '{shift} बंद आहे: ही त्या शिफ्टमधील उशिराची नोंद म्हणून होईल',
  requesterGone: '{name} आता लॉग इन करू शकत नाहीत, म्हणून ही विनंती मंजूर करता येत नाही.',
  fieldNotChangeable: 'हे फील्ड येथे बदलता येत नाही',
  wrongPermission: 'परवानगी 1 (हटवणे) किंवा 2 (बदलणे) हवी',
  rowNotWhole: 'नोंद नंबर पूर्ण संख्या हवी',
  beforeNotWhole: 'आधीचा नंबर पूर्ण संख्या हवी',
  requestNotWhole: 'विनंतीचा नंबर पूर्ण संख्या हवी',
  acceptNotBoolean: 'मंजूर: होय किंवा नाही निवडा',
} satisfies Draft<typeof english>;
