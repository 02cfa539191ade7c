import type { WireValues } from '../inputs/field-definition';

/** A row that was just added, as an option of a choice. */
export interface AddedRow {
  id: number;
  label: string;
}

/** A form that a choice asks for: a new row of a master, beginning with the name that was typed. */
export interface NewRowRequest {
  /** 'Creditor' */
  master: string;
  typed: string;
  /** Further values that the form begins with. */
  row: WireValues;
  /** With the new row; null if the form was closed, or the row waits for approval. */
  answer: (row: AddedRow | null) => void;
}

/** The last one is in front: a new tank may need a new product. */
let requests: readonly NewRowRequest[] = [];
const listeners = new Set<() => void>();

function set(next: readonly NewRowRequest[]): void {
  requests = next;
  for (const listener of listeners) listener();
}

/** Calls back when a form is asked for or answered. */
export const onNewRowRequests = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The forms that are open. */
export const newRowRequests = (): readonly NewRowRequest[] => requests;

/** Opens the form for a new row over the page, which keeps what is typed; resolves with the row once it is saved. */
export const addNewRow = (master: string, typed: string, row: WireValues = {}): Promise<AddedRow | null> =>
  new Promise((resolve) => {
    const request: NewRowRequest = {
      master,
      typed,
      row,
      answer: (row) => {
        set(requests.filter((one) => one !== request));
        resolve(row);
      },
    };
    set([...requests, request]);
  });
