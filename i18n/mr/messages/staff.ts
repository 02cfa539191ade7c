import type { staff as english } from '../../../server/domain/staff.messages';
import type { Draft } from '../../renderer';

export const staff = {
  selectEmployee: 'कर्मचारी निवडा',
  disabled: '{employee} बंद आहे',

  termsApart: 'पगाराचा दर कामावर रुजू झाल्याच्या तारखेपासून सुरू होत नाही, म्हणून ती तारीख आता बदलता येत नाही',
  joinDatePaid: 'पगार {paidUpTo, date} पर्यंत दिलेला आहे, म्हणून रुजू झाल्याची तारीख आता बदलता येत नाही',
  joinDateNotBeforeTerms: 'रुजू झाल्याची तारीख {since, date} च्या पगार दरापूर्वीची हवी',

  beforeFirstTerms: 'पहिला पगार दर {since, date} चा आहे. तोच दिवस किंवा नंतरचा दिवस निवडा.',
  termsPaid:
    'पगार {paidUpTo, date} पर्यंत दिलेला आहे आणि त्याच्या पावतीत दर तोच राहतो. नंतरचा दिवस निवडा, किंवा तो पगार हटवून दर दुरुस्त करा आणि पगार पुन्हा द्या.',
  termsTooFarAhead: '{date, date} {days, count} दिवसांपेक्षा जास्त पुढे आहे',
  sameTerms: 'पगार दर आधीच हाच आहे',

  toBeforeFrom: 'पर्यंत ही तारीख पासूनच्या आधीची नको',
  notOverYet: 'पर्यंत ही तारीख {payTo, date} किंवा आधीची हवी, तोपर्यंतचाच पगार आता देता येतो',
  periodTooLong: 'एक पगार जास्तीत जास्त {days, count} दिवसांचा असू शकतो',
  shiftsPassedOver: '{since, date} पासूनच्या शिफ्टचा पगार अजून दिलेला नाही. त्या दिवसापासून सुरू करा.',
  daysPaid: '{from, date} ते {to, date} चा पगार आधीच दिलेला आहे',
  notesWithoutCash: 'काहीही दिलेले नाही, म्हणून मोजण्यासारख्या नोटा नाहीत',
  paidNegative: 'रक्कम 0 पेक्षा कमी नको',
  aboveSalary: 'पगार {payable, money} आहे. त्याहून जास्त उचल म्हणून नोंदवा.',
  nothingToPay: 'या दिवसांत काहीही कमावलेले नाही, म्हणून देण्यासारखे काही नाही',
  nothingPaid: 'या पगारासाठी काहीही दिलेले नाही, म्हणून त्याचे खाते नाही',
  accountMoved: 'हा पगार दिल्यानंतर {employee} यांचे खाते बदलले आहे, म्हणून पैसे दिल्याचे खाते बदलता येत नाही',
  valueDateHeld: 'हा पगार दिल्यानंतर {employee} यांचे खाते बदलले आहे, म्हणून त्याची मूल्य तारीख बदलता येत नाही',
  laterSalary:
    '{from, date} ते {to, date} चा पगार नंतरच्या शिफ्टमध्ये दिला होता आणि त्याआधीच्या थकबाकीवर अवलंबून आहे. आधी तो हटवा आणि नंतर पुन्हा नोंदवा.',
  notNewest: '{employee} यांना नंतर {from, date} ते {to, date} चा पगार दिला. आधी तो पगार हटवा.',
} satisfies Draft<typeof english>;
