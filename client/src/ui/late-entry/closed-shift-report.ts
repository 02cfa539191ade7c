/** The address of a closed shift's slip. */
export const reportOf = ({ shiftId, shiftDate }: { shiftId: number; shiftDate: string }): string =>
  `/report/closed-shift-report/${shiftId}/${shiftDate}`;
