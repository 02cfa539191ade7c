import { labels } from '../../i18n/hi/labels';
import { beside } from '../../i18n/hindi/beside';
import { masters } from '../../i18n/hindi/masters';
import { refusals } from '../../i18n/hindi/refusals';
import { cells } from '../../i18n/hindi/reports/cells';
import { inHindi } from '../../i18n/in-hindi';
import { serverTexts } from '../support/server-texts';

const said = serverTexts();
const lists = [refusals, masters, cells, beside];
const phrases = [...lists, ...Object.values(labels)].flatMap((list) => Object.entries(list));
const known = new Set(phrases.map(([english]) => english));

const placesOf = (text: string): string[] => [...new Set(text.match(/\{\d\}/g))].sort();

/** Texts that are the same in both languages: signs, units, names of formats. */
const SAME_IN_BOTH = /^[\s{}\d°%(),.:;–—−+=→·/&'*-]*$|^(\{0\} id|PAN|GSTIN|SMS|WhatsApp|KL|L|°C|DSR|ATG)$/;

test('every text of the server has a Hindi phrase', () => {
  const missing = [...said].filter(([text]) => !known.has(text) && !SAME_IN_BOTH.test(text));
  expect(missing.map(([text, { list, place }]) => `${list} (${place}): ${text}`)).toEqual([]);
});

test('every Hindi phrase belongs to a text still in use', () => {
  const listed = lists.flatMap((list) => Object.keys(list));
  const composed = new Set(['Another {0} already has this {1}{2}', ...Object.keys(labels.events)]);
  expect(listed.filter((english) => !said.has(english) && !composed.has(english))).toEqual([]);
});

test('each phrase has the placeholders of its text and contains Hindi letters', () => {
  const lost = phrases.filter(([english, hindi]) => placesOf(english).join() !== placesOf(hindi).join());
  expect(lost.map(([english]) => english)).toEqual([]);
  const unworded = phrases.filter(([, hindi]) => !/\p{Script=Devanagari}/u.test(hindi) && !SAME_IN_BOTH.test(hindi));
  expect(unworded.map(([english]) => english)).toEqual([]);
});

test('a text in two lists has the same translation in both', () => {
  const worded = new Map<string, string>();
  const twice = phrases.filter(([english, hindi]) => {
    const before = worded.get(english);
    worded.set(english, hindi);
    return before !== undefined && before !== hindi;
  });
  expect(twice.map(([english]) => english)).toEqual([]);
});

test('each text is translated with its placeholders filled in', () => {
  const worded = [...said.keys()].filter((text) => known.has(text) && !SAME_IN_BOTH.test(text));
  const unsaid = worded.filter((text) => {
    const filled = text.replace(/\{(\d)\}/g, (_, place: string) => `#${place}#`);
    const hindi = inHindi(filled);
    return hindi === filled || placesOf(text).some((place) => !hindi.includes(`#${place[1]}#`));
  });
  expect(worded.length).toBeGreaterThan(900);
  expect(unsaid).toEqual([]);
});
