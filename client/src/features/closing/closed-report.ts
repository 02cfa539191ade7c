import { languageAsked } from '../../i18n/language';

/** The address of the slip as a PDF. */
export const printOf = ({ shiftId, shiftDate }: { shiftId: number; shiftDate: string }): string =>
  `/api/v1/report/closed-shift-report?${new URLSearchParams({ shiftId: String(shiftId), shiftDate, format: 'pdf', ...languageAsked() })}`;

/** The address of the form that corrects a closed shift. */
export const correctionOf = (shiftId: number): string => `/page/correct-shift?shiftId=${shiftId}`;
