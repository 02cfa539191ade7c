import type { memos as english } from '../../../server/domain/memos.messages';
import type { Translation } from '../../renderer';

export const memos: Translation<typeof english> = {
  onlySplitProduct: 'अतिरिक्त मेमो केवल {product} के लिए बन सकते हैं',
  inFuture: '{date, date} आगे की तारीख है',
  noRate: '{date, date} को {product} का भाव नहीं है',
  nothing: 'मेमो बनाने के लिए कुछ नहीं है। उधार वाली गाड़ियाँ जोड़ें या लीटर भरें।',
  tooManySales:
    'उस दिन {product} की {sales, count} उधार बिक्री हैं, पर एक बार में ज़्यादा से ज़्यादा {most, count} मेमो बनते हैं। उधार वाली गाड़ियाँ छोड़ दें।',
  tooMany:
    'इससे {memos, count} मेमो बनेंगे, पर एक बार में ज़्यादा से ज़्यादा {most, count} बनते हैं। लीटर का एक भाग अभी और बाकी दूसरे सेट में भरें।',
};
