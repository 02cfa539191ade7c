import { Field, InputType, ObjectType } from 'type-graphql';
import { access } from '../../domain/access.messages';
import { refusal, refuseIf } from '../../domain/kernel/problem';
import { passwordRule } from '../../domain/password.rules';
import { problemsOfSetUp, userRules } from '../../domain/user.rules';
import { defineQuery, NoInput } from '../../platform/ask';
import { IsText } from '../../platform/is-text';
import { stationSetting } from '../../platform/station-setting';
import { defineCommand } from '../../platform/submit';
import { hashOfSetUpCode, insertFirstAdmin, needsSetUp, readFirstAdmin } from './first-admin';
import { hashPassword } from './password';
import { countGuess, forgive } from './throttle';

@ObjectType({ description: 'Public state of the station.' })
export class StationState {
  @Field(() => Boolean, {
    description: 'Whether the station has no user yet and must be set up, with the code printed at server start.',
  })
  needsSetUp!: boolean;
}

export const stationState = defineQuery({
  name: 'stationState',
  right: 'anyone',
  input: NoInput,
  run: async ({ sql }): Promise<StationState> => ({ needsSetUp: await needsSetUp(sql) }),
});

export const stationName = defineQuery({
  name: 'stationName',
  right: 'anyone',
  input: NoInput,
  run: ({ sql }) => stationSetting(sql, 'stationName'),
});

@InputType()
export class SetUpStationInput {
  @Field(() => String, { description: 'Set-up code, printed by the server at start.' })
  @IsText('code', 100)
  code!: string;
  @Field(() => String) @IsText('name', 200, userRules.name.message) name!: string;
  @Field(() => String) @IsText('email', 200, userRules.email.message) email!: string;
  @Field(() => String) @IsText('password', 200, passwordRule.message) password!: string;
}

/** Creates the first admin of a new station. Refused once there is any user. */
export const setUpStation = defineCommand({
  name: 'setUpStation',
  right: 'anyone',
  input: SetUpStationInput,
  async prepare(ctx, input) {
    refuseIf(problemsOfSetUp(input));
    const admin = readFirstAdmin(input);
    const guess = await countGuess(ctx, 'setUp', ctx.address);
    return { guess, admin: { ...admin, passwordHash: await hashPassword(input.password) } };
  },
  async run(tx, { code }, { guess, admin }) {
    if (!(await needsSetUp(tx.sql))) throw refusal('SET_UP_ALREADY', access.setUpAlready());
    const [known] = await tx.sql(`SELECT FROM station_setting WHERE key = 'setUpCodes' AND value ? $1`, [
      hashOfSetUpCode(code),
    ]);
    if (!known) throw refusal('WRONG_CODE', access.wrongSetUpCode(), 'code');
    const id = await insertFirstAdmin(tx, admin, 'setUpStation');
    if (id === null) throw refusal('SET_UP_ALREADY', access.setUpAlready());
    await forgive(tx, guess);
    return {};
  },
});
