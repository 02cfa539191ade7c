import type { Query } from '../platform/ask';
import type { Command } from '../platform/submit';

/** What an old tool sent: path parameters, query and body (JSON or form) in one place. */
export interface OldRequest {
  params: Record<string, string>;
  query: Record<string, string | undefined>;
  body: Record<string, unknown>;
}

interface RowOf<Door> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With :parameters, as /api/v1/creditor/:creditorId. */
  path: string;
  door: Door;
}

/** A row that writes: old body → command input → submit → old answer. */
export interface SubmitRow<Input extends object, Answer> extends RowOf<'submit'> {
  command: Command<Input, Answer>;
  shape(request: OldRequest): unknown;
  present(answer: Answer, request: OldRequest): unknown;
}

/** A row that reads: old parameters → query input → ask → old answer. */
export interface AskRow<Input extends object, Answer> extends RowOf<'ask'> {
  query: Query<Input, Answer>;
  shape(request: OldRequest): unknown;
  present(answer: Answer, request: OldRequest): unknown;
}

export type Row = SubmitRow<never, never> | AskRow<never, never>;

export const submitRow = <Input extends object, Answer>(row: Omit<SubmitRow<Input, Answer>, 'door'>): Row =>
  ({ ...row, door: 'submit' }) as unknown as Row;

export const askRow = <Input extends object, Answer>(row: Omit<AskRow<Input, Answer>, 'door'>): Row =>
  ({ ...row, door: 'ask' }) as unknown as Row;
