import { Field, ObjectType } from 'type-graphql';
import { Payload } from '../../platform/user-error';
import { Me } from './me';

@ObjectType()
export class SignInPayload extends Payload {
  @Field(() => String, { nullable: true, description: 'Session token for the header Authorization: Bearer.' })
  token?: string;
  @Field(() => Me, { nullable: true, description: 'The user who logged in; null if refused.' }) user?: Me;
  @Field(() => String, {
    nullable: true,
    description: 'With the error SECOND_FACTOR_REQUIRED: the challenge for completeSignIn, valid for five minutes.',
  })
  challenge?: string;
  @Field(() => [String], {
    nullable: true,
    description:
      'With the error SECOND_FACTOR_REQUIRED: PASSKEY, AUTHENTICATOR (send code) and RECOVERY_CODE (send recoveryCode).',
  })
  secondSteps?: string[];
  @Field(() => String, {
    nullable: true,
    description: 'With the second step PASSKEY: rpId and allowCredentials of the WebAuthn request, as JSON.',
  })
  passkeys?: string;
}
