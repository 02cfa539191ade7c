import type { imports as english } from '../../../server/domain/imports.messages';
import type { Translation } from '../../renderer';

export const imports: Translation<typeof english> = {
  nothingGiven: 'फ़ाइल चुनें या पंक्तियाँ पेस्ट करें',
  empty: 'शीट खाली है',
  tooLarge: 'फ़ाइल ज़्यादा से ज़्यादा {most, count} MB की हो सकती है। इसे कई फ़ाइलों में बाँटें।',
  tooManyRows: 'शीट में {most, number} से ज़्यादा पंक्तियाँ हैं। इसे कई फ़ाइलों में बाँटें।',
  tooManyColumns: 'शीट में {most, number} से ज़्यादा कॉलम हैं। जो ज़रूरी नहीं हैं उन्हें हटाएँ।',
  unreadable: 'यह फ़ाइल पढ़ी नहीं जा सकी। इसे XLSX या CSV में सहेजें और नई फ़ाइल चुनें।',
  oldExcel: 'यह पुरानी Excel फ़ाइल है, या इस पर पासवर्ड है। इसे बिना पासवर्ड XLSX में सहेजें और नई फ़ाइल चुनें।',
  tooLong: 'इस फ़ाइल को पढ़ने में बहुत समय लगता है। केवल लाने वाली पंक्तियाँ नई फ़ाइल में सहेजें।',
  busy: 'अभी दूसरी फ़ाइलें पढ़ी जा रही हैं। कृपया फिर कोशिश करें।',
  noHeadings: 'किसी पंक्ति में इस सूची के शीर्षक नहीं हैं। चाहिए: {headings, commas}',
  noKey: 'शीट में कॉलम {headings, commas} चाहिए, जिससे पंक्तियाँ पहचानी जाती हैं',
  noRows: 'शीर्षकों के नीचे कोई पंक्ति नहीं है',
  otherSheets: 'शीट {sheet} से पढ़ा गया। नहीं पढ़ी गईं: {others}',
  headingRows: 'शीर्षक पंक्ति {first, count} और {last, count} को मिलाकर पढ़े गए।',
  unheadedColumns: 'नहीं लाए गए, क्योंकि इन पर शीर्षक नहीं है: कॉलम {columns}',
  looksLike:
    'यह दूसरी सूची लगती है: {list}। शीट {count, plural, one {का # कॉलम उसका है} other {के # कॉलम उसके हैं}}, और इस सूची के {own, count}।',
  headingRow: 'शीर्षक पंक्ति {row, count} में मिले। उसके ऊपर की पंक्तियाँ छोड़ दी गईं।',
  twoColumns: '{heading} नहीं लाया गया, क्योंकि {field} का एक और कॉलम है',
  shortened: 'स्प्रेडशीट ने इस नंबर को छोटा करके {value} कर दिया। कॉलम का फ़ॉर्मैट टेक्स्ट करें और नंबर फिर से लिखें।',
  formulaError: 'स्प्रेडशीट में यहाँ गलती है: {value}',
  noReference: 'यह सूची में नहीं है: {master} {value}। पहले जोड़ें, या नाम ठीक करें।',
  sameFuel: '{value} को {product} माना गया है। क्या यह वही उत्पाद है?',
  mostAdvances:
    '{count, count} में से {below, count} शुरू की शेष राशियाँ 0 से नीचे हैं, यानी एडवांस दिया हुआ है। क्या यह सही है? कुछ शीटों में ग्राहक का बकाया ही माइनस के साथ छपता है: तब माइनस हटा दें।',
  ambiguousReference: '{value} नाम की कई पंक्तियाँ हैं। पहले उनमें से एक का नाम बदलें।',
  notDate: '{value} तारीख नहीं है। इसे 21-11-2026 की तरह लिखें।',
  notChoice: '{value} इन विकल्पों में नहीं है: {choices, commas}',
  fixed: 'पंक्ति जुड़ने के बाद इसे यहाँ नहीं बदल सकते। यह {value} है।',
  repeated: 'पंक्ति {row, count} भी यही है',
  ambiguous: 'इस नाम की कई पंक्तियाँ हैं। उन्हें सूची में बदलें।',
  renamed:
    'यह दूसरे नाम से {name} हो सकता है, क्योंकि यह वही है: {fields, commas}। सूची में नाम बदलें और यह पंक्ति छोड़ें: लाने पर यह दूसरी बार जुड़ जाएगी।',
  yes: 'हाँ',
  no: 'नहीं',
};
