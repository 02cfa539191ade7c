import type { masters as english } from '../../masters.messages';
import type { Draft } from '../renderer';

export const masters = {
  adminsOnly: 'हे फक्त ॲडमिन बदलू शकतात',
  inUse: '{title} वापरात आहे',
  taken: 'हे आधीच दुसऱ्या नोंदीत आहे ({master}, {field})',
  takenValue: 'हे आधीच दुसऱ्या नोंदीत आहे ({master}, {field}): {value}',
  takenByDisabled: 'हे आधीच बंद केलेल्या नोंदीत आहे ({master}, {field}). ती चालू करा.',
  disabled: '{title} बंद आहे',
  titled: '{label} {name}',
  unknownRow: 'हे सापडले नाही: {master}',
  vehicleDisabled: 'बंद केलेल्या वाहनाचा हाच नंबर आहे, {number} असा लिहिलेला. ते चालू करा.',
  vehicleTaken: 'दुसऱ्या वाहनाचा हाच नंबर आहे, {number} असा लिहिलेला',
  notesInSafe: 'तिजोरीत यापैकी {count, count} आहेत. आधी त्यांची अदलाबदल करा.',
  meterTooHigh: 'मीटर इतके पुढे जात नाही',
  notAFuel: 'टाकीत फक्त इंधन असू शकते',
  aboveCapacity: 'हे टाकीच्या क्षमतेपेक्षा जास्त आहे',
  idNotWhole: 'नंबर पूर्ण संख्या हवी',
  unknownList: 'ही यादी सापडली नाही',
  choosePerson: 'कर्मचारी किंवा यूजर निवडा',
  kindWrong: 'प्रकार PICTURE किंवा DOCUMENT हवा',
  openingNotesByAdmin: 'तिजोरीत आधीपासून असलेल्या नोटा फक्त ॲडमिन भरू शकतात. त्याऐवजी रोख अदलाबदल वापरा.',
  nozzleInShift: 'नोझल {nozzle} चालू शिफ्टमध्ये आहे. शिफ्ट बंद झाल्यावर ते हलवा.',
  shiftBegun: 'शिफ्ट {date, date} {shift} आधीच सुरू झाली आहे. नंतरच्या शिफ्टचा दर भरा.',
} satisfies Draft<typeof english>;
