import { useMemo } from 'react';
import { usePhone } from '../../../ui/page/breakpoints';
import type { SectionAnswer } from '../answer/report-document';
import type { ReportSection } from '../report-definition';
import { pictureOf } from './chart-picture';
import { ReportChart } from './report-chart';

interface ReportChartsProps {
  section: ReportSection;
  answer: SectionAnswer;
}

/** The charts of a section, next to its table; renders nothing if there is nothing to draw. Loaded lazily. */
export default function ReportCharts({ section, answer: { rows, rowCount } }: ReportChartsProps) {
  const width = usePhone() ? 'narrow' : 'wide';
  const { charts, columns } = section;
  const pictures = useMemo(
    () => charts.flatMap((chart) => pictureOf(chart, columns, rows, width) ?? []),
    [charts, columns, rows, width],
  );
  return pictures.map((picture) => (
    <ReportChart key={picture.title} picture={picture} shown={rows.length} all={rowCount} />
  ));
}
