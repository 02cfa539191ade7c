import type { reporting as english } from '../../../server/domain/reporting.messages';
import type { Draft } from '../../renderer';

export const reporting = {
  parameter: '{label}: {wanted}',
  dateTooEarly: '1000-01-01 पूर्वीची नको',
  notDate: 'दिवस हवा, YYYY-MM-DD',
  monthTooEarly: '1000-01 पूर्वीचा नको',
  notMonth: 'महिना हवा, YYYY-MM',
  notWhole: 'पूर्ण संख्या हवी',
  notChosen: 'यादीतून निवडा',
  notText: 'मजकूर हवा, जास्तीत जास्त {most, count} अक्षरे',
  notFlag: 'true किंवा false हवे',

  monthOrDays: 'महिना किंवा दिवस निवडा, दोन्ही नको',

  limitNotWhole: 'ओळींची मर्यादा पूर्ण संख्या हवी',
  limitTooSmall: 'ओळींची मर्यादा किमान 1 हवी',
  limitTooGreat: 'ओळींची मर्यादा जास्तीत जास्त {most, count} हवी',
  offsetNotWhole: 'सुरुवातीची ओळ पूर्ण संख्या हवी',
  offsetTooSmall: 'सुरुवातीची ओळ किमान 0 हवी',
  offsetTooGreat: 'सुरुवातीची ओळ जास्तीत जास्त {most, count} हवी',
  notSort: 'क्रमासाठी रकान्याचे नाव हवे',
  notDescending: 'उतरता क्रम true किंवा false हवा',
  unknownColumn: '{name} नावाचा रकाना नाही',
  notSortable: '{column} नुसार ओळींचा क्रम लावता येत नाही',

  format: 'प्रकार json, csv, xlsx, pdf किंवा roll हवा',
  notOnRoll: 'पावती रोलवर फक्त बिल, पावती किंवा पगार पावती छापता येते',
  memoFormat: 'प्रकार json किंवा pdf हवा',
  language: 'भाषा यांपैकी एक हवी: {languages}',
  tooManyForSheet:
    'जास्तीत जास्त {most, number} ओळी दाखवता येतात, पण {rows, number} आहेत. कमी दिवस निवडा किंवा फाइल डाउनलोड करा.',
  tooManyForPrint:
    'प्रिंटमध्ये जास्तीत जास्त {most, number} ओळी असू शकतात, पण {rows, number} आहेत. कमी ओळी किंवा स्प्रेडशीट निवडा.',
  tooManyForSpreadsheet: 'स्प्रेडशीटमध्ये जास्तीत जास्त {most, number} ओळी असू शकतात, पण जास्त आहेत. कमी ओळी किंवा CSV निवडा.',
  printBusy: 'आता खूप प्रिंट बनत आहेत. कृपया पुन्हा प्रयत्न करा.',
  printTooLong: 'प्रिंटला खूप वेळ लागतो. कमी ओळी निवडा.',
  spreadsheetBusy: 'आता खूप स्प्रेडशीट बनत आहेत. कृपया पुन्हा प्रयत्न करा.',
  spreadsheetTooLong: 'स्प्रेडशीटला खूप वेळ लागतो. कमी ओळी किंवा CSV निवडा.',
  downloadBusy: 'आता खूप अहवाल डाउनलोड होत आहेत. कृपया पुन्हा प्रयत्न करा.',
  longDownloadBusy: 'आता खूप मोठे अहवाल डाउनलोड होत आहेत. कृपया पुन्हा प्रयत्न करा.',

  cellTooLong: 'मजकूर जास्तीत जास्त {most, count} अक्षरांचा हवा',
  notCell: 'प्रत्येक चौकटीत मजकूर, संख्या किंवा null हवे',
  cellTooGreat: 'संख्या -1e15 ते 1e15 मध्ये हवी',
  notRow: 'ओळीत मजकूर किंवा संख्यांची यादी हवी',
  rowTooLong: 'ओळीत जास्तीत जास्त {most, count} चौकटी हव्यात',
  notRows: 'माहितीत ओळींची यादी हवी',
  noHead: 'माहितीत शीर्षक ओळ हवी',
  tooManyRows: 'माहितीत जास्तीत जास्त {most, count} ओळी हव्यात',
  tooManyCells: 'माहितीत जास्तीत जास्त {most, count} चौकटी हव्यात, ओळी गुणिले रकाने',
  tooManyLetters: 'माहितीत एकूण जास्तीत जास्त {most, count} अक्षरे हवीत',
  widthOutside: 'रुंदी {least, count} ते {most, count} पॉइंट हवी',
  notWidth: "रुंदी पॉइंट, '*', 'auto' किंवा '20%' सारखा वाटा हवी",
  notWidths: 'रुंदींची यादी हवी',
  tooManyWidths: 'रुंदी जास्तीत जास्त प्रत्येक रकान्याला एक, {columns, count}',
} satisfies Draft<typeof english>;
