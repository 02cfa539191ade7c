import { translateLabel } from '../../../i18n/translate';
import { translateWith } from '../../../i18n/worded';
import type { ReportDefinition } from '../report-definition';

/** Translates all texts of a report except its rows. */
export const reportInWords = translateWith(
  (report: ReportDefinition): ReportDefinition => ({
    ...report,
    title: translateLabel(report.title),
    description: translateLabel(report.description),
    parameters: report.parameters.map((parameter) => ({ ...parameter, label: translateLabel(parameter.label) })),
    sections: report.sections.map((section) => ({
      ...section,
      title: translateLabel(section.title),
      columns: section.columns.map((column) => ({ ...column, label: translateLabel(column.label) })),
      charts: section.charts.map((chart) => ({ ...chart, title: translateLabel(chart.title) })),
    })),
  }),
);
