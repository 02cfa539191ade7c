import type { decanting as english } from '../../../server/domain/decanting.messages';
import type { Draft } from '../../renderer';

export const decanting = {
  otherLine: 'इनव्हॉइसची ओळ दुसऱ्या उत्पादनाची आहे',
  otherTank: '{tank} मध्ये दुसरे उत्पादन आहे',
  aboveRemaining: 'माल आवकेचे लिटर उरलेल्या लिटरपेक्षा जास्त नको',
  endDipNotAbove: 'अखेर डिप सुरू डिपपेक्षा जास्त हवा',
  afterNotAbove: 'नंतरचे रीडिंग आधीच्या रीडिंगपेक्षा जास्त हवे',
  endVolumeNotAbove: 'अखेर साठा सुरू साठ्यापेक्षा जास्त हवा',
  aboveCapacity: '{tank} ची क्षमता {capacity, litres} L आहे, अखेर साठा {end, litres} L आहे',
  gapUnexplained: 'मोजलेले लिटर कळवलेल्या लिटरपेक्षा {gap, signedLitres} L ({share, percent} %) वेगळे आहेत. शेऱ्यात कारण लिहा.',
  aboveSafeFill:
    '{tank} मधील {volume, litres} L सुरक्षित पातळी {safe, litres} L पेक्षा जास्त आहे, {capacity, litres} L च्या {share, percent} %',
  startNotAsBooks:
    'तेव्हा {tank} चा वही साठा {book, signedLitres} L होता, मोजलेल्यापेक्षा {off, litres} L {way, select, more {जास्त} other {कमी}}. पातळी, रीडिंग आणि माल आवक तपासा.',

  afterNow: 'माल आवक आताच्या वेळेनंतरची नको, {now, dateTime}',
  notOnDay: 'माल आवक शिफ्टप्रमाणे {day, date} ची हवी',
  notOnDays: 'माल आवक शिफ्टप्रमाणे {day, date} किंवा {next, date} ची हवी',
  beforeDay: 'माल आवक शिफ्टप्रमाणे {day, date} किंवा नंतरची हवी',
  beforeInvoice: 'माल आवक तिच्या {invoice, dateTime} च्या इनव्हॉइसपूर्वीची नको',
  belowOpening: 'आधीचे रीडिंग {reading, litres}, शिफ्ट सुरू होतानाच्या {tank} च्या नोझलच्या रीडिंग {least, litres} पेक्षा कमी आहे',
  aboveClosing: 'नंतरचे रीडिंग {reading, litres}, शिफ्ट बंद होतानाच्या {tank} च्या नोझलच्या रीडिंग {most, litres} पेक्षा जास्त आहे',
  tankNotInShift: '{tank} ही शिफ्ट {date, date} {name} ची टाकी नाही',

  shiftNotWorked: '{date, date} ला {name} शिफ्ट नव्हती. त्या दिवसाची शिफ्ट निवडा.',
  shiftRunning: '{shift} चालू आहे. ही नेहमीची माल आवक म्हणून नोंदवा.',
  shiftClosed: '{shift} बंद आहे. ज्यांना अधिकार आहे, त्यांना ही मागील तारखेची माल आवक म्हणून नोंदवण्यास सांगा.',
} satisfies Draft<typeof english>;
