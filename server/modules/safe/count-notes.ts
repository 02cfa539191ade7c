import { IsInt, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import {
  cashInTotal,
  cashOutTotal,
  isCounted,
  isUsed,
  MOST_NOTES,
  type NoteCount,
  problemsOfNotes,
  problemsOfTally,
} from '../../domain/denominations';
import type { Paise } from '../../domain/kernel/money';
import { type Problem, refuseIf } from '../../domain/kernel/problem';
import { safe as safeMessages } from '../../domain/safe.messages';
import type { OpenTransaction } from '../../platform/transaction';
import { saying } from '../../platform/validated';

const WHOLE = saying(safeMessages.countNotWhole());
const MOST = saying(safeMessages.countTooGreat({ most: MOST_NOTES }));

@InputType({ description: 'Notes or coins of one value put into and taken out of the safe.' })
export class NoteInput {
  @Field(() => Int, { description: 'Value in whole rupees.' }) @IsInt() value!: number;
  @Field(() => Int, { defaultValue: 0, description: 'Number put into the safe.' })
  @IsInt(WHOLE)
  @Min(0, WHOLE)
  @Max(MOST_NOTES, MOST)
  in!: number;
  @Field(() => Int, { defaultValue: 0, description: 'Number taken out of the safe.' })
  @IsInt(WHOLE)
  @Min(0, WHOLE)
  @Max(MOST_NOTES, MOST)
  out!: number;
}

/** The cash movement of a document: total in paise, and notes by denomination (+ in, − out). */
export interface CountedCash {
  amount: Paise;
  cashIn: Paise;
  cashOut: Paise;
  notes: { denominationId: number; count: number }[];
}

/** Every denomination by value in paise, locked in one order; `uncounted` is the row for uncounted cash. */
export async function lockSafe(tx: OpenTransaction): Promise<Safe> {
  const rows = await tx.sql<{ id: number; value: number; available: number; isUncounted: boolean }>(
    `SELECT id, value, available, is_uncounted AS "isUncounted" FROM denomination
     WHERE NOT disabled ORDER BY value, id FOR NO KEY UPDATE`,
  );
  const uncounted = rows.find((row) => row.isUncounted)!;
  return { notes: rows.filter((row) => !row.isUncounted), uncountedId: uncounted.id, uncounted: uncounted.available };
}

export interface Safe {
  notes: { id: number; value: number; available: number }[];
  uncountedId: number;
  /** Uncounted cash, in paise. */
  uncounted: number;
}

/** Counted notes with the number in the safe; 0 for an unknown value. */
export const noteCountsOf = (safe: Safe, inputs: readonly NoteInput[]): NoteCount[] =>
  inputs.map((note) => {
    const row = rowOf(safe, note);
    return {
      denominationId: row?.id ?? 0,
      value: note.value,
      available: row?.available ?? 0,
      in: note.in,
      out: note.out,
    };
  });

const rowOf = (safe: Safe, note: NoteInput) => safe.notes.find((row) => row.value === note.value * 100);

/**
 * Checks counted notes against the safe. `amount` is the document's amount, if it has one (negative if cash leaves the
 * safe): counted notes must add up to it; without counted notes it enters the safe as uncounted cash (ADR 10). Throws
 * ProblemError INVALID.
 */
export function countNotes(safe: Safe, inputs: NoteInput[], amount: Paise | null, fieldPrefix: string): CountedCash {
  const { cash, problems } = tallyNotes(safe, inputs, amount, fieldPrefix);
  refuseIf(problems);
  return cash;
}

/** The safe without the notes that leave it with a document. Received notes are not available for paying out again. */
export const safeAfter = (safe: Safe, { notes }: CountedCash): Safe => ({
  ...safe,
  notes: safe.notes.map((row) => {
    const moved = notes.find((note) => note.denominationId === row.id)?.count ?? 0;
    return { ...row, available: row.available + Math.min(0, moved) };
  }),
});

/** The same as countNotes, but returns the problems; the cash is valid only if there are none. */
export function tallyNotes(
  safe: Safe,
  inputs: NoteInput[],
  amount: Paise | null,
  fieldPrefix: string,
): { cash: CountedCash; problems: Problem[] } {
  const unknown = inputs.flatMap((note, index): Problem[] =>
    isUsed(note) && (!rowOf(safe, note) || inputs.findIndex((other) => other.value === note.value) < index)
      ? [
          {
            code: 'UNKNOWN_NOTE',
            ...safeMessages.unknownNote({ value: String(note.value) }),
            field: `${fieldPrefix}.${index}`,
          },
        ]
      : [],
  );
  const counts = noteCountsOf(safe, inputs);
  const cashIn = cashInTotal(counts);
  const cashOut = cashOutTotal(counts);
  if (!isCounted(inputs) && amount !== null && amount > 0)
    return {
      cash: { amount, cashIn: amount, cashOut: 0, notes: [{ denominationId: safe.uncountedId, count: amount }] },
      problems: [],
    };
  const unequal = amount === null ? [] : problemsOfTally(counts, amount, fieldPrefix);
  return {
    cash: {
      amount: cashIn - cashOut,
      cashIn,
      cashOut,
      notes: counts.filter(isUsed).map((note) => ({ denominationId: note.denominationId, count: note.in - note.out })),
    },
    problems: [unknown, problemsOfNotes(counts, fieldPrefix), unequal].find((found) => found.length > 0) ?? [],
  };
}
