import { access } from '../../../domain/access.messages';
import { refusal } from '../../../domain/kernel/problem';
import { defineCommand } from '../../../platform/submit';
import { OwnPasswordInput } from '../own-password';
import { tellUser } from '../tell-user';
import { compareOwner, confirmOwner } from './confirm-owner';
import { deleteSecondFactor, isOn, SECOND_FACTOR, secondFactorOf } from './second-factor';

/** Turns off the caller's second factor: authenticator app and recovery codes. */
export const turnOffSecondFactor = defineCommand({
  name: 'turnOffSecondFactor',
  right: 'ownAccount',
  input: OwnPasswordInput,
  prepare: (ctx, { password }) => compareOwner(ctx, password),
  async run(tx, _input, compared) {
    const { userId } = tx.actor;
    await confirmOwner(tx, compared);
    const state = await secondFactorOf(tx.sql, userId);
    if (state.isRequired) throw refusal('SECOND_FACTOR_KEPT', access.twoStepForRights());
    await deleteSecondFactor(tx, userId);
    if (isOn(state)) {
      tx.audit({ table: SECOND_FACTOR, id: userId, after: { turnedOff: true } });
      await tellUser(tx, userId, 'secondFactorOff');
    }
    return {};
  },
});
