import { Field, Int, ObjectType } from 'type-graphql';
import { DAYS_TO_UNLOAD } from '../../domain/still-to-unload';
import { defineQuery, NoInput } from '../../platform/ask';
import { Money } from '../../platform/scalars';
import {
  changesWaitingIn,
  entriesWaitingIn,
  WaitingChangeInShift,
  WaitingInShift,
} from '../../services/approvals/waiting-entries.query';

@ObjectType({
  description: 'Checks before the running shift is closed. None of them prevents closing.',
})
export class BeforeClose {
  @Field(() => Int) shiftId!: number;
  @Field(() => Int, { description: 'Number of credit sales in the shift.' }) creditSales!: number;
  @Field(() => Int, { description: 'Number of credit sales without a vehicle.' }) withoutVehicle!: number;
  @Field(() => Int, { description: 'Number of stock-ins in the shift.' }) stockIns!: number;
  @Field(() => Int, {
    description: `Number of invoice lines of the ${DAYS_TO_UNLOAD} days before the shift that are not fully unloaded.`,
  })
  linesToUnload!: number;
  @Field(() => Int, { description: 'Number of expenditures in the shift.' }) expenditures!: number;
  @Field(() => Money, { description: 'Total of its expenditures in rupees.' }) spent!: number;
  @Field(() => [String], {
    description: 'Names of the tanks not measured in this shift; a stock-in measures its tank.',
  })
  tanksWithoutDip!: string[];
  @Field(() => [String], { description: 'Names of the pumps without a cash collection in this shift.' })
  pumpsWithoutCash!: string[];
  @Field(() => [WaitingInShift], { description: 'Entries of this shift that wait for approval.' })
  waiting!: WaitingInShift[];
  @Field(() => [WaitingChangeInShift], {
    description: 'Changes and deletions of rows of this shift that wait for approval.',
  })
  waitingChanges!: WaitingChangeInShift[];
}

/** Returns null while no shift runs. */
export const beforeClose = defineQuery({
  name: 'beforeClose',
  right: 'shift.read',
  input: NoInput,
  run: async ({ sql, ctx }): Promise<BeforeClose | null> => {
    const [found] = await sql<Omit<BeforeClose, 'waiting' | 'waitingChanges'>>(
      `SELECT s.id AS "shiftId", credit.sales AS "creditSales", credit."withoutVehicle", spending.expenditures,
              spending.spent,
              (SELECT COUNT(*)::int FROM stock_in WHERE shift_id = s.id) AS "stockIns",
              (SELECT COUNT(*)::int FROM product p
               JOIN invoice_line l ON l.product_id = p.id AND l.unloaded < l.quantity
               JOIN invoice i ON i.id = l.invoice_id AND i.received_on >= s.shift_date - ${DAYS_TO_UNLOAD}) AS "linesToUnload",
              ARRAY(SELECT t.name FROM shift_tank o JOIN tank t ON t.id = o.tank_id
                    WHERE o.shift_id = s.id
                      AND NOT EXISTS (SELECT FROM tank_dip d WHERE d.shift_id = s.id AND d.tank_id = t.id)
                      AND NOT EXISTS (SELECT FROM stock_in i WHERE i.shift_id = s.id AND i.tank_id = t.id)
                    ORDER BY t.id) AS "tanksWithoutDip",
              ARRAY(SELECT p.name FROM pump p
                    WHERE p.id IN (SELECT pump_id FROM nozzle_reading WHERE shift_id = s.id)
                      AND p.id NOT IN (SELECT pump_id FROM cash_collection WHERE shift_id = s.id)
                    ORDER BY p.id) AS "pumpsWithoutCash"
       FROM shift s
       CROSS JOIN LATERAL (SELECT COUNT(*)::int AS sales, COUNT(*) FILTER (WHERE vehicle IS NULL)::int AS "withoutVehicle"
                           FROM credit_sale WHERE shift_id = s.id) credit
       CROSS JOIN LATERAL (SELECT COUNT(*)::int AS expenditures, COALESCE(SUM(amount), 0)::bigint AS spent
                           FROM expenditure WHERE shift_id = s.id) spending
       WHERE s.state = 'RUNNING'`,
    );
    if (found === undefined) return null;
    const waiting = await entriesWaitingIn(sql, ctx.actor, found.shiftId);
    return { ...found, waiting, waitingChanges: await changesWaitingIn(sql, ctx.actor, found.shiftId) };
  },
});
