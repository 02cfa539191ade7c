import { brokenReferences, readable, textOf, vagueCitations } from '../support/references';

/** This file has examples of broken references. */
const EXAMPLES = 'tests/architecture/references.test.ts';
const files = readable.filter((file) => file !== EXAMPLES);

test('every page, section, ADR, migration and source file that is named exists', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap((file) => brokenReferences(file, textOf(file)).map((problem) => `${file}: ${problem}`))).toEqual(
    [],
  );
});

test.each([
  ['server/x.ts', '/** The rule (docs/design/nowhere.md). */'],
  ['server/x.ts', '/** The rule (docs/design/domain.md#nowhere). */'],
  ['server/x.ts', '/** Refused (docs/evidence/THREATS.md, T20 and T99). */'],
  ['server/x.ts', '/** Uncounted (ADR 99). */'],
  ['server/x.ts', '/** Guarded by migration 9999. */'],
  ['server/x.ts', '/** See server/domain/nowhere.ts. */'],
  ['docs/x.md', 'Read [this](design/nowhere.md).'],
  ['docs/x.md', 'Read [this](design/domain.md#nowhere).'],
  ['docs/x.md', 'Read [below](#nowhere).'],
  ['docs/x.md', 'Read `NOWHERE.md`.'],
  ['docs/x.md', 'It is in `server/modules/nowhere/`.'],
  ['docs/x.md', 'It is in `nowhere-at-all.ts`.'],
  ['docs/x.md', 'The flow goes through `ledger/nowhere`.'],
])('finds the broken reference of %s: %s', (file, text) => expect(brokenReferences(file, text)).toHaveLength(1));

test.each([
  ['server/x.ts', '/** The rule (docs/design/domain.md#credit). Refused (docs/evidence/THREATS.md, T9 and T11). */'],
  ['server/x.ts', '/** See ADR 2, migration 0010, server/domain/closing.ts, https://example.org/PROTOCOL.md. */'],
  ['docs/x.md', 'Read [this](design/domain.md#credit), `server/domain/`, `report-download.ts`; not `text/plain`.'],
])('follows the references of %s: %s', (file, text) => expect(brokenReferences(file, text)).toEqual([]));

test('every citation in a source file names its page', () => {
  const sources = files.filter((file) => !file.endsWith('.md'));
  expect(sources.flatMap((file) => vagueCitations(file, textOf(file)).map((problem) => `${file}: ${problem}`))).toEqual(
    [],
  );
});

test.each([
  '/** The rule (domain.md). */',
  '/** The rule (domain: section 5). */',
  '/** The rule (domain:\n * section 5). */',
  '/** The rule (specification, section 10). */',
  '/** As measured (finding 7). */',
  '/** Uncounted (docs/adr: uncounted cash). */',
])('finds that a citation does not name its page: %j', (text) =>
  expect(vagueCitations('server/x.ts', text)).toHaveLength(1),
);

test.each([
  '/** The rule (specification, section 5); as RFC 6455, section 7.4.1, has it. */',
  '/** As GraphQL 2021, section 6.4.4, and docs/adr/README.md have it. */',
])('accepts a citation that names its page: %j', (text) => expect(vagueCitations('server/x.ts', text)).toEqual([]));
