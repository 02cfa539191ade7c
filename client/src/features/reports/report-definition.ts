import type { ReportDefinitionQuery } from '../../graphql/generated/graphql';
import type { Option } from '../../ui/inputs/match-options';

/** A report definition as declared by the server. */
export type ReportDefinition = Omit<ReportDefinitionQuery['reportCatalogue'][number], 'right'>;
export type ReportParameter = ReportDefinition['parameters'][number];
export type ReportSection = ReportDefinition['sections'][number];
export type ReportColumn = ReportSection['columns'][number];

/** Whether a column is visible: hidden ones only serve links. */
export const isDrawn = ({ kind }: ReportColumn): boolean => kind !== 'key' && kind !== 'path';

/** The values of a report's parameters; the server supplies defaults for missing ones. */
export type ReportValues = Readonly<Record<string, string | number | boolean>>;

/** Page and order of a long report: the server's `ReportPage`. */
export interface PageAsked {
  limit: number;
  offset: number;
  sort: string | null;
  descending: boolean;
}

/** The rows that each filter chooses from, by parameter name. */
export type Choices = Readonly<Record<string, readonly Option[]>>;
