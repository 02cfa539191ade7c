import fc from 'fast-check';
import { amountInWords as inHindi } from '../../i18n/hi/amount-in-words';
import { amountInWords as inMarathi } from '../../i18n/mr/amount-in-words';

test.each([
  [0, 'रुपये शून्य मात्र', 'रुपये शून्य फक्त'],
  [100_00, 'रुपये एक सौ मात्र', 'रुपये शंभर फक्त'],
  [1_100_51, 'रुपये एक हज़ार एक सौ और इक्यावन पैसे मात्र', 'रुपये एक हजार एकशे आणि एक्कावन्न पैसे फक्त'],
  [1_200_50, 'रुपये एक हज़ार दो सौ और पचास पैसे मात्र', 'रुपये एक हजार दोनशे आणि पन्नास पैसे फक्त'],
  [12_345_67, 'रुपये बारह हज़ार तीन सौ पैंतालीस और सड़सठ पैसे मात्र', 'रुपये बारा हजार तीनशे पंचेचाळीस आणि सदुसष्ठ पैसे फक्त'],
  [10_000_000_00, 'रुपये एक करोड़ मात्र', 'रुपये एक कोटी फक्त'],
  [1_230_000_000_00, 'रुपये एक सौ तेईस करोड़ मात्र', 'रुपये एकशे तेवीस कोटी फक्त'],
  [-5_00, 'माइनस रुपये पाँच मात्र', 'उणे रुपये पाच फक्त'],
])('%d paise in words', (paise, hindi, marathi) => {
  expect([inHindi(paise), inMarathi(paise)]).toEqual([hindi, marathi]);
});

test.each([
  ['hi', inHindi],
  ['mr', inMarathi],
])('%s: different amounts have different words, without Latin letters', (_, inWords) => {
  const amounts = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 });
  fc.assert(
    fc.property(amounts, amounts, (one, other) => {
      expect(inWords(one)).not.toMatch(/[A-Za-z]| {2}/);
      expect(inWords(one) === inWords(other)).toBe(one === other);
    }),
  );
});
