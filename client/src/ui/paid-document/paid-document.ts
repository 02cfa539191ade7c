import type { TypedDocumentNode } from '@apollo/client';
import type { ReactNode } from 'react';
import type { Problem } from '../../../../server/domain/kernel/problem';
import type { CountedNotes, PaymentWays } from '../../../../server/domain/payment-way';
import type { PayloadOf } from '../../hooks/use-submit';
import type { HelpTopic } from '../../i18n/help-topic';
import type { ChoiceInputProps } from '../inputs/choice-input';
import type { UseSavedPaid } from './use-saved-paid';

/** A row of a master for which a document is paid: a category, a person. */
export interface PaidSubject {
  id: number;
  name: string;
  /** What the list of choices shows, if it is more than the name. */
  label?: string;
  /** Shown while the server is reachable: what the row owes now. */
  hint?: string;
  /** Offered for late entries only. */
  disabled: boolean;
}

/** A document of a shift as it is listed. */
export interface PaidRow {
  id: number;
  createdAt: string;
  amount: string;
  accountName?: string | null;
  paymentModeName?: string | null;
  valueDate?: string | null;
  reference?: string | null;
  comment?: string | null;
  enteredBy?: string | null;
  lateReason?: string | null;
}

/** The rows of a list's query. */
export type RowOf<List> = Extract<List[keyof List], readonly PaidRow[]>[number];

/** Columns of the list between the subject, which is first, and the time. */
export type PaidColumn = 'way' | 'amount' | 'reference' | 'comment';

interface PaidTexts {
  title: string;
  noShift: string;
  /** Title of the form. */
  form: string;
  /** Label of the subject. */
  subject: string;
  list: string;
  empty: string;
}

/** The page of a document that pays money in a shift: what differs from the others (docs/adr/0068-paid-documents.md). */
export interface PaidDocument<Choices, List, Recorded> {
  /** Under which its last request is stored. */
  sentAs: string;
  table: string;
  /** The mutation. */
  command: keyof Recorded & string;
  help: HelpTopic;
  texts: () => PaidTexts;
  /** The toast after recording. */
  savedText: (subject: string, amount: string) => string;
  record: TypedDocumentNode<Recorded, { input: never }>;
  /** The id of the recorded row; null for one that waits. */
  idOf: (payload: PayloadOf<Recorded>) => number | null | undefined;
  /** `field` is the subject's id in the input, `name` its name in the list. */
  subject: Pick<ChoiceInputProps, 'addedWith' | 'adds'> & { field: string; name: keyof RowOf<List> & string };
  choices: {
    query: TypedDocumentNode<Choices, { [name: string]: never }>;
    of: (data: Choices) => readonly PaidSubject[];
    /** Every payment changes their hints. */
    isMoved?: true;
    /** The only one is chosen at once. */
    isChosenIfOnly?: true;
  };
  list: {
    query: TypedDocumentNode<List, { shiftId?: number | null }>;
    of: (data: List) => readonly RowOf<List>[];
    columns: readonly PaidColumn[];
    /** Shown above the rows. */
    above?: (rows: readonly RowOf<List>[]) => ReactNode;
  };
  /** Its cheques are listed, so it sends the date on one. */
  withCheque?: true;
  /** The rule of the domain. */
  problemsOf: (entry: Readonly<Record<string, unknown>>, ways: PaymentWays, notes: CountedNotes) => Problem[];
  /** Its draft and its queue, `savedAs`; or `notSaved` for a document that needs the server. */
  useSaved: UseSavedPaid;
}
