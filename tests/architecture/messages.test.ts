import { TRANSLATED } from '../../i18n/languages';
import { type CompiledMessage, compileMessage } from '../../server/domain/kernel/compile-message';
import { definedMessages as defined, textsOf } from '../support/server-catalogue';

type Kinds = Readonly<Record<string, string>>;

/** Parameters of a text with their kinds. */
function kindsIn(text: CompiledMessage): Kinds {
  const kinds: Record<string, string> = {};
  for (const token of text) {
    if (typeof token === 'string') continue;
    const [name, kind = 'text', cases] = token;
    kinds[name] = kind;
    if (typeof cases === 'object' && cases !== null)
      for (const of of Object.values(cases)) if (Array.isArray(of)) Object.assign(kinds, kindsIn(of));
  }
  return kinds;
}

const KINDS = new Set(
  'text litres money rupees date count number list commas signedLitres signedMoney dateTime percent tenths plural selectordinal select'.split(
    ' ',
  ),
);

test('messages are defined once, with parameters of known kinds', () => {
  const ids = defined.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
  const strange = defined.filter(({ english }) =>
    Object.values(kindsIn(compileMessage(english))).some((kind) => !KINDS.has(kind)),
  );
  expect(strange.map(({ file, id }) => `${file}: ${id}`)).toEqual([]);
  expect(ids.length).toBeGreaterThan(70);
});

describe.each(TRANSLATED)('%s', (language) => {
  const { areas } = textsOf(language);
  const texts = new Map<string, string>(
    Object.entries(areas).flatMap(([area, entries]) =>
      Object.entries(entries).map(([key, text]) => [`${area}.${key}`, text]),
    ),
  );
  const fileOf = (id: string): string => `i18n/${language}/messages/${id.split('.')[0]}.ts`;

  test('has every message, and no other', () => {
    const missing = defined.filter(({ id }) => !texts.has(id)).map(({ id }) => `${fileOf(id)}: ${id} is missing`);
    expect(missing).toEqual([]);
    const ids = new Set(defined.map(({ id }) => id));
    expect([...texts.keys()].filter((id) => !ids.has(id)).map((id) => `${fileOf(id)}: ${id} is not defined`)).toEqual(
      [],
    );
  });

  test('each text has the parameters of the English one', () => {
    const different = defined.filter(({ id, english }) => {
      const [own, given] = [texts.get(id) ?? english, english].map((text) =>
        Object.entries(kindsIn(compileMessage(text))),
      );
      return JSON.stringify(own!.toSorted()) !== JSON.stringify(given!.toSorted());
    });
    expect(different.map(({ id }) => `${fileOf(id)}: ${id}`)).toEqual([]);
  });

  test('each text is in Devanagari, or has only values, units, and Dr or Cr', () => {
    const lettersOf = (text: string): string =>
      text.replaceAll(/\{[^{}]*\}| (L|kg\/m³|Dr|Cr)(?!\p{L})/gu, '').replaceAll(/[^\p{L}]/gu, '');
    const latin = defined.filter(
      ({ id, english }) => texts.has(id) && lettersOf(english) !== '' && !/\p{Script=Devanagari}/u.test(texts.get(id)!),
    );
    expect(latin.map(({ id }) => `${fileOf(id)}: ${id}`)).toEqual([]);
  });
});
