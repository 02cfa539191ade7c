import type { decanting as english } from '../../../server/domain/decanting.messages';
import type { Translation } from '../../renderer';

export const decanting: Translation<typeof english> = {
  otherLine: 'इनवॉइस की पंक्ति दूसरे उत्पाद की है',
  otherTank: '{tank} में दूसरा उत्पाद है',
  aboveRemaining: 'माल आवक की मात्रा शेष मात्रा से ज़्यादा नहीं हो सकती',
  endDipNotAbove: 'अंत का डिप शुरू के डिप से ज़्यादा होना चाहिए',
  afterNotAbove: 'बाद की रीडिंग पहले की रीडिंग से ज़्यादा होनी चाहिए',
  endVolumeNotAbove: 'अंत का आयतन शुरू के आयतन से ज़्यादा होना चाहिए',
  aboveCapacity: '{tank} में {capacity, litres} L आता है, अंत का आयतन {end, litres} L है',
  gapUnexplained: 'मापी गई मात्रा बताई गई मात्रा से {gap, signedLitres} L ({share, percent} %) अलग है। टिप्पणी में कारण लिखें।',
  aboveSafeFill:
    '{tank} में {volume, litres} L सुरक्षित सीमा {safe, litres} L ({capacity, litres} L का {share, percent} %) से ज़्यादा है',
  startNotAsBooks:
    'तब {tank} का बही स्टॉक {book, signedLitres} L था, माप से {off, litres} L {way, select, more {ज़्यादा} other {कम}}। डिप, रीडिंग और आवक जाँचें।',

  afterNow: 'माल आवक अभी, {now, dateTime} के बाद की नहीं हो सकती',
  notOnDay: 'माल आवक शिफ्ट के दिन, {day, date} को ही हो सकती है',
  notOnDays: 'माल आवक शिफ्ट के दिनों में, {day, date} या {next, date} को ही हो सकती है',
  beforeDay: 'माल आवक शिफ्ट के दिन, {day, date} या उसके बाद की ही हो सकती है',
  beforeInvoice: 'माल आवक अपने {invoice, dateTime} के इनवॉइस से पहले नहीं हो सकती',
  belowOpening: 'पहले की रीडिंग {reading, litres} शिफ्ट शुरू होने पर {tank} के नोज़ल की रीडिंग {least, litres} से कम है',
  aboveClosing: 'बाद की रीडिंग {reading, litres} शिफ्ट बंद होने पर {tank} के नोज़ल की रीडिंग {most, litres} से ज़्यादा है',
  tankNotInShift: '{tank} शिफ्ट {date, date} {name} का टैंक नहीं है',

  shiftNotWorked: '{date, date} को {name} शिफ्ट नहीं थी। उस दिन की कोई शिफ्ट चुनें।',
  shiftRunning: '{shift} चालू है। इसे सामान्य माल आवक में भरें।',
  shiftClosed: '{shift} बंद है। जिसे अधिकार हो, उससे इसे ‘पिछली तारीख की माल आवक’ में भरने को कहें।',
};
