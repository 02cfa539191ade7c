import type { inspection as english } from '../../../server/domain/inspection.messages';
import type { Draft } from '../../renderer';

export const inspection = {
  dateInFuture: 'तपासणीची तारीख भविष्यातील नको',
  timeInFuture: 'तपासणीची वेळ भविष्यातील नको',
  timeMissing: 'तपासणीची वेळ भरा, किंवा तिच्या आधीचे टेस्टिंग काढा',
  inspectedAlready: '{product} ची {date, date} ची तपासणी आधीच आहे',
  unknownInspection: 'ही तपासणी आता अस्तित्वात नाही',

  readingBelow: 'रीडिंगची बेरीज {reading, litres} दिवसाच्या सुरुवातीच्या मीटरच्या बेरजेपेक्षा, {least, litres}, कमी आहे',
  readingAbove: 'रीडिंगची बेरीज {reading, litres} दिवसाच्या अखेरच्या मीटरच्या बेरजेपेक्षा, {most, litres}, जास्त आहे',
  readingAboveStock:
    'रीडिंगची बेरीज {reading, litres} दिवसाच्या सुरुवातीच्या मीटरच्या बेरजेपेक्षा, {least, litres}, विकण्यासाठी असलेल्या मालाहून जास्त आहे',
  stockOff: 'एकूण साठा {stock, litres} L टाक्यांपेक्षा 2 % हून जास्त वेगळा आहे: दिवसाच्या सुरुवातीला {began, litres} L',
  stockOffAllDay:
    'एकूण साठा {stock, litres} L टाक्यांपेक्षा 2 % हून जास्त वेगळा आहे: दिवसाच्या सुरुवातीला {began, litres} L, अखेरीस {ended, litres} L',
  readingAboveBooks: 'रीडिंगची बेरीज {reading, litres} वही सुरू झाली तेव्हाच्या मीटरच्या बेरजेपेक्षा, {most, litres}, जास्त आहे',
  beforeBooks: '{date, date} हा दिवस {day, date} ला वही सुरू होण्यापूर्वीचा आहे',
} satisfies Draft<typeof english>;
