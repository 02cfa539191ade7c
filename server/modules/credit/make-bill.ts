import { IsInt, IsOptional } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { CREDIT_SERIES } from '../../domain/bill-number';
import { problemsOfBillDate, problemsOfBillPeriod } from '../../domain/bill-period';
import { credit } from '../../domain/credit.messages';
import { refuseIf } from '../../domain/kernel/problem';
import { IsBusinessDate } from '../../platform/is-business-date';
import { BusinessDate } from '../../platform/scalars';
import { defineCommand } from '../../platform/submit';
import { saying } from '../../platform/validated';
import { calculateBill } from './calculate-bill';
import { lockCreditor } from './lock-creditor';
import { settleNew } from './resettle';
import { writeBill } from './write-bill';

@InputType({ description: 'Creditor and period of a new bill.' })
export class MakeBillInput {
  @Field(() => Int) @IsInt(saying(credit.selectCreditor())) creditorId!: number;
  @Field(() => BusinessDate) @IsBusinessDate('Enter the first day') from!: string;
  @Field(() => BusinessDate) @IsBusinessDate('Enter the last day') to!: string;
  @Field(() => BusinessDate, {
    nullable: true,
    description:
      'Date of the bill, from the last day on; omitted for today. Its year numbers it, and its due date follows.',
  })
  @IsOptional()
  @IsBusinessDate('Enter the date of the bill')
  billDate?: string | null;
}

export interface MadeBill {
  billId: number;
  number: string;
  /** Paise. */
  amount: number;
}

/**
 * Bills a creditor's unbilled sales of a period, with those that missed their bill, in one numbered bill, and settles it
 * with the creditor's advance (docs/design/domain.md#bills). Bills of sales are numbered in the order of their dates. Locks the creditor, so a sale is on one bill however many clerks bill at once.
 */
export const makeBill = defineCommand({
  name: 'makeBill',
  right: 'credit.bill',
  input: MakeBillInput,
  async run(tx, { creditorId, from, to, billDate: typedDate }): Promise<MadeBill> {
    const billDate = typedDate ?? tx.today;
    refuseIf(problemsOfBillPeriod({ from, to }, tx.today));
    refuseIf(problemsOfBillDate({ from, to }, billDate, tx.today));
    const firm = await lockCreditor(tx, creditorId);
    const { vehicles, opening, amount, paid, closing } = await calculateBill(tx.sql, firm, { from, to });
    const sales = vehicles.flatMap((vehicle) => vehicle.sales);
    const { billId, number } = await writeBill(tx, {
      creditorId,
      kind: 'SALES',
      series: CREDIT_SERIES,
      billDate,
      // Sales that missed their bill may be older.
      fromDate: [from, ...sales.map(({ date }) => date)].toSorted()[0]!,
      toDate: to,
      opening,
      amount,
      paid,
      closing,
    });
    const saleIds = sales.map(({ id }) => id);
    // A change that was requested before changes the bill too: it is accepted only as it is reviewed now.
    await tx.sql('UPDATE credit_sale SET bill_id = $1, version = version + 1 WHERE id = ANY($2)', [billId, saleIds]);
    await settleNew(tx, creditorId);
    tx.publish('creditChanged', { creditorId });
    return { billId, number, amount };
  },
});
