import { IsInt } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { INTEREST_SERIES } from '../../domain/bill-number';
import { credit } from '../../domain/credit.messages';
import { problemsOfInterestDay } from '../../domain/interest-days';
import { refusal, refuseIf } from '../../domain/kernel/problem';
import { sum } from '../../domain/kernel/sum';
import { IsBusinessDate } from '../../platform/is-business-date';
import { BusinessDate } from '../../platform/scalars';
import { defineCommand, type Tx } from '../../platform/submit';
import { saying } from '../../platform/validated';
import { balanceOf } from '../../services/ledger/balances.queries';
import { account, post, transfer } from '../../services/ledger/post';
import { type InterestDue, interestDaysOf, interestDueOf } from './interest.queries';
import { lockCreditor } from './lock-creditor';
import type { MadeBill } from './make-bill';
import { settleNew } from './resettle';
import { writeBill } from './write-bill';

@InputType({ description: 'The creditor to charge interest to, and the last day.' })
export class ChargeInterestInput {
  @Field(() => Int) @IsInt(saying(credit.selectCreditor())) creditorId!: number;
  @Field(() => BusinessDate)
  @IsBusinessDate('Enter the date up to which interest is charged')
  asAt!: string;
}

/**
 * Bills a creditor the interest on its overdue bills up to a day, for the days not charged before: one bill of that
 * day, owed from then on, which bears no interest. No day is charged on which a payment may still be entered, and none
 * before the creditor's newest bill of interest; other creditors' bills do not matter.
 */
export const chargeInterest = defineCommand({
  name: 'chargeInterest',
  right: 'credit.interest',
  input: ChargeInterestInput,
  async run(tx, { creditorId, asAt }): Promise<MadeBill> {
    await lockCreditor(tx, creditorId);
    refuseIf(problemsOfInterestDay(asAt, await interestDaysOf(tx.sql, tx.today, creditorId)));
    const late = (await interestDueOf(tx.sql, asAt, [creditorId])).filter(({ toCharge }) => toCharge > 0);
    if (late.length === 0) throw refusal('NOTHING_TO_CHARGE', credit.noInterest(), 'asAt');
    const amount = sum(late, ({ toCharge }) => toCharge);
    const opening = await balanceOf(tx.sql, account('CREDITOR', creditorId), asAt);
    const fromDate = late.map(({ from }) => from).toSorted()[0]!;
    const bill = await writeBill(tx, {
      creditorId,
      kind: 'INTEREST',
      series: INTEREST_SERIES,
      billDate: asAt,
      fromDate,
      toDate: asAt,
      opening,
      amount,
      paid: 0,
      closing: opening + amount,
    });
    await writeCharges(tx, bill.billId, asAt, late);
    await settleNew(tx, creditorId);
    await post(tx, tx.actor.userId, [
      {
        document: { kind: 'INTEREST', id: bill.billId },
        businessDate: asAt,
        shiftId: null,
        lines: transfer(account('CREDITOR', creditorId), account('INTEREST'), amount),
      },
    ]);
    tx.publish('creditChanged', { creditorId });
    return { ...bill, amount };
  },
});

async function writeCharges(tx: Tx, interestBillId: number, chargedTo: string, late: InterestDue[]): Promise<void> {
  const rows = await tx.sql<{ id: number }>(
    `INSERT INTO interest_charge (interest_bill_id, bill_id, charged_from, charged_to, rate, amount)
     SELECT $1, l."billId", l."from", $2, l.rate, l."toCharge"
     FROM jsonb_to_recordset($3::jsonb) AS l("billId" int, "from" date, rate int, "toCharge" bigint)
     RETURNING id`,
    [interestBillId, chargedTo, JSON.stringify(late)],
  );
  for (const [place, { billId, from, rate, toCharge }] of late.entries())
    tx.audit({
      table: 'interest_charge',
      id: rows[place]!.id,
      after: { interestBillId, billId, from, chargedTo, rate, toCharge },
    });
}
