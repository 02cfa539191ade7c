import fs from 'node:fs';
import path from 'node:path';

const HINDI = path.join(__dirname, '../../i18n/hi');

/** Parameters that are labels: names of fields, lists, reports and kinds of entries. */
const LABELS = 'label|field|what|list|thing|master|entry|kind|table|column|heading|title';

/**
 * Where a sentence would have to know the gender or change the case of a label: before a postposition, as 'पता' in
 * 'पते में', and as the subject of a verb, as in 'तारीख होनी चाहिए'.
 */
const BENDS = new RegExp(
  `\\{(${LABELS})\\} (को|का|की|के|में|से|पर|ने)(?=[ '।:?])|\\{(${LABELS})\\} [^:।']*होन[ाीे] चाहिए|का \\{(${LABELS})\\} `,
);

const lines = fs
  .readdirSync(HINDI, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => fs.readFileSync(path.join(HINDI, file), 'utf8').split('\n'));

test('Hindi sentences are right with every label', () => {
  expect(lines.length).toBeGreaterThan(1000);
  expect(lines.filter((line) => BENDS.test(line))).toEqual([]);
});

test.each(['{label} को हटाएँ', '{label} टेक्स्ट होना चाहिए', '{figure, money} का {what} दर्ज है'])('finds %j', (text) =>
  expect(BENDS.test(text)).toBe(true),
);
