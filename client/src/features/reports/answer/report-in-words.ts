import { said } from '../../../i18n/translate';
import { translateWith } from '../../../i18n/worded';
import type { ReportDefinition } from '../report-definition';

/** Translates all texts of a report except its rows. */
export const reportInWords = translateWith(
  (report: ReportDefinition): ReportDefinition => ({
    ...report,
    title: said(report.title),
    description: said(report.description),
    parameters: report.parameters.map((parameter) => ({ ...parameter, label: said(parameter.label) })),
    sections: report.sections.map((section) => ({
      ...section,
      title: said(section.title),
      columns: section.columns.map((column) => ({ ...column, label: said(column.label) })),
      charts: section.charts.map((chart) => ({ ...chart, title: said(chart.title) })),
    })),
  }),
);
