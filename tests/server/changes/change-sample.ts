import type { Context } from '../../../server/platform/context';
import type { Sql } from '../../../server/platform/sql';
import type { Act, ClosingStation } from '../../support/closing-station';

/** What a sample is made on: a station whose morning shift runs after a night that is closed, with money in the safe and a bank account. */
export interface ChangeStation {
  act: Act;
  admin: Context;
  sql: Sql;
  ids: ClosingStation & { closedShiftId: number; accountId: number; modeId: number; categoryIds: [number, number] };
  today: string;
}

/** A row of a table that is open to change requests, and what may be asked of it. */
export interface ChangeSample {
  table: string;
  /** What the case is about where a table has several: 'in a closed shift'. */
  about?: string;
  /** Records a new row through its own command and answers its id. Called several times on one station. */
  seed(station: ChangeStation): Promise<number>;
  /** A change that is applied: fields as typed; null where rows of the table are not changed. */
  change: ((station: ChangeStation) => Record<string, string | null>) | null;
  /** A change that is refused when it is asked for, and its text. */
  wrong?: { change: (station: ChangeStation) => Record<string, string | null>; message: string | RegExp };
  /** Why this row cannot be deleted; left out where it can. */
  notDeleted?: string | RegExp;
  /** It is disabled in place of being deleted. */
  isDisabledInstead?: true;
}
