import { Arg, Ctx, Field, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '../platform/context';
import { submit } from '../platform/submit';
import { answered, Payload } from '../platform/user-error';
import { IssuePasswordLinkInput, issuePasswordLink } from './issue-password-link';

@ObjectType({ description: 'A link for a new password, shown once.' })
class IssuedLinkPayload extends Payload {
  @Field(() => String, {
    nullable: true,
    description: 'To hand on to the user; null where it was refused, or shown already.',
  })
  link?: string | null;
  @Field(() => Int, { nullable: true, description: 'Minutes in which it can be used, once.' }) minutes?: number;
}

@Resolver()
export class IssuePasswordLinkResolver {
  @Mutation(() => IssuedLinkPayload, {
    description: 'For admins: a link with which another user chooses a new password. The user sees who issued it.',
  })
  issuePasswordLink(
    @Ctx() ctx: Context,
    @Arg('input', () => IssuePasswordLinkInput) input: IssuePasswordLinkInput,
  ): Promise<IssuedLinkPayload> {
    return answered(() => submit(ctx, issuePasswordLink, input));
  }
}
