import 'reflect-metadata';
import '../../server/api/rest/routes';
import '../../server/modules/changes';
import type { Labels } from '../../i18n/labels';
import { TRANSLATED } from '../../i18n/languages';
import { stationSchema } from '../../server/api/graphql/schema';
import { auditLabels, type RegistryLabel, registryLabels } from '../support/registry-labels';

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

describe.each(TRANSLATED)('%s', (language) => {
  const files: Readonly<Record<string, Labels>> = require(`../../i18n/${language}/labels`).labels;
  const entries = Object.entries(files).flatMap(([file, labels]) =>
    Object.entries(labels).map(([label, text]) => ({ file, label, text })),
  );
  const known = new Set(entries.map(({ label }) => label));

  test('has every label of the registries', () => {
    const missing = listed
      .filter(({ label }) => !known.has(label))
      .map(({ label, place }) => `i18n/${language}/labels: ${place}: ${label}`);
    expect(missing).toEqual([]);
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
