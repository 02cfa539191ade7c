import type { Message } from '../../domain/kernel/message';
import type { Query } from '../../platform/ask';
import type { Command } from '../../platform/submit';
import type { Shape } from './shape';

interface RowOf<EntryPoint> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With :parameters, such as /api/v1/creditor/:creditorId. */
  path: string;
  entryPoint: EntryPoint;
  /** JSON only by default; `forms` adds URL-encoded forms, `files` those and multipart forms. */
  bodies?: 'json' | 'forms' | 'files';
  /**
   * For 'files': the file is added to the body as base64 text under `file` with its `fileName`, up to `most` bytes; a
   * larger one is refused with `tooLarge`. Without it, files are read and discarded.
   */
  takesFile?: { most: number; tooLarge: Message };
  /** Limit of a body without files in bytes; 256 KB by default. */
  largestBody?: number;
  /** Maps the old request to the input of the command or query, which validates it. */
  shape: Shape;
}

/** A route that writes: old body → command input → submit → old answer. */
export interface SubmitRow<Input extends object, Answer> extends RowOf<'submit'> {
  command: Command<Input, Answer>;
  present(answer: Answer): unknown;
}

/** A route that reads: old parameters → query input → ask → old answer. */
export interface AskRow<Input extends object, Answer> extends RowOf<'ask'> {
  query: Query<Input, Answer>;
  /** Answers HEAD if the query is too expensive for it. */
  head?: Query<Input, Answer>;
  present(answer: Answer): unknown;
}

export type Row = SubmitRow<never, never> | AskRow<never, never>;

export const submitRow = <Input extends object, Answer>(row: Omit<SubmitRow<Input, Answer>, 'entryPoint'>): Row =>
  ({ ...row, entryPoint: 'submit' }) as unknown as Row;

export const askRow = <Input extends object, Answer>(row: Omit<AskRow<Input, Answer>, 'entryPoint'>): Row =>
  ({ ...row, entryPoint: 'ask' }) as unknown as Row;
