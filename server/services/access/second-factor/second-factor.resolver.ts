import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { ask } from '../../../platform/ask';
import type { Context } from '../../../platform/context';
import { submit } from '../../../platform/submit';
import { answered, Payload } from '../../../platform/user-error';
import { OwnPasswordInput } from '../own-password';
import { SignInPayload } from '../sign-in.payload';
import { AddPasskeyInput, addPasskey, type StartedPasskey, startPasskey } from './add-passkey';
import { CompleteSignInInput, completeSignIn } from './complete-sign-in';
import { ConfirmAuthenticatorInput, confirmAuthenticator, type ShownRecoveryCodes } from './confirm-authenticator';
import { ConfirmSessionInput, confirmSession, type StartedConfirmation, startConfirmation } from './confirm-session';
import { MySecondFactor, mySecondFactor } from './my-second-factor';
import { RemovePasskeyInput, removePasskey } from './remove-passkey';
import { renewRecoveryCodes } from './renew-recovery-codes';
import { StartAuthenticatorInput, type StartedAuthenticator, startAuthenticator } from './start-authenticator';
import { turnOffSecondFactor } from './turn-off-second-factor';

@ObjectType()
class StartAuthenticatorPayload extends Payload implements Partial<StartedAuthenticator> {
  @Field(() => String, { nullable: true, description: 'otpauth address for a QR code; shown only once.' })
  address?: string | null;
  @Field(() => String, { nullable: true, description: 'The same key as text, in base 32; shown only once.' })
  key?: string | null;
}

@ObjectType()
class StartPasskeyPayload extends Payload implements Partial<StartedPasskey> {
  @Field(() => String, { nullable: true, description: 'Options for navigator.credentials.create, as JSON.' })
  options?: string | null;
}

@ObjectType()
class RecoveryCodesPayload extends Payload implements Partial<ShownRecoveryCodes> {
  @Field(() => [String], {
    nullable: true,
    description: 'New recovery codes; shown only once. Null if none were created.',
  })
  recoveryCodes?: string[] | null;
}

@ObjectType()
class StartConfirmationPayload extends Payload implements Partial<StartedConfirmation> {
  @Field(() => [String], {
    nullable: true,
    description:
      'PASSKEY, AUTHENTICATOR (send code) and RECOVERY_CODE (send recoveryCode); empty if the password confirms.',
  })
  secondSteps?: StartedConfirmation['secondSteps'];
  @Field(() => String, { nullable: true, description: 'Options for navigator.credentials.get, as JSON.' })
  passkeyOptions?: string | null;
}

@ObjectType({ description: 'Contains only errors, if any.' })
class SecondFactorPayload extends Payload {}

@Resolver()
export class SecondFactorResolver {
  @Query(() => MySecondFactor, { description: "The current user's second step at log-in." })
  mySecondFactor(@Ctx() ctx: Context): Promise<MySecondFactor> {
    return ask(ctx, mySecondFactor);
  }

  @Mutation(() => SignInPayload, {
    description: 'Completes a log-in that signIn refused with SECOND_FACTOR_REQUIRED.',
  })
  completeSignIn(
    @Ctx() ctx: Context,
    @Arg('input', () => CompleteSignInInput) input: CompleteSignInInput,
  ): Promise<SignInPayload> {
    return answered(() => submit(ctx, completeSignIn, input));
  }

  @Mutation(() => StartConfirmationPayload, {
    description: 'Says how the current user can confirm the session, with a challenge for passkeys.',
  })
  startConfirmation(@Ctx() ctx: Context): Promise<StartConfirmationPayload> {
    return answered(() => submit(ctx, startConfirmation, {}));
  }

  @Mutation(() => SecondFactorPayload, {
    description:
      'Confirms the session for ten minutes. New API keys, password links, resets of two-step login, and changes of users and roles are refused with CONFIRM_SESSION without a log-in or confirmation of that age; so are changes of the own two-step login while it is on.',
  })
  confirmSession(
    @Ctx() ctx: Context,
    @Arg('input', () => ConfirmSessionInput) input: ConfirmSessionInput,
  ): Promise<SecondFactorPayload> {
    return answered(() => submit(ctx, confirmSession, input));
  }

  @Mutation(() => StartAuthenticatorPayload, {
    description: 'Creates a key for an authenticator app. It is used from confirmAuthenticator on.',
  })
  startAuthenticator(
    @Ctx() ctx: Context,
    @Arg('input', () => StartAuthenticatorInput) input: StartAuthenticatorInput,
  ): Promise<StartAuthenticatorPayload> {
    return answered(() => submit(ctx, startAuthenticator, input));
  }

  @Mutation(() => RecoveryCodesPayload, {
    description: 'Turns on the authenticator app with its first code, and ends all other sessions.',
  })
  confirmAuthenticator(
    @Ctx() ctx: Context,
    @Arg('input', () => ConfirmAuthenticatorInput) input: ConfirmAuthenticatorInput,
  ): Promise<RecoveryCodesPayload> {
    return answered(() => submit(ctx, confirmAuthenticator, input));
  }

  @Mutation(() => StartPasskeyPayload, { description: 'Begins to add a passkey for the current user.' })
  startPasskey(
    @Ctx() ctx: Context,
    @Arg('input', () => OwnPasswordInput) input: OwnPasswordInput,
  ): Promise<StartPasskeyPayload> {
    return answered(() => submit(ctx, startPasskey, input));
  }

  @Mutation(() => RecoveryCodesPayload, { description: 'Adds a passkey, and ends all other sessions.' })
  addPasskey(
    @Ctx() ctx: Context,
    @Arg('input', () => AddPasskeyInput) input: AddPasskeyInput,
  ): Promise<RecoveryCodesPayload> {
    return answered(() => submit(ctx, addPasskey, input));
  }

  @Mutation(() => SecondFactorPayload, { description: 'Removes a passkey of the current user.' })
  removePasskey(
    @Ctx() ctx: Context,
    @Arg('input', () => RemovePasskeyInput) input: RemovePasskeyInput,
  ): Promise<SecondFactorPayload> {
    return answered(() => submit(ctx, removePasskey, input));
  }

  @Mutation(() => RecoveryCodesPayload, { description: 'Replaces the recovery codes; the old ones stop working.' })
  renewRecoveryCodes(
    @Ctx() ctx: Context,
    @Arg('input', () => OwnPasswordInput) input: OwnPasswordInput,
  ): Promise<RecoveryCodesPayload> {
    return answered(() => submit(ctx, renewRecoveryCodes, input));
  }

  @Mutation(() => SecondFactorPayload, { description: "Turns off the current user's second step at log-in." })
  turnOffSecondFactor(
    @Ctx() ctx: Context,
    @Arg('input', () => OwnPasswordInput) input: OwnPasswordInput,
  ): Promise<SecondFactorPayload> {
    return answered(() => submit(ctx, turnOffSecondFactor, input));
  }
}
