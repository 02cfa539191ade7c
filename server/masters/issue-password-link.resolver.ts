import { Arg, Ctx, Field, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '../platform/context';
import { submit } from '../platform/submit';
import { answered, Payload } from '../platform/user-error';
import { IssuePasswordLinkInput, issuePasswordLink } from './issue-password-link';

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

@Resolver()
export class IssuePasswordLinkResolver {
  @Mutation(() => IssuedLinkPayload, {
    description: 'Issues a link for another user to set a new password (admin). The user sees who issued it.',
  })
  issuePasswordLink(
    @Ctx() ctx: Context,
    @Arg('input', () => IssuePasswordLinkInput) input: IssuePasswordLinkInput,
  ): Promise<IssuedLinkPayload> {
    return answered(() => submit(ctx, issuePasswordLink, input));
  }
}
