import { languageAsked } from '../../i18n/language';

interface ClosedShift {
  shiftId: number;
  shiftDate: string;
}

/** The address of a closed shift's sheet. */
export const reportOf = ({ shiftId, shiftDate }: ClosedShift): string =>
  `/report/closed-shift-report/${shiftId}/${shiftDate}`;

/** The address of the sheet as a PDF. */
export const printOf = ({ shiftId, shiftDate }: ClosedShift): string =>
  `/api/v1/report/closed-shift-report?${new URLSearchParams({ shiftId: String(shiftId), shiftDate, format: 'pdf', ...languageAsked() })}`;

/** The page that corrects a closed shift. */
export const CORRECTION_PAGE = '/page/correct-shift';

/** Its address with the shift. */
export const correctionOf = (shiftId: number): string => `${CORRECTION_PAGE}?shiftId=${shiftId}`;
