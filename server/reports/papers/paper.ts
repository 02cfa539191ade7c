import type { Message } from '../../domain/kernel/message';
import type { Sql } from '../../platform/sql';
import { ALWAYS_KNOWN, parameter, type Values } from '../parameter';
import type { ReadAt } from '../parameter-values';
import { type Section, type SectionAnswer, type SectionDefinition, sectionOf } from '../section';
import { stationBlock } from '../station-head';
import type { IssuedContent, Party } from './issued-content';

/** A kind of document that prints as it was issued (ADR 61). */
export interface Paper {
  /** The table of the documents. */
  kind: string;
  /** SQL predicate of the documents `d`, if other rows of the table are none. */
  only?: string;
  sections: readonly Section[];
  /** What the party is to the document: 'Bill to'. */
  partyIs: Message;
  /** SQL: the party of the document :documentId. */
  party: string;
  /** What the document asks the party to pay: paise, with its number. Nothing is asked for amounts of 0 and below. */
  asksFor?(sections: IssuedContent['sections']): { amount: number; reference: string };
  /** Whether a change of the document, as audited, changes what it says. */
  isRestatedBy(after: Readonly<Record<string, unknown>>): boolean;
}

type TitledSections = Readonly<Record<string, SectionDefinition & { title: string }>>;

/** The parameter of the sections of a paper. */
export const DOCUMENT = ':documentId';

const PARAMETERS = { documentId: parameter('integer', 'Document'), ...ALWAYS_KNOWN };

export const definePaper = ({ sections, ...paper }: Omit<Paper, 'sections'> & { sections: TitledSections }): Paper => ({
  ...paper,
  sections: Object.entries(sections).map(([name, section]) => sectionOf(name, section.title, section, PARAMETERS)),
});

/** What a document prints now. Throws ProblemError NOT_FOUND if it does not exist. */
export async function readPaper(sql: Sql, paper: Paper, documentId: number, clock: ReadAt): Promise<IssuedContent> {
  const values: Values = { documentId, today: clock.today(), timeZone: clock.timeZone, seesPay: 1 };
  const sections: IssuedContent['sections'] = {};
  for (const section of paper.sections) sections[section.name!] = printed(section, await section.read(sql, values));
  const [party] = await sql<Party>(paper.party.replaceAll(DOCUMENT, '$1'), [documentId]);
  return { station: await stationBlock(sql), party: party!, sections };
}

/** The cells of the columns and the name of the group, without what a page needs. */
function printed({ columns, groupName }: Section, { rows, subtotals, totals }: SectionAnswer) {
  const names = [...columns.map(({ name }) => name), ...(groupName === undefined ? [] : ['_group'])];
  const cells = (row: SectionAnswer['rows'][number]) =>
    Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
  return { rows: rows.map(cells), subtotals: subtotals.map(cells), totals: totals && cells(totals) };
}
