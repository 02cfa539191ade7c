import { Field, InputType, Int } from 'type-graphql';
import { amountRule } from '../../domain/money-document.rules';
import { paymentWayRules } from '../../domain/payment-way';
import { Ruled } from '../../platform/ruled';
import { Money } from '../../platform/scalars';
import type { NoteInput } from './count-notes';
import { NotesField } from './notes-field';

/** The input of every document that moves money: the amount and the way of payment. */
@InputType()
export abstract class PaidInput {
  @Field(() => Money) @Ruled(amountRule) amount!: number;
  @Field(() => Int, { nullable: true, description: 'Id of the transaction account; omitted for cash from the safe.' })
  @Ruled(paymentWayRules.accountId)
  accountId?: number | null;
  @Field(() => Int, { nullable: true, description: 'Id of a payment mode that the account accepts.' })
  @Ruled(paymentWayRules.paymentModeId)
  paymentModeId?: number | null;
  @NotesField({ description: 'Counted notes; their total must be the amount.' })
  notes: NoteInput[] = [];
}
