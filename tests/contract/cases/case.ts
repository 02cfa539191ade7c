import type { Reply, Station } from '../../support/station';

/** What is sent instead of the row's path and body. A path that begins with ? is appended to the row's own. */
export interface Sent {
  path?: string;
  body?: object;
}

/** A wrong call and its refusal, with status 400 by default. */
interface Bad extends Sent {
  status?: number;
  msg: unknown;
  /** The old name of the field; undefined if the refusal belongs to none. */
  field?: string;
}

type BadCall = Bad | ((station: Station) => Bad | Promise<Bad>);

/** A row of docs/design/rest.md#paths: a call that succeeds with its answer, and one that is refused. */
export interface Case {
  /** Needs no log-in. */
  isOpen?: true;
  isAdminOnly?: true;
  /** Creates what the call depends on. */
  given?(station: Station): Promise<void>;
  /** The call, different each time if it creates a row. The row's path alone by default. */
  good?(station: Station): Sent | Promise<Sent>;
  /** The complete body of the answer, */
  answer?: unknown;
  /** or a check of it. */
  look?(reply: Reply, station: Station): void;
  /** Null if nothing can be wrong because the call takes no input. */
  bad: BadCall | null;
  /** More wrong calls. */
  alsoBad?: readonly BadCall[];
}

export type Cases = Record<string, Case>;

export const LAST_ID = [{ lastId: expect.any(Number) }];

let made = 0;

/** A different number each time. */
export const next = (): number => ++made;
/** A different name each time. */
export const another = (word: string): string => `${word} ${next()}`;
/** A different address each time. */
export const anotherEmail = (): string => `user${next()}@station.example`;

/** A master with only a name. */
export const named = (legacy: string, least: number): Case => ({
  isAdminOnly: true,
  good: () => ({ body: { [legacy]: another('Another') } }),
  answer: LAST_ID,
  bad: { body: { [legacy]: '' }, msg: `Name must be between ${least} to 45 characters`, field: legacy },
});

/** A list that can be searched and contains this row. */
export const list = (row: object): Case => ({
  answer: expect.arrayContaining([row]),
  bad: { path: `?q=${'x'.repeat(201)}`, msg: expect.stringContaining('200'), field: 'q' },
});
