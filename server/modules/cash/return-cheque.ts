import { Field, InputType, Int } from 'type-graphql';
import { chargesOf, problemsOfReturn, returnRules } from '../../domain/cheque.rules';
import type { Message } from '../../domain/kernel/message';
import { refuseIf } from '../../domain/kernel/problem';
import { moveOpeningsBefore } from '../../masters/move-openings';
import { Ruled } from '../../platform/ruled';
import { BusinessDate, Money } from '../../platform/scalars';
import { defineCommand, type Tx } from '../../platform/submit';
import { account, type Entry, post, transfer } from '../../services/ledger/post';
import { chargeForReturn } from '../credit/charge-bill';
import { setReturned } from '../credit/return-payment';
import { RehearseField } from '../shifts/shift-meant-field';
import { CHEQUE_RETURNED, finishStep, type LockedCheque, lockCheque, type SteppedCheque } from './cheque-step';
import { categoriesInUse } from './expenditure-category.queries';

@InputType({ description: 'The return of an unpaid cheque, and what it costs.' })
export class ReturnChequeInput {
  @Field(() => Int, { description: 'Id of the cheque.' }) @Ruled(returnRules.chequeId) chequeId!: number;
  @Field(() => BusinessDate, { description: 'Day on which the bank returned it.' })
  @Ruled(returnRules.returnedOn)
  returnedOn!: string;
  @Field(() => String, { description: "The bank's reason, such as insufficient funds." })
  @Ruled(returnRules.reason)
  reason!: string;
  @Field(() => Money, { nullable: true, description: 'What the bank charged, in rupees; default 0.' })
  @Ruled(returnRules.bankCharge)
  bankCharge?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: "Id of the expenditure category for the bank's charge; required if there is any.",
  })
  @Ruled(returnRules.expenditureCategoryId)
  expenditureCategoryId?: number | null;
  @Field(() => Money, { nullable: true, description: 'What the customer is charged, in rupees; default 0.' })
  @Ruled(returnRules.customerCharge)
  customerCharge?: number | null;
  @RehearseField() rehearse?: boolean | null;
}

interface Returned {
  returnedOn: string;
  bankCharge: number;
  categoryId: number | null;
}

/**
 * Records that a cheque came back unpaid (docs/design/domain.md#cheques). The party owes again, or is owed again, from
 * that day, and both lines stay in its account. A received cheque settles nothing any more: the debts that it had
 * settled are open since they were made, and the customer may be charged by a bill.
 */
export const returnCheque = defineCommand({
  name: 'returnCheque',
  right: 'cash.settle',
  input: ReturnChequeInput,
  async run(tx, input): Promise<SteppedCheque> {
    const cheque = await lockCheque(tx, input.chequeId);
    refuseIf(problemsOfReturn({ ...input }, cheque, await categoriesInUse(tx.sql)));
    const { returnedOn, reason } = input;
    const { bankCharge, customerCharge } = chargesOf({ ...input });
    const categoryId = bankCharge > 0 ? input.expenditureCategoryId! : null;
    await tx.sql(
      `UPDATE cheque SET returned_on = $2, reason = $3, bank_charge = $4, expenditure_category_id = $5 WHERE id = $1`,
      [cheque.id, returnedOn, reason, bankCharge, categoryId],
    );
    const effects = await moveOpeningsBefore(tx, returnedOn, { bank: cheque.accountId, supplier: cheque.supplierId });
    effects.push(...(await takeBack(tx, cheque, { returnedOn, bankCharge, categoryId }, customerCharge)));
    const after = { returnedOn, bankCharge, expenditureCategoryId: categoryId, customerCharge };
    return finishStep(tx, cheque, { after, reason, effects });
  },
});

/** Posts the return and the charges, and settles the creditor's debts again. */
async function takeBack(tx: Tx, cheque: LockedCheque, returned: Returned, customerCharge: number): Promise<Message[]> {
  const { id, paymentId, creditorId, amount, number } = cheque;
  const day = returned.returnedOn;
  const work = async (): Promise<Message[]> => {
    await post(tx, tx.actor.userId, [
      {
        document: { kind: CHEQUE_RETURNED, id },
        businessDate: day,
        shiftId: null,
        lines: linesOf(cheque, returned),
        details: { reference: number },
      },
    ]);
    if (creditorId === null || customerCharge === 0) return [];
    const billId = await chargeForReturn(tx, { creditorId, amount: customerCharge, day });
    await tx.sql('UPDATE cheque SET charge_bill_id = $2 WHERE id = $1', [id, billId]);
    return [];
  };
  return creditorId === null ? work() : setReturned(tx, { id: paymentId, creditorId, amount }, { day }, work);
}

/** Whose account the cheque had moved gets the opposite, and the bank its charge. */
function linesOf(
  { creditorId, supplierId, accountId, amount }: LockedCheque,
  { bankCharge, categoryId }: Returned,
): Entry['lines'] {
  const back =
    creditorId === null
      ? transfer(account('BANK', accountId!), account('SUPPLIER', supplierId!), amount)
      : transfer(account('CREDITOR', creditorId), account('CHEQUES'), amount);
  if (categoryId === null) return back;
  return [...back, ...transfer(account('EXPENDITURE', categoryId), account('BANK', accountId!), bankCharge)];
}
