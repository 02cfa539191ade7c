import type { shifts as english } from '../../../server/domain/shifts.messages';
import type { Draft } from '../../renderer';

export const shifts = {
  select: 'शिफ्ट निवडा',
  selectType: 'शिफ्ट निवडा',
  named: '{date, date} {name}',
  running: 'एक शिफ्ट आधीच चालू आहे: {shift}',
  entered: '{shift} आधीच नोंदलेली आहे',
  notLater: '{shift} मागील शिफ्ट {last} नंतरची हवी',
  notEarlier: '{shift} पुढच्या शिफ्टच्या ({next}) आधी असली पाहिजे',
  tooFarAhead: '{date, date} {days, count} दिवसांपेक्षा जास्त पुढे आहे',
  aheadOfDue:
    '{date, date} पुढील शिफ्ट {due, date} च्या एका दिवसापेक्षा जास्त पुढे आहे. तारीख दुरुस्त करा, किंवा इतक्या पुढची शिफ्ट सुरू करण्याचा अधिकार असलेल्यांना सांगा.',
  confirmAhead:
    '{date, date} पुढील शिफ्ट {due, date} च्या एका दिवसापेक्षा जास्त पुढे आहे. तारीख दुरुस्त करा, किंवा confirmAhead: true ने खात्री द्या.',
  noRate: 'या शिफ्टसाठी {product} चा दर नाही',
  noNozzles: 'आधी उत्पादन, टाकी, पंप आणि नोझल जोडा',

  tooManyOnDuty: 'जास्तीत जास्त {most, count} कर्मचारी ड्युटीवर असू शकतात',
  employeeTwice: 'हा कर्मचारी वरच्या ओळीत आधीच ड्युटीवर आहे',
  unknownPump: 'यादीतून पंप निवडा',
} satisfies Draft<typeof english>;
