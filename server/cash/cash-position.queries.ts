import { Field, Int, ObjectType } from 'type-graphql';
import { type CashFlow, type CashWay, cashFlowOf, cashPosition } from '../domain/cash-position';
import { refusal } from '../domain/kernel/problem';
import { sum } from '../domain/kernel/sum';
import { balanceOf } from '../ledger/balances.queries';
import { account } from '../ledger/post';
import { defineQuery, NoInput } from '../platform/ask';
import { BusinessDate, Money } from '../platform/scalars';
import type { Sql } from '../platform/sql';
import { looseCash, notesInSafe } from '../safe/safe.queries';
import { NO_SHIFT_IS_RUNNING } from '../shifts/running-shift';

@ObjectType({ description: 'What one kind of document added to the cash of a shift.' })
export class CashLine {
  @Field(() => String, {
    description: 'collections, creditorCash, drawn, expenditure, advances, salaries, deposited or other.',
  })
  way!: CashWay;
  @Field(() => Money, { description: 'Below 0 where it took from the cash.' }) amount!: number;
}

@ObjectType({ description: 'Notes or coins of one value in the safe.' })
export class HeldNotes {
  @Field(() => Int, { description: 'Whole rupees.' }) value!: number;
  @Field(() => Int) available!: number;
  @Field(() => Money) amount!: number;
}

@ObjectType({ description: 'The cash of a shift: the book figure beside what the safe holds.' })
export class CashPositionView {
  @Field(() => Int) shiftId!: number;
  @Field(() => BusinessDate) shiftDate!: string;
  @Field(() => String) shiftName!: string;
  @Field(() => Money) opening!: number;
  @Field(() => [CashLine], { description: 'With the opening they make the book figure.' }) lines!: CashLine[];
  @Field(() => Money) book!: number;
  @Field(() => Money, { description: 'By the notes alone.' }) counted!: number;
  @Field(() => Money, { description: 'Came in without its notes being counted.' }) loose!: number;
  @Field(() => Money, { description: 'Below 0: the safe is short.' }) difference!: number;
  @Field(() => [HeldNotes], { description: 'Largest first.' }) notes!: HeldNotes[];
}

const WAYS: Partial<Record<string, CashWay>> = {
  CASH_COLLECTION: 'collections',
  CREDITOR_PAYMENT: 'creditorCash',
  DRAWING: 'drawn',
  EXPENDITURE: 'expenditure',
  EMPLOYEE_ADVANCE: 'advances',
  SALARY: 'salaries',
  DEPOSIT: 'deposited',
};

/**
 * What each way added to the cash, out of what the kinds of documents added. Transfers go by their own kind; cash that
 * moved by any other document is told apart, never left out.
 */
export function addedByWay(kinds: readonly { kind: string; amount: number }[]): Partial<CashFlow> {
  const added: Partial<Record<CashWay, number>> = {};
  for (const { kind, amount } of kinds) {
    const way = WAYS[kind] ?? 'other';
    added[way] = (added[way] ?? 0) + amount;
  }
  return added;
}

/** What the entries of a shift, those that took others back among them, added to the cash, by way; paise. */
async function addedIn(sql: Sql, shiftId: number): Promise<Partial<CashFlow>> {
  const kinds = await sql<{ kind: string; amount: number }>(
    `SELECT COALESCE(t.kind, e.document_kind) AS kind, SUM(p.amount)::bigint AS amount
     FROM journal_entry e
     JOIN posting p ON p.entry_id = e.id
     JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'CASH'
     LEFT JOIN cash_transfer t ON e.document_kind = 'CASH_TRANSFER' AND t.id = e.document_id
     WHERE e.shift_id = $1 GROUP BY 1`,
    [shiftId],
  );
  return addedByWay(kinds);
}

/** The running shift's cash by the books, and as it is counted. Throws ProblemError where no shift runs. */
export const cashPositionOfShift = defineQuery({
  name: 'cashPosition',
  permission: 'user',
  input: NoInput,
  snapshot: true,
  run: async (read): Promise<CashPositionView> => {
    const { sql } = read;
    const [shift] = await sql<{ shiftId: number; shiftDate: string; shiftName: string }>(
      `SELECT s.id AS "shiftId", s.shift_date AS "shiftDate", t.name AS "shiftName"
       FROM shift s JOIN shift_type t ON t.id = s.shift_type_id WHERE s.state = 'RUNNING'`,
    );
    if (!shift) throw refusal('NO_SHIFT', NO_SHIFT_IS_RUNNING);
    const added = await addedIn(sql, shift.shiftId);
    const opening = (await balanceOf(sql, account('CASH'))) - sum(Object.values(added), (amount) => amount);
    const held = await notesInSafe.run(read, {});
    const notes = held.map(({ value, available }) => ({ value, available, amount: value * 100 * available }));
    const loose = await looseCash.run(read, {});
    return { ...shift, ...cashPosition(opening, cashFlowOf(added), { notes, loose }), notes };
  },
});
