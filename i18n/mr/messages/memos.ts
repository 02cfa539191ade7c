import type { memos as english } from '../../../server/domain/memos.messages';
import type { Draft } from '../../renderer';

export const memos = {
  onlySplitProduct: 'अतिरिक्त मेमो फक्त {product} साठी बनवता येतात',
  inFuture: '{date, date} ही तारीख भविष्यातील आहे',
  noRate: '{date, date} ला {product} चा दर नाही',
  nothing: 'मेमो बनवण्यासारखे काही नाही. उधारी वाहने घ्या किंवा लिटर भरा.',
  tooManySales:
    'त्या दिवशी {product} च्या {sales, count} उधारी विक्री आहेत, पण एका वेळी जास्तीत जास्त {most, count} मेमो बनवता येतात. उधारी वाहने वगळा.',
  tooMany:
    '{memos, count} मेमो बनतील, पण एका वेळी जास्तीत जास्त {most, count} बनवता येतात. काही लिटर आता भरा आणि उरलेले दुसऱ्या संचात.',
} satisfies Draft<typeof english>;
