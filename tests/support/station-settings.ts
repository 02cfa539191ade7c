import type { Act } from './closing-station';

/** Changes a setting as the page of the station settings does. */
export const setSetting = (
  act: Act,
  field: string,
  value: string | null,
  comment = 'As agreed',
): Promise<{ changeRequestId: number; state: string }> =>
  act('changeRow', { table: 'station_setting', rowId: 1, permission: 2, changes: [{ field, value }], comment });
