import { access } from '../../../domain/access.messages';
import { refusal } from '../../../domain/kernel/problem';
import { defineCommand } from '../../../platform/submit';
import { OwnPasswordInput } from '../own-password';
import type { ShownRecoveryCodes } from './confirm-authenticator';
import { compareOwner, confirmOwner } from './confirm-owner';
import { replaceRecoveryCodes } from './recovery-codes';
import { isOn, SECOND_FACTOR, secondFactorOf } from './second-factor';

/** Replaces the caller's recovery codes; the old ones no longer work. */
export const renewRecoveryCodes = defineCommand({
  name: 'renewRecoveryCodes',
  right: 'ownAccount',
  input: OwnPasswordInput,
  prepare: (ctx, { password }) => compareOwner(ctx, password),
  async run(tx, _input, compared): Promise<ShownRecoveryCodes> {
    const { userId } = tx.actor;
    await confirmOwner(tx, compared);
    if (!isOn(await secondFactorOf(tx.sql, userId))) throw refusal('SECOND_FACTOR_OFF', access.noRecoveryCodes());
    tx.audit({ table: SECOND_FACTOR, id: userId, after: { recoveryCodesRenewed: true } });
    return { recoveryCodes: await replaceRecoveryCodes(tx, userId) };
  },
  storedAnswer: () => ({ recoveryCodes: null }),
});
