import type { Query } from '../../platform/ask';
import type { Command } from '../../platform/submit';
import type { Shape } from './shape';

interface RowOf<Door> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With :parameters, as /api/v1/creditor/:creditorId. */
  path: string;
  door: Door;
  /** JSON alone; unless it says so, URL-encoded forms too; or multipart forms as well. */
  bodies?: 'json' | 'forms' | 'files';
  /**
   * Of 'files': the file comes into the body, as base64 text under `file` with its `fileName`, up to so many bytes; a
   * greater one is refused in these words. Without it, files are read and let go.
   */
  takesFile?: { most: number; tooLarge: string };
  /** Bytes of a body that is no file; 256 KB unless it says so. */
  largestBody?: number;
  /** Old request → input of the command or the query, which judges it. */
  shape: Shape;
}

/** A row that writes: old body → command input → submit → old answer. */
export interface SubmitRow<Input extends object, Answer> extends RowOf<'submit'> {
  command: Command<Input, Answer>;
  present(answer: Answer): unknown;
}

/** A row that reads: old parameters → query input → ask → old answer. */
export interface AskRow<Input extends object, Answer> extends RowOf<'ask'> {
  query: Query<Input, Answer>;
  /** Answers HEAD, where the query is too much work for its headers. */
  head?: Query<Input, Answer>;
  present(answer: Answer): unknown;
}

export type Row = SubmitRow<never, never> | AskRow<never, never>;

export const submitRow = <Input extends object, Answer>(row: Omit<SubmitRow<Input, Answer>, 'door'>): Row =>
  ({ ...row, door: 'submit' }) as unknown as Row;

export const askRow = <Input extends object, Answer>(row: Omit<AskRow<Input, Answer>, 'door'>): Row =>
  ({ ...row, door: 'ask' }) as unknown as Row;
