import type { Translated } from '../../i18n/languages';
import { catalogueOf } from '../support/catalogues';
import { textsOf } from '../support/server-catalogue';

/** One word for each concept: variants that a reader took for something else, with the word that is used instead. */
const VARIANTS: Readonly<Record<Translated, readonly (readonly [variant: RegExp, word: string])[]>> = {
  hi: [
    [/शिफ़्ट/, 'शिफ्ट'],
    [/प्रविष्टि/, 'एंट्री'],
    [/चल रही (?:और )?(?:आने वाली )?शिफ्ट|(?:शिफ्ट|\}) (?:पहले से )?चल रही/, 'चालू'],
    [/तलपट/, 'ट्रायल बैलेंस'],
    [/(?<!\p{M})रेट(?![\p{L}\p{M}])|उत्पाद की दर/u, 'भाव'],
    [/शिफ्ट को वापस खोल|बंद होना पलट/, 'बंद होना वापस लेना'],
    [/ मेरा खाता में/, '‘मेरा खाता’ में'],
    [/एंट्रियाँ/, 'एंट्री'],
    [/रकम/, 'राशि'],
    [/प्रति माह(?![\p{L}\p{M}])/u, 'प्रति महीना'],
    [/अपने-आप/, 'अपने आप'],
    [/मेन्यू/, 'मेनू'],
    [/संस्करण/, 'वर्शन'],
    [/संदर्भ/, 'रेफ़रेंस'],
    [/डेंसिटी/, 'घनत्व'],
    [/वाहन/, 'गाड़ी'],
    [/निर्यात/, 'एक्सपोर्ट'],
    [/दृश्य/, 'व्यू'],
    [/तस्वीर/, 'फ़ोटो'],
    [/काग़ज़/, 'दस्तावेज़'],
    [/लॉगिन/, 'लॉग इन'],
    [/मीटर घटना|मीटर की घटना/, 'मीटर बदलाव'],
    [/माल की आवक/, 'माल आवक'],
    [/शृंखला|श्रृंखला/, 'क्रम'],
    [/छापें/, 'प्रिंट करें'],
    [/अग्रिम/, 'एडवांस'],
    [/किताब/, 'पर्ची बुक'],
    [/दो दिनों के बीच/, 'दो तारीखों के बीच'],
    [/ के भीतर/, 'के अंदर'],
    [/अंतिम वसूली/, 'आख़िरी वसूली'],
    [/उधारी/, 'उधार'],
    [/काटा (?:गया|हुआ) कर(?![\p{L}\p{M}])/u, 'टैक्स'],
    [/सरकारी जाँच/, 'निरीक्षण'],
    // Further away than the shift that is due, not earlier than it.
    [/एक दिन से ज़्यादा पहले/, 'आगे'],
    // A label may be feminine: नई भूमिका.
    [/नया: /, 'जोड़ें: '],
    // A print may have more pages than one.
    [/एक पन्ने पर/, 'how much a print holds is not said'],
    [/ग़लत|ख़ाली|ख़ुद|ख़रीद|ख़त्म|क़|स्टाफ(?!़)/u, 'the spelling without or with the dot, as elsewhere'],
  ],
  mr: [
    [/(?<![\p{L}\p{M}])की(?![\p{L}\p{M}])/u, 'किल्ली'],
    [/ माझे खाते मध्ये/, '‘माझे खाते’ मध्ये'],
    [/शिफ्ट मागे घेणे/, 'शिफ्टचे बंद होणे मागे घेणे'],
    [/संदेश(?! sandesh)/, 'मेसेज'],
    [/निर्यात/, 'एक्सपोर्ट'],
    [/याच्यावर थांबते|मर्यादेवर स्टाफ/, 'पेक्षा जास्त'],
    [/अ\u200d?ॅ/, 'the letter ॲ'],
    [/दिवसापेक्षा जास्त आधी/, 'पुढे'],
    [/चेक/, 'धनादेश'],
    [/उधार ग्राहक/, 'उधारी ग्राहक'],
  ],
};

describe.each(Object.entries(VARIANTS))('%s', (code, variants) => {
  const language = code as Translated;
  const { areas, labels } = textsOf(language);
  const texts = [catalogueOf(language), ...Object.values(areas), ...Object.values(labels)].flatMap((entries) =>
    Object.entries<string>(entries),
  );

  test.each(variants)('no text has %s; the word is %s', (variant) => {
    expect(texts.length).toBeGreaterThan(3000);
    expect(texts.filter(([, text]) => variant.test(text))).toEqual([]);
  });
});
