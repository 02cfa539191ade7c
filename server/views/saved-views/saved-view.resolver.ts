import { Arg, Args, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { submit } from '../../platform/submit';
import { answered, Payload } from '../../platform/user-error';
import { RemoveViewInput, removeView } from './remove-view';
import { SaveViewInput, saveView } from './save-view';
import { SavedViewEntry, SavedViewsInput, savedViews } from './saved-views.query';

@ObjectType()
class SaveViewPayload extends Payload {
  @Field(() => Int, { nullable: true }) savedViewId?: number;
}

@ObjectType()
class RemoveViewPayload extends Payload {}

@Resolver()
export class SavedViewResolver {
  @Query(() => [SavedViewEntry], {
    description: "The current user's saved views and shared views of the reports that the user may read",
  })
  savedViews(@Ctx() ctx: Context, @Args(() => SavedViewsInput) input: SavedViewsInput): Promise<SavedViewEntry[]> {
    return ask(ctx, savedViews, input);
  }

  @Mutation(() => SaveViewPayload, {
    description: "Saves a view of a report; replaces the user's view of that report with the same name.",
  })
  saveView(@Ctx() ctx: Context, @Arg('input', () => SaveViewInput) input: SaveViewInput): Promise<SaveViewPayload> {
    return answered(() => submit(ctx, saveView, input));
  }

  @Mutation(() => RemoveViewPayload, {
    description: "Removes one of the current user's saved views; the right views.share removes shared ones too.",
  })
  removeView(
    @Ctx() ctx: Context,
    @Arg('input', () => RemoveViewInput) input: RemoveViewInput,
  ): Promise<RemoveViewPayload> {
    return answered(() => submit(ctx, removeView, input));
  }
}
