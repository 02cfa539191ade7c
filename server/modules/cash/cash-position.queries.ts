import { Field, Int, ObjectType } from 'type-graphql';
import { type CashFlow, type CashWay, cashFlowOf, cashPosition } from '../../domain/cash-position';
import { closing } from '../../domain/closing.messages';
import { refusal } from '../../domain/kernel/problem';
import { defineQuery, NoInput } from '../../platform/ask';
import { BusinessDate, Money } from '../../platform/scalars';
import type { Sql } from '../../platform/sql';
import { documents } from '../documents/registered';
import { notesInSafe, uncountedCash } from '../safe/safe.queries';
import { cashOfShift } from '../shifts/cash-of-shift';

@ObjectType({ description: 'Cash moved by one kind of document in a shift.' })
export class CashLine {
  @Field(() => String, {
    description: 'collections, creditorCash, drawn, expenditure, advances, salaries, deposited or other.',
  })
  way!: CashWay;
  @Field(() => Money, { description: 'Rupees; below 0 for cash out.' }) amount!: number;
}

@ObjectType({ description: 'Notes or coins of one value in the safe.' })
export class HeldNotes {
  @Field(() => Int, { description: 'Value in whole rupees.' }) value!: number;
  @Field(() => Int) available!: number;
  @Field(() => Money, { description: 'Total of these notes in rupees.' }) amount!: number;
}

@ObjectType({ description: 'Cash of a shift: the book balance and the contents of the safe.' })
export class CashPositionView {
  @Field(() => Int) shiftId!: number;
  @Field(() => BusinessDate) shiftDate!: string;
  @Field(() => String) shiftName!: string;
  @Field(() => Money, { description: 'Cash in the safe at the start of the shift, in rupees.' }) opening!: number;
  @Field(() => [CashLine], {
    description: 'Movements by kind; together with the opening cash they give the book balance.',
  })
  lines!: CashLine[];
  @Field(() => Money, { description: 'Book balance of the safe in rupees.' }) book!: number;
  @Field(() => Money, { description: 'Rupees in counted notes.' }) counted!: number;
  @Field(() => Money, { description: 'Uncounted cash in rupees.' }) uncounted!: number;
  @Field(() => Money, { description: 'Difference from the book balance in rupees; below 0 the safe is short.' })
  difference!: number;
  @Field(() => [HeldNotes], { description: 'Notes in the safe, largest first.' }) notes!: HeldNotes[];
}

/** The figures of kinds that are no definitions, which have their own. */
const WAYS: Partial<Record<string, CashWay>> = {
  CASH_COLLECTION: 'collections',
  CREDITOR_PAYMENT: 'creditorCash',
  DRAWING: 'drawn',
  SALARY: 'salaries',
  DEPOSIT: 'deposited',
};

const FLOW = `
  WITH ${cashOfShift('$1')}
  SELECT 'OPENING' AS kind, amount::bigint FROM opening
  UNION ALL
  SELECT k.kind, SUM(k.amount)::bigint
  FROM (SELECT amount, CASE WHEN document_kind <> 'CASH_TRANSFER' THEN document_kind
                            WHEN (amount > 0) <> taken_back THEN 'DRAWING' ELSE 'DEPOSIT' END AS kind
        FROM moved) k
  GROUP BY k.kind`;

/**
 * The ledger's cash when a shift began, and the shift's movements including reversals; paise. Cash moved by other
 * documents, such as a denomination added later, is listed separately, never left out.
 */
export async function cashMovedIn(sql: Sql, shiftId: number): Promise<{ opening: number; flow: CashFlow }> {
  let opening = 0;
  const added: Partial<Record<CashWay, number>> = {};
  for (const { kind, amount } of await sql<{ kind: string; amount: number }>(FLOW, [shiftId])) {
    if (kind === 'OPENING') {
      opening = amount;
      continue;
    }
    const way = WAYS[kind] ?? documents.get(kind)?.lists.cashWay ?? 'other';
    added[way] = (added[way] ?? 0) + amount;
  }
  return { opening, flow: cashFlowOf(added) };
}

/** The running shift's cash by the books, and as counted. Throws ProblemError if no shift is running. */
export const cashPositionOfShift = defineQuery({
  name: 'cashPosition',
  right: 'cash.read',
  input: NoInput,
  snapshot: true,
  run: async (read): Promise<CashPositionView> => {
    const { sql } = read;
    const [shift] = await sql<{ shiftId: number; shiftDate: string; shiftName: string }>(
      `SELECT s.id AS "shiftId", s.shift_date AS "shiftDate", t.name AS "shiftName"
       FROM shift s JOIN shift_type t ON t.id = s.shift_type_id WHERE s.state = 'RUNNING'`,
    );
    if (!shift) throw refusal('NO_SHIFT', closing.noShift());
    const { opening, flow } = await cashMovedIn(sql, shift.shiftId);
    const held = await notesInSafe.run(read, {});
    const notes = held.map(({ value, available }) => ({ value, available, amount: value * 100 * available }));
    const uncounted = await uncountedCash.run(read, {});
    return { ...shift, ...cashPosition(opening, flow, { notes, uncounted }), notes };
  },
});
