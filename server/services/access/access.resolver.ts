import { Arg, Ctx, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { submit } from '../../platform/submit';
import { answered, Payload } from '../../platform/user-error';
import { ChangePasswordInput, changePassword } from './change-password';
import { CheckPasswordLinkInput, checkPasswordLink } from './check-password-link';
import { Me, me } from './me';
import { MySession, mySessions, RevokeSessionInput, revokeSession } from './my-sessions';
import { RecoverPasswordInput, recoverPassword } from './recover-password';
import { ResetPasswordInput, resetPassword } from './reset-password';
import { SetLanguageInput, setLanguage } from './set-language';
import { SetUpStationInput, StationState, setUpStation, stationName, stationState } from './set-up-station';
import { SignInInput, signIn } from './sign-in';
import { SignInPayload } from './sign-in.payload';
import { signOut } from './sign-out';

@ObjectType({ description: 'Contains only errors, if any.' })
class AccessPayload extends Payload {}

@Resolver()
export class AccessResolver {
  @Query(() => Me, { description: 'The current user.' })
  me(@Ctx() ctx: Context): Promise<Me> {
    return ask(ctx, me);
  }

  @Query(() => String, { description: 'Name of the station, as printed in headings.' })
  stationName(@Ctx() ctx: Context): Promise<string> {
    return ask(ctx, stationName);
  }

  @Query(() => StationState, { description: 'Whether the station needs to be set up; available before login.' })
  stationState(@Ctx() ctx: Context): Promise<StationState> {
    return ask(ctx, stationState);
  }

  @Query(() => [MySession], { description: 'Sessions of the current user, this one first.' })
  mySessions(@Ctx() ctx: Context): Promise<MySession[]> {
    return ask(ctx, mySessions);
  }

  @Mutation(() => SignInPayload, {
    description:
      'Logs in. Send the token in the header of every other request. SECOND_FACTOR_REQUIRED: go on with completeSignIn.',
  })
  signIn(@Ctx() ctx: Context, @Arg('input', () => SignInInput) input: SignInInput): Promise<SignInPayload> {
    return answered(() => submit(ctx, signIn, input));
  }

  @Mutation(() => AccessPayload, { description: 'Ends the current session and closes its sockets.' })
  signOut(@Ctx() ctx: Context): Promise<AccessPayload> {
    return answered(() => submit(ctx, signOut, {}));
  }

  @Mutation(() => AccessPayload, { description: 'Sets the language of mails to the current user.' })
  setLanguage(
    @Ctx() ctx: Context,
    @Arg('input', () => SetLanguageInput) input: SetLanguageInput,
  ): Promise<AccessPayload> {
    return answered(() => submit(ctx, setLanguage, input));
  }

  @Mutation(() => AccessPayload, {
    description: "Changes the current user's password; requires the current one. Ends all other sessions.",
  })
  changePassword(
    @Ctx() ctx: Context,
    @Arg('input', () => ChangePasswordInput) input: ChangePasswordInput,
  ): Promise<AccessPayload> {
    return answered(() => submit(ctx, changePassword, input));
  }

  @Mutation(() => AccessPayload, { description: 'Ends another session of the current user.' })
  revokeSession(
    @Ctx() ctx: Context,
    @Arg('input', () => RevokeSessionInput) input: RevokeSessionInput,
  ): Promise<AccessPayload> {
    return answered(() => submit(ctx, revokeSession, input));
  }

  @Mutation(() => AccessPayload, { description: 'Sends a mail with a link to set a new password.' })
  recoverPassword(
    @Ctx() ctx: Context,
    @Arg('input', () => RecoverPasswordInput) input: RecoverPasswordInput,
  ): Promise<AccessPayload> {
    return answered(() => submit(ctx, recoverPassword, input));
  }

  @Mutation(() => AccessPayload, {
    description: 'Checks whether a password link is still valid; LINK_VOID if not. Does not use up the link.',
  })
  checkPasswordLink(
    @Ctx() ctx: Context,
    @Arg('input', () => CheckPasswordLinkInput) input: CheckPasswordLinkInput,
  ): Promise<AccessPayload> {
    return answered(() => submit(ctx, checkPasswordLink, input));
  }

  @Mutation(() => AccessPayload, { description: 'Sets a new password with a password link. Ends all sessions.' })
  resetPassword(
    @Ctx() ctx: Context,
    @Arg('input', () => ResetPasswordInput) input: ResetPasswordInput,
  ): Promise<AccessPayload> {
    return answered(() => submit(ctx, resetPassword, input));
  }

  @Mutation(() => AccessPayload, {
    description: 'Creates the first admin of a new station; refused if there is already a user.',
  })
  setUpStation(
    @Ctx() ctx: Context,
    @Arg('input', () => SetUpStationInput) input: SetUpStationInput,
  ): Promise<AccessPayload> {
    return answered(() => submit(ctx, setUpStation, input));
  }
}
