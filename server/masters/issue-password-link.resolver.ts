import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { ask } from '../platform/ask';
import type { Context } from '../platform/context';
import { submit } from '../platform/submit';
import { answered, Payload } from '../platform/user-error';
import { IssuePasswordLinkInput, issuePasswordLink } from './issue-password-link';
import { MyPasswordLink, myPasswordLinks } from './my-password-links';
import { hasSecondFactor, ResetSecondFactorInput, resetSecondFactor } from './reset-second-factor';

@ObjectType({ description: 'A link to set a new password, shown only once.' })
class IssuedLinkPayload extends Payload {
  @Field(() => String, {
    nullable: true,
    description: 'Link to give to the user; null if refused or already shown.',
  })
  link?: string | null;
  @Field(() => Int, { nullable: true, description: 'Minutes until the link expires; it can be used once.' })
  minutes?: number;
}

@ObjectType({ description: 'Contains only errors, if any.' })
class ResetSecondFactorPayload extends Payload {}

@Resolver()
export class IssuePasswordLinkResolver {
  @Mutation(() => IssuedLinkPayload, {
    description:
      'Issues a link for another user to set a new password (right users.manage). The user sees who issued it.',
  })
  issuePasswordLink(
    @Ctx() ctx: Context,
    @Arg('input', () => IssuePasswordLinkInput) input: IssuePasswordLinkInput,
  ): Promise<IssuedLinkPayload> {
    return answered(() => submit(ctx, issuePasswordLink, input));
  }

  @Query(() => [MyPasswordLink], {
    description: 'Latest password links for the current user that were shown to someone else, at most 5.',
  })
  myPasswordLinks(@Ctx() ctx: Context): Promise<MyPasswordLink[]> {
    return ask(ctx, myPasswordLinks);
  }

  @Query(() => Boolean, { description: "Whether a user's log-in needs a second step (right users.manage)." })
  hasSecondFactor(
    @Ctx() ctx: Context,
    @Arg('userId', () => Int, { description: 'Id of the user.' }) userId: number,
  ): Promise<boolean> {
    return ask(ctx, hasSecondFactor, { userId });
  }

  @Mutation(() => ResetSecondFactorPayload, {
    description: "Turns off another user's two-step login (right users.manage). Sends the user a mail about it.",
  })
  resetSecondFactor(
    @Ctx() ctx: Context,
    @Arg('input', () => ResetSecondFactorInput) input: ResetSecondFactorInput,
  ): Promise<ResetSecondFactorPayload> {
    return answered(() => submit(ctx, resetSecondFactor, input));
  }
}
