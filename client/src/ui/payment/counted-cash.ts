import type { NoteCount } from '../../../../server/domain/denominations';

/** Counted notes: each denomination that went in or out, and the total in − out as decimal text (rupees). */
export interface CountedCash {
  notes: NoteCount[];
  total: string;
}
