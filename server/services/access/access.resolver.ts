import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { submit } from '../../platform/submit';
import { answered, Payload } from '../../platform/user-error';
import { ChangePasswordInput, changePassword } from './change-password';
import { CheckPasswordLinkInput, checkPasswordLink } from './check-password-link';
import { Me, me } from './me';
import { MyPasswordLink, myPasswordLinks } from './my-password-links';
import { MySession, mySessions, RevokeSessionInput, revokeSession } from './my-sessions';
import { RecoverPasswordInput, recoverPassword } from './recover-password';
import { ResetPasswordInput, resetPassword } from './reset-password';
import { SetUpStationInput, StationState, setUpStation, stationName, stationState } from './set-up-station';
import { SignInInput, signIn } from './sign-in';
import { signOut } from './sign-out';

@ObjectType()
class SignInPayload extends Payload {
  @Field(() => String, { nullable: true, description: 'For the header Authorization: Bearer.' }) token?: string;
  @Field(() => Me, { nullable: true, description: 'Who logged in; null where it was refused.' }) user?: Me;
}

@ObjectType({ description: 'There is nothing to tell but whether it was done.' })
class AccessPayload extends Payload {}

@Resolver()
export class AccessResolver {
  @Query(() => Me, { description: 'Who is logged in.' })
  me(@Ctx() ctx: Context): Promise<Me> {
    return ask(ctx, me);
  }

  @Query(() => String, { description: 'Name of the station, as its sheets are headed.' })
  stationName(@Ctx() ctx: Context): Promise<string> {
    return ask(ctx, stationName);
  }

  @Query(() => StationState, { description: 'Whether the station is still to be set up; asked before the log-in.' })
  stationState(@Ctx() ctx: Context): Promise<StationState> {
    return ask(ctx, stationState);
  }

  @Query(() => [MySession], { description: 'The log-ins of whoever asks, this one first.' })
  mySessions(@Ctx() ctx: Context): Promise<MySession[]> {
    return ask(ctx, mySessions);
  }

  @Query(() => [MyPasswordLink], {
    description: 'The newest links for a new password of the calling user that were shown to somebody else.',
  })
  myPasswordLinks(@Ctx() ctx: Context): Promise<MyPasswordLink[]> {
    return ask(ctx, myPasswordLinks);
  }

  @Mutation(() => SignInPayload, { description: 'Logs in: the token is for the header of every other request.' })
  signIn(@Ctx() ctx: Context, @Arg('input', () => SignInInput) input: SignInInput): Promise<SignInPayload> {
    return answered(() => submit(ctx, signIn, input));
  }

  @Mutation(() => AccessPayload, { description: 'Ends this log-in and its sockets.' })
  signOut(@Ctx() ctx: Context): Promise<AccessPayload> {
    return answered(() => submit(ctx, signOut, {}));
  }

  @Mutation(() => AccessPayload, {
    description: 'Another password, by who knows the one that holds. Ends all other log-ins.',
  })
  changePassword(
    @Ctx() ctx: Context,
    @Arg('input', () => ChangePasswordInput) input: ChangePasswordInput,
  ): Promise<AccessPayload> {
    return answered(() => submit(ctx, changePassword, input));
  }

  @Mutation(() => AccessPayload, { description: 'Ends another log-in of whoever asks.' })
  revokeSession(
    @Ctx() ctx: Context,
    @Arg('input', () => RevokeSessionInput) input: RevokeSessionInput,
  ): Promise<AccessPayload> {
    return answered(() => submit(ctx, revokeSession, input));
  }

  @Mutation(() => AccessPayload, { description: 'Mails a link by which a new password is set.' })
  recoverPassword(
    @Ctx() ctx: Context,
    @Arg('input', () => RecoverPasswordInput) input: RecoverPasswordInput,
  ): Promise<AccessPayload> {
    return answered(() => submit(ctx, recoverPassword, input));
  }

  @Mutation(() => AccessPayload, {
    description: 'Whether a mailed link can still be used; LINK_VOID where not. Uses nothing of it.',
  })
  checkPasswordLink(
    @Ctx() ctx: Context,
    @Arg('input', () => CheckPasswordLinkInput) input: CheckPasswordLinkInput,
  ): Promise<AccessPayload> {
    return answered(() => submit(ctx, checkPasswordLink, input));
  }

  @Mutation(() => AccessPayload, { description: 'Sets a new password by the mailed link. Ends all log-ins.' })
  resetPassword(
    @Ctx() ctx: Context,
    @Arg('input', () => ResetPasswordInput) input: ResetPasswordInput,
  ): Promise<AccessPayload> {
    return answered(() => submit(ctx, resetPassword, input));
  }

  @Mutation(() => AccessPayload, {
    description: 'Makes the first admin of a new station; refused once there is a user.',
  })
  setUpStation(
    @Ctx() ctx: Context,
    @Arg('input', () => SetUpStationInput) input: SetUpStationInput,
  ): Promise<AccessPayload> {
    return answered(() => submit(ctx, setUpStation, input));
  }
}
