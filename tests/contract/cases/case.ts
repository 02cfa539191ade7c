import type { Reply, Station } from '../../support/station';

/** What is sent in place of the row's path and body. A path that begins with ? follows the row's own. */
export interface Sent {
  path?: string;
  body?: object;
}

/** A wrong call, and how it is refused: 400 unless it says otherwise. */
interface Bad extends Sent {
  status?: number;
  msg: unknown;
  /** Under its old name; none where the refusal belongs to no field. */
  field?: string;
}

type BadCall = Bad | ((station: Station) => Bad | Promise<Bad>);

/** A row of docs/design/rest.md#paths: a call that succeeds and its answer, and one that is refused. */
export interface Case {
  /** Nobody needs to be logged in. */
  isOpen?: true;
  isAdminOnly?: true;
  /** What has to be so before. */
  given?(station: Station): Promise<void>;
  /** The call; another one each time where it makes a row. Without it, the row's path alone. */
  good?(station: Station): Sent | Promise<Sent>;
  /** The whole body of the answer, */
  answer?: unknown;
  /** or what is to be seen of it. */
  look?(reply: Reply, station: Station): void;
  /** Null where nothing can be wrong: the call takes no input. */
  bad: BadCall | null;
  /** Other wrong calls. */
  alsoBad?: readonly BadCall[];
}

export type Cases = Record<string, Case>;

export const LAST_ID = [{ lastId: expect.any(Number) }];

let made = 0;

/** Another number each time. */
export const next = (): number => ++made;
/** Another name each time. */
export const another = (word: string): string => `${word} ${next()}`;
/** Another address each time. */
export const anotherEmail = (): string => `user${next()}@station.example`;

/** A master that has only its name. */
export const named = (legacy: string, least: number): Case => ({
  isAdminOnly: true,
  good: () => ({ body: { [legacy]: another('Another') } }),
  answer: LAST_ID,
  bad: { body: { [legacy]: '' }, msg: `Name must be between ${least} to 45 characters`, field: legacy },
});

/** A list that may be searched and has this row. */
export const list = (row: object): Case => ({
  answer: expect.arrayContaining([row]),
  bad: { path: `?q=${'x'.repeat(201)}`, msg: expect.stringContaining('200'), field: 'q' },
});
