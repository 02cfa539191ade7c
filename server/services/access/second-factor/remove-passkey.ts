import { Type } from 'class-transformer';
import { IsInt } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { access } from '../../../domain/access.messages';
import { refusal } from '../../../domain/kernel/problem';
import { defineCommand } from '../../../platform/submit';
import { OwnPasswordInput } from '../own-password';
import { tellUser } from '../tell-user';
import { compareOwner, confirmOwner } from './confirm-owner';
import { deleteSecondFactor, isOn, SECOND_FACTOR, secondFactorOf } from './second-factor';

@InputType()
export class RemovePasskeyInput extends OwnPasswordInput {
  @Field(() => Int, { description: 'Id of one of the passkeys of the current user.' })
  @IsInt()
  @Type(() => Number)
  passkeyId!: number;
}

/** Removes one of the caller's passkeys. Without another second step, two-step login is off. */
export const removePasskey = defineCommand({
  name: 'removePasskey',
  right: 'ownAccount',
  input: RemovePasskeyInput,
  prepare: (ctx, { password }) => compareOwner(ctx, password),
  async run(tx, { passkeyId }, compared) {
    const { userId } = tx.actor;
    await confirmOwner(tx, compared);
    const [removed] = await tx.sql<{ name: string }>(
      'DELETE FROM passkey WHERE id = $1 AND user_id = $2 RETURNING name',
      [passkeyId, userId],
    );
    if (!removed) throw refusal('NOT_FOUND', access.passkeyUnknown(), 'passkeyId', 'NOT_FOUND');
    const state = await secondFactorOf(tx.sql, userId);
    if (!isOn(state)) {
      if (state.isRequired) throw refusal('SECOND_FACTOR_KEPT', access.twoStepForRights());
      await deleteSecondFactor(tx, userId);
      await tellUser(tx, userId, 'secondFactorOff');
    }
    tx.audit({ table: SECOND_FACTOR, id: userId, after: { passkeyRemoved: removed.name } });
    return {};
  },
});
