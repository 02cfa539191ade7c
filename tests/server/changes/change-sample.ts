import type { Context } from '../../../server/platform/context';
import type { Sql } from '../../../server/platform/sql';
import type { Act, ClosingStation } from '../../support/closing-station';

/** The station of the samples: a morning shift runs after a closed night, with money in the safe and a bank account. */
export interface ChangeStation {
  act: Act;
  admin: Context;
  sql: Sql;
  ids: ClosingStation & { closedShiftId: number; accountId: number; modeId: number; categoryIds: [number, number] };
  today: string;
}

/** A row of a table that change requests cover, with a valid and an invalid change. */
export interface ChangeSample {
  table: string;
  /** Tells the samples of one table apart: 'in a closed shift'. */
  about?: string;
  /** Records a new row by its own command and returns its id. Called several times on one station. */
  seed(station: ChangeStation): Promise<number>;
  /** A valid change: fields as typed; null for tables whose rows are not changed. */
  change: ((station: ChangeStation) => Record<string, string | null>) | null;
  /** A change that is refused when requested, and its message. */
  wrong?: { change: (station: ChangeStation) => Record<string, string | null>; message: string | RegExp };
  /** Why this row cannot be deleted; undefined if it can. */
  notDeleted?: string | RegExp;
  /** The row is disabled instead of deleted. */
  isDisabledInstead?: true;
}
