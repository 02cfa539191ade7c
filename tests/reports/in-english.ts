import type { Report } from '../../server/reports/report';
import type { SectionAnswer } from '../../server/reports/section';
import { rowWording } from '../../server/reports/worded';

/** The sections of an answer with the English texts of their messages. */
export const inEnglish = ({ sections }: Pick<Report, 'sections'>, answers: readonly SectionAnswer[]): SectionAnswer[] =>
  answers.map((answer, index) => {
    const word = rowWording(sections[index]!, 'en');
    return { ...answer, rows: answer.rows.map(word), subtotals: answer.subtotals.map(word) };
  });
