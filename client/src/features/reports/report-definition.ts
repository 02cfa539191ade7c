import type { ReportDefinitionQuery } from '../../graphql/generated/graphql';
import type { Option } from '../../ui/match-options';

/** A report as the server declares it. */
export type ReportDefinition = ReportDefinitionQuery['reportCatalogue'][number];
export type ReportParameter = ReportDefinition['parameters'][number];
export type ReportSection = ReportDefinition['sections'][number];
export type ReportColumn = ReportSection['columns'][number];

/** What a report is asked for; what is left out is for the server to fill in. */
export type ReportValues = Readonly<Record<string, string | number>>;

/** The rows that each filter chooses from, by the name of its parameter. */
export type Choices = Readonly<Record<string, readonly Option[]>>;
