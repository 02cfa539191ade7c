import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { ask } from '../platform/ask';
import type { Context } from '../platform/context';
import { submit } from '../platform/submit';
import { answered, Payload } from '../platform/user-error';
import { ChangePasswordInput, changePassword } from './change-password';
import { Me, me } from './me';
import { MySession, mySessions, RevokeSessionInput, revokeSession } from './my-sessions';
import { RecoverPasswordInput, recoverPassword } from './recover-password';
import { ResetPasswordInput, resetPassword } from './reset-password';
import { SetUpStationInput, StationState, setUpStation, stationName, stationState } from './set-up-station';
import { SignInInput, signIn } from './sign-in';
import { signOut } from './sign-out';

@ObjectType()
class SignInPayload extends Payload {
  @Field(() => String, { nullable: true, description: 'For the header Authorization: Bearer.' }) token?: string;
  @Field(() => Me, { nullable: true }) user?: Me;
}

@ObjectType({ description: 'There is nothing to tell but whether it was done.' })
class AccessPayload extends Payload {}

@Resolver()
export class AccessResolver {
  @Query(() => Me)
  me(@Ctx() ctx: Context): Promise<Me> {
    return ask(ctx, me);
  }

  @Query(() => String)
  stationName(@Ctx() ctx: Context): Promise<string> {
    return ask(ctx, stationName);
  }

  @Query(() => StationState)
  stationState(@Ctx() ctx: Context): Promise<StationState> {
    return ask(ctx, stationState);
  }

  @Query(() => [MySession])
  mySessions(@Ctx() ctx: Context): Promise<MySession[]> {
    return ask(ctx, mySessions);
  }

  @Mutation(() => SignInPayload)
  signIn(@Ctx() ctx: Context, @Arg('input', () => SignInInput) input: SignInInput): Promise<SignInPayload> {
    return answered(() => submit(ctx, signIn, input));
  }

  @Mutation(() => AccessPayload)
  signOut(@Ctx() ctx: Context): Promise<AccessPayload> {
    return answered(() => submit(ctx, signOut, {}));
  }

  @Mutation(() => AccessPayload)
  changePassword(
    @Ctx() ctx: Context,
    @Arg('input', () => ChangePasswordInput) input: ChangePasswordInput,
  ): Promise<AccessPayload> {
    return answered(() => submit(ctx, changePassword, input));
  }

  @Mutation(() => AccessPayload)
  revokeSession(
    @Ctx() ctx: Context,
    @Arg('input', () => RevokeSessionInput) input: RevokeSessionInput,
  ): Promise<AccessPayload> {
    return answered(() => submit(ctx, revokeSession, input));
  }

  @Mutation(() => AccessPayload)
  recoverPassword(
    @Ctx() ctx: Context,
    @Arg('input', () => RecoverPasswordInput) input: RecoverPasswordInput,
  ): Promise<AccessPayload> {
    return answered(() => submit(ctx, recoverPassword, input));
  }

  @Mutation(() => AccessPayload)
  resetPassword(
    @Ctx() ctx: Context,
    @Arg('input', () => ResetPasswordInput) input: ResetPasswordInput,
  ): Promise<AccessPayload> {
    return answered(() => submit(ctx, resetPassword, input));
  }

  @Mutation(() => AccessPayload)
  setUpStation(
    @Ctx() ctx: Context,
    @Arg('input', () => SetUpStationInput) input: SetUpStationInput,
  ): Promise<AccessPayload> {
    return answered(() => submit(ctx, setUpStation, input));
  }
}
