/** Where a closed shift's slip is read and printed. */
export const reportOf = ({ shiftId, shiftDate }: { shiftId: number; shiftDate: string }): string =>
  `/report/closed-shift-report/${shiftId}/${shiftDate}`;
