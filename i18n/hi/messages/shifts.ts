import type { shifts as english } from '../../../server/domain/shifts.messages';
import type { Translation } from '../../renderer';

export const shifts: Translation<typeof english> = {
  select: 'शिफ्ट चुनें',
  selectType: 'शिफ्ट चुनें',
  named: '{date, date} {name}',
  running: 'एक शिफ्ट पहले से चालू है: {shift}',
  entered: '{shift} पहले से दर्ज है',
  notLater: '{shift} आख़िरी शिफ्ट {last} के बाद होनी चाहिए',
  notEarlier: '{shift} अगली शिफ्ट {next} से पहले होनी चाहिए',
  tooFarAhead: '{date, date} {days, count} दिन से ज़्यादा आगे है',
  aheadOfDue:
    '{date, date} अगली शिफ्ट {due, date} से एक दिन से ज़्यादा आगे है। तारीख ठीक करें, या जिसे इतनी आगे की शिफ्ट शुरू करने का अधिकार हो, उससे कहें।',
  confirmAhead:
    '{date, date} अगली शिफ्ट {due, date} से एक दिन से ज़्यादा आगे है। तारीख ठीक करें, या confirmAhead: true से पुष्टि करें।',
  noRate: 'इस शिफ्ट के लिए {product} का भाव नहीं है',
  noNozzles: 'पहले उत्पाद, टैंक, पंप और नोज़ल बनाएँ',

  tooManyOnDuty: 'ड्यूटी पर ज़्यादा से ज़्यादा {most, count} कर्मचारी हो सकते हैं',
  employeeTwice: 'यह कर्मचारी ऊपर की पंक्ति में पहले से ड्यूटी पर है',
  unknownPump: 'सूची से पंप चुनें',
};
