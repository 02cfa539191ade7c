import { IsInt, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { access } from '../domain/access.messages';
import { GREATEST_ID } from '../domain/field-rules';
import { refusal } from '../domain/kernel/problem';
import { defineQuery } from '../platform/ask';
import { stationSetting } from '../platform/station-setting';
import { defineCommand } from '../platform/submit';
import { saying } from '../platform/validated';
import { refuseGreaterUser } from '../services/access/role';
import {
  deleteSecondFactor,
  isOn,
  SECOND_FACTOR,
  secondFactorOf,
} from '../services/access/second-factor/second-factor';
import { tellUser } from '../services/access/tell-user';

const WHOLE = saying(access.userNotWhole());

@InputType({ description: 'The user whose two-step login is meant.' })
export class ResetSecondFactorInput {
  @Field(() => Int, { description: 'Id of the user; not the current user for a reset.' })
  @IsInt(WHOLE)
  @Min(1, WHOLE)
  @Max(GREATEST_ID, WHOLE)
  userId!: number;
}

/** Whether a user's log-in needs a second step. */
export const hasSecondFactor = defineQuery({
  name: 'hasSecondFactor',
  right: 'users.manage',
  input: ResetSecondFactorInput,
  async run({ sql }, { userId }): Promise<boolean> {
    const state = await secondFactorOf(sql, userId);
    return state !== undefined && isOn(state);
  },
});

/**
 * Turns off another user's second factor, for one who lost the phone and the recovery codes. Sends the user a mail; the
 * audit names the admin. Refused with four eyes, as a password link is: together both open the account (ADR 31).
 */
export const resetSecondFactor = defineCommand({
  name: 'resetSecondFactor',
  right: 'users.manage',
  needsConfirmation: true,
  input: ResetSecondFactorInput,
  async run(tx, { userId }) {
    if (userId === tx.actor.userId) throw refusal('OWN_SECOND_FACTOR', access.ownTwoStep(), 'userId');
    if (await stationSetting(tx.sql, 'fourEyes')) throw refusal('NOT_ALONE', access.notAloneTwoStep());
    const [user] = await tx.sql('SELECT FROM app_user WHERE id = $1 FOR UPDATE', [userId]);
    if (!user) throw refusal('NOT_FOUND', access.userUnknown(), 'userId', 'NOT_FOUND');
    await refuseGreaterUser(tx, userId);
    if (!isOn(await secondFactorOf(tx.sql, userId)))
      throw refusal('SECOND_FACTOR_OFF', access.twoStepOffForUser(), 'userId');
    await deleteSecondFactor(tx, userId);
    tx.audit({ table: SECOND_FACTOR, id: userId, after: { reset: true } });
    await tellUser(tx, userId, 'secondFactorReset', tx.actor.name);
    return {};
  },
});
