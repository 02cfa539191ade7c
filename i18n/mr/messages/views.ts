import type { views as english } from '../../../server/domain/views.messages';
import type { Draft } from '../../renderer';

export const views = {
  notAnId: 'दृश्याचा नंबर बरोबर नाही',
  unknown: 'हे दृश्य सापडले नाही',
  sharedNotBoolean: '“सर्वांना दाखवा” हो किंवा नाही हवे',
  unknownReport: 'हा अहवाल सापडला नाही',
  tooMany: 'तुमच्याकडे आधीच {most, count} दृश्ये आहेत. आधी एक काढा.',
  searchWrong: 'फिल्टर पत्त्याच्या रूपात हवा, जास्तीत जास्त {most, count} अक्षरे',
} satisfies Draft<typeof english>;
