import type { ReportDefinitionQuery } from '../../graphql/generated/graphql';
import type { Option } from '../../ui/inputs/match-options';

/** A report as the server declares it. */
export type ReportDefinition = ReportDefinitionQuery['reportCatalogue'][number];
export type ReportParameter = ReportDefinition['parameters'][number];
export type ReportSection = ReportDefinition['sections'][number];
export type ReportColumn = ReportSection['columns'][number];

/** Whether a column is seen: the others are for links. */
export const isDrawn = ({ kind }: ReportColumn): boolean => kind !== 'key' && kind !== 'path';

/** What a report is asked for; what is left out is for the server to fill in. */
export type ReportValues = Readonly<Record<string, string | number | boolean>>;

/** Which rows of a long report, in which order: the server's `ReportPage`. */
export interface PageAsked {
  limit: number;
  offset: number;
  sort: string | null;
  descending: boolean;
}

/** The rows that each filter chooses from, by the name of its parameter. */
export type Choices = Readonly<Record<string, readonly Option[]>>;
