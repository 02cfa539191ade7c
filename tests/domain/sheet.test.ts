import { cellText, dateText, figureText, headingKey, isShortened, tabSeparated } from '../../server/domain/sheet';

test.each([
  ['1,23,456.50', '123456.5'],
  ['₹ 1,23,456.50', '123456.5'],
  ['Rs. 500/-', '500'],
  ['123,456.00', '123456'],
  ['(2,500)', '-2500'],
  ['-2500', '-2500'],
  ['−2500', '-2500'],
  ['₹-12.30', '-12.3'],
  ['5,000 Cr', '-5000'],
  ['5,000.00 Dr.', '5000'],
  ['18%', '18'],
  ['१,२३४', '1234'],
  ['0012', '0012'],
  ['.5', '0.5'],
  ['12,50', '12,50'],
  ['1.23.456', '1.23.456'],
  ['1e3', '1e3'],
  ['ten', 'ten'],
])('reads the figure %s as %s', (typed, read) => expect(figureText(typed)).toBe(read));

test.each([
  ['31/12/2025', '2025-12-31'],
  ['31-12-25', '2025-12-31'],
  ['1.4.2026', '2026-04-01'],
  ['31 Dec 2025', '2025-12-31'],
  ['31-Dec-25', '2025-12-31'],
  ['1st April 2026', '2026-04-01'],
  ['2025-12-31', '2025-12-31'],
  ['2025-12-31 00:00:00', '2025-12-31'],
  ['31/12/2025 0:00', '2025-12-31'],
  ['46022', '2025-12-31'],
  ['46022.75', '2025-12-31'],
  ['३१/१२/२०२५', '2025-12-31'],
  ['31 दिसंबर 2025', '2025-12-31'],
  ['३१ दिस. २०२५', '2025-12-31'],
  ['1 अप्रैल 2026', '2026-04-01'],
  ['15-अगस्त-25', '2025-08-15'],
  ['1 फ़रवरी 2026', '2026-02-01'],
  ['1 मई 2026', '2026-05-01'],
  ['१ मे २०२६', '2026-05-01'],
  ['1 सप्टेंबर 2026', '2026-09-01'],
  ['1 ऑक्टोबर 2026', '2026-10-01'],
  ['1 जानेवारी 2026', '2026-01-01'],
  ['1 कल 2026', '1 कल 2026'],
  // Day first: there is no month 13, and no guess at the American order.
  ['12/31/2025', '12/31/2025'],
  ['30/02/2026', '30/02/2026'],
  ['2026', '2026'],
  ['yesterday', 'yesterday'],
])('reads the day %s as %s', (typed, read) => expect(dateText(typed)).toBe(read));

test.each([
  ['phone', '09876543210', '09876543210'],
  ['phone', '9876543210.0', '9876543210'],
  ['phone', "'+91 98765 43210", '+91 98765 43210'],
  ['flag', 'Yes', 'true'],
  ['flag', 'नहीं', 'false'],
  ['flag', 'perhaps', 'perhaps'],
  ['text', '\u00a0 RAM  ', 'RAM'],
  ['text', "'=SUM(A1)", '=SUM(A1)'],
] as const)('reads %s %s as %s', (kind, typed, read) => expect(cellText(kind, typed)).toBe(read));

test.each(['9.87654E+09', '9,87654E+09', '9E9'])('recognises the shortened number %s', (text) =>
  expect(isShortened(text)).toBe(true),
);

test.each([
  ['Mobile No. *', 'mobileno'],
  ['Maximum limit (₹)', 'maximumlimit'],
  ['फ़र्म का नाम', headingKey('फ़र्म का नाम')],
  ['Interest % a year', 'interestpercentayear'],
])('compares the heading %s as %s', (heading, key) => expect(headingKey(heading)).toBe(key));

test('writes cells with tabs, quotes and line breaks so that they are read back', () =>
  expect(
    tabSeparated([
      ['a', 'b\tc'],
      ['say "x"', 'two\nlines'],
    ]),
  ).toBe('a\t"b\tc"\n"say ""x"""\t"two\nlines"'));
