import type { fields as definitions } from '../../../server/domain/fields.messages';
import type { Translation } from '../../renderer';

export const fields: Translation<typeof definitions> = {
  unseen: 'इसमें न दिखने वाले अक्षर नहीं होने चाहिए',
  unseenIn: '{label}: इसमें न दिखने वाले अक्षर नहीं होने चाहिए',
  notText: '{label}: यहाँ टेक्स्ट चाहिए',
  tooLong: '{label}: ज़्यादा से ज़्यादा {most, count} अक्षर लिखें',
  notMoney: '{label}: रुपयों में, ज़्यादा से ज़्यादा 2 दशमलव के साथ भरें',
  tooMuchMoney: '{label}: ज़्यादा से ज़्यादा {most, money}',
  notLitres: '{label}: लीटर में, ज़्यादा से ज़्यादा 3 दशमलव के साथ भरें',
  tooManyLitres: '{label}: ज़्यादा से ज़्यादा {most, litres} लीटर',
  tooGreat: '{label}: ज़्यादा से ज़्यादा {most, number}',
  wrongGstin: 'यह GSTIN जाँचें: इसका आख़िरी अक्षर बाकी से मेल नहीं खाता',

  notValid: '{name} का मान सही नहीं है',
  notAnObject: 'भेजी गई सामग्री ऑब्जेक्ट होनी चाहिए',
  tooDeep: 'भेजी गई सामग्री बहुत गहरी है',
  unknown: 'पैरामीटर {name} नहीं है',
};
