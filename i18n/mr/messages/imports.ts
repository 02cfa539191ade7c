import type { imports as english } from '../../../server/domain/imports.messages';
import type { Draft } from '../../renderer';

export const imports = {
  nothingGiven: 'फाइल निवडा किंवा ओळी पेस्ट करा',
  empty: 'शीट रिकामी आहे',
  tooLarge: 'फाइल जास्तीत जास्त {most, count} MB असू शकते. ती अनेक फाइलींमध्ये विभागा.',
  tooManyRows: 'शीटमध्ये {most, number} पेक्षा जास्त ओळी आहेत. ती अनेक फाइलींमध्ये विभागा.',
  tooManyColumns: 'शीटमध्ये {most, number} पेक्षा जास्त स्तंभ आहेत. नको असलेले हटवा.',
  unreadable: 'ही फाइल वाचता आली नाही. ती XLSX किंवा CSV मध्ये जतन करा आणि नवी फाइल निवडा.',
  oldExcel: 'ही जुनी Excel फाइल आहे, किंवा तिला पासवर्ड आहे. ती पासवर्डशिवाय XLSX मध्ये जतन करा आणि नवी फाइल निवडा.',
  tooLong: 'ही फाइल वाचायला फार वेळ लागतो. फक्त आणायच्या ओळी नव्या फाइलमध्ये जतन करा.',
  busy: 'आत्ता दुसऱ्या फाइली वाचल्या जात आहेत. कृपया पुन्हा प्रयत्न करा.',
  noHeadings: 'कोणत्याही ओळीत या यादीची शीर्षके नाहीत. हवीत: {headings, commas}',
  noKey: 'शीटमध्ये {headings, commas} हा स्तंभ हवा, ज्याने ओळी ओळखल्या जातात',
  noRows: 'शीर्षकांखाली एकही ओळ नाही',
  otherSheets: '{sheet} या शीटमधून वाचले. वाचल्या नाहीत: {others}',
  headingRows: 'शीर्षके ओळ {first, count} आणि {last, count} एकत्र करून वाचली.',
  unheadedColumns: 'आणले नाहीत, कारण त्यांना शीर्षक नाही: स्तंभ {columns}',
  looksLike:
    'ही दुसरी यादी वाटते: {list}. शीटमधील {count, plural, one {# स्तंभ} other {# स्तंभ}} तिचे आहेत, आणि या यादीचे {own, count}.',
  headingRow: 'शीर्षके ओळ {row, count} मध्ये सापडली. तिच्या वरच्या ओळी सोडल्या.',
  twoColumns: '{heading} आणला नाही, कारण {field} चा दुसरा स्तंभ आहे',
  shortened: 'स्प्रेडशीटने हा नंबर लहान करून {value} केला. स्तंभाचे स्वरूप टेक्स्ट करा आणि नंबर पुन्हा लिहा.',
  formulaError: 'स्प्रेडशीटमध्ये येथे चूक आहे: {value}',
  noReference: '{master} {value} सापडले नाही. आधी ते जोडा, किंवा नाव दुरुस्त करा.',
  sameFuel: '{value} म्हणजे {product} असे धरले आहे. हे तेच उत्पादन आहे का?',
  mostAdvances:
    '{count, count} पैकी {below, count} सुरुवातीच्या शिल्लक 0 पेक्षा कमी आहेत, म्हणजे आगाऊ दिलेल्या. हे बरोबर आहे का? काही शीटमध्ये येणे वजा चिन्हासह छापतात: तर ते चिन्ह काढा.',
  ambiguousReference: '{value} या नावाच्या अनेक ओळी आहेत. आधी त्यातील एकीचे नाव बदला.',
  notDate: '{value} ही तारीख नाही. ती 21-11-2026 अशी लिहा.',
  notChoice: '{value} हे या पर्यायांत नाही: {choices, commas}',
  fixed: 'ओळ जोडल्यावर हे येथे बदलता येत नाही. ते {value} आहे.',
  repeated: 'ओळ {row, count} हीच आहे',
  ambiguous: 'या नावाच्या अनेक ओळी आहेत. त्या यादीत बदला.',
  renamed:
    'हे दुसऱ्या नावाने {name} असू शकते, कारण हे तेच आहे: {fields, commas}. यादीत नाव बदला आणि ही ओळ वगळा: आणल्यास ती दुसऱ्यांदा जोडली जाईल.',
  yes: 'होय',
  no: 'नाही',
} satisfies Draft<typeof english>;
