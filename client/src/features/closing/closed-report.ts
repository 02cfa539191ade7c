/** The address of a closed shift's slip. */
export const reportOf = ({ shiftId, shiftDate }: { shiftId: number; shiftDate: string }): string =>
  `/report/closed-shift-report/${shiftId}/${shiftDate}`;

/** The address of the form that corrects a closed shift. */
export const correctionOf = (shiftId: number): string => `/page/correct-shift?shiftId=${shiftId}`;
