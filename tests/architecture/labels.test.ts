import 'reflect-metadata';
import '../../server/api/rest/routes';
import '../../server/modules/changes';
import { stationSchema } from '../../server/api/graphql/schema';
import { labels as hi } from '../../server/domain/language/hi/labels';
import type { Labels } from '../../server/domain/language/labels';
import { labels as mr } from '../../server/domain/language/mr/labels';
import { auditLabels, type RegistryLabel, registryLabels } from '../support/registry-labels';

const LANGUAGES: Readonly<Record<string, Readonly<Record<string, Labels>>>> = { hi, mr };
/** Languages that may lack labels: these are shown in English. */
const DRAFTS = new Set(['mr']);
/** Units and names that are the same in every language. */
const SAME_IN_ENGLISH = /^(PAN|GSTIN|Pan number|°C)$/;

let listed: RegistryLabel[];
let audited: Set<string>;
beforeAll(async () => {
  // Loads every command.
  await stationSchema({ subscribe: () => ({}) as never });
  listed = registryLabels();
  audited = auditLabels();
});

test('the registries have labels, without placeholders', () => {
  expect(new Set(listed.map(({ label }) => label)).size).toBeGreaterThan(600);
  expect(listed.filter(({ label }) => /[{}]|^\s|\s$/.test(label))).toEqual([]);
});

describe.each(Object.entries(LANGUAGES))('%s', (language, files) => {
  const entries = Object.entries(files).flatMap(([file, labels]) =>
    Object.entries(labels).map(([label, text]) => ({ file, label, text })),
  );
  const known = new Set(entries.map(({ label }) => label));

  test('has every label of the registries', () => {
    const missing = listed.filter(({ label }) => !known.has(label) && !DRAFTS.has(language));
    expect(missing.map(({ label, place }) => `server/domain/language/${language}/labels: ${place}: ${label}`)).toEqual(
      [],
    );
  });

  test('has no label that no registry shows, and none twice', () => {
    const shown = new Set([...listed.map(({ label }) => label), ...audited]);
    expect(entries.filter(({ label }) => !shown.has(label))).toEqual([]);
    expect(entries.filter(({ label }, index) => entries.findIndex((entry) => entry.label === label) < index)).toEqual(
      [],
    );
  });

  test('every label is in Devanagari', () => {
    const latin = entries.filter(
      ({ label, text }) => !/\p{Script=Devanagari}/u.test(text) && !SAME_IN_ENGLISH.test(label),
    );
    expect(latin).toEqual([]);
  });
});
