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
  @Query(() => [SavedViewEntry], { description: 'Own and shared views of the reports that the user may read' })
  savedViews(@Ctx() ctx: Context, @Args(() => SavedViewsInput) input: SavedViewsInput): Promise<SavedViewEntry[]> {
    return ask(ctx, savedViews, input);
  }

  @Mutation(() => SaveViewPayload, { description: 'Keeps a view of a report; one under the same name gives way.' })
  saveView(@Ctx() ctx: Context, @Arg('input', () => SaveViewInput) input: SaveViewInput): Promise<SaveViewPayload> {
    return answered(() => submit(ctx, saveView, input));
  }

  @Mutation(() => RemoveViewPayload, { description: 'Removes an own view; admins remove shared ones too.' })
  removeView(
    @Ctx() ctx: Context,
    @Arg('input', () => RemoveViewInput) input: RemoveViewInput,
  ): Promise<RemoveViewPayload> {
    return answered(() => submit(ctx, removeView, input));
  }
}
