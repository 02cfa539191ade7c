import { Arg, Args, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { submit } from '../../platform/submit';
import { answered, Payload } from '../../platform/user-error';
import {
  EventCategoryView,
  eventCategories,
  ReceiveCategoryView,
  ReceiverTable,
  receiveCategories,
  receiverTables,
} from './categories.queries';
import { CreateEventCategoryInput, createEventCategory } from './create-event-category';
import { CreateMessageInput, createMessage } from './create-message';
import { CreateReceiveCategoryInput, createReceiveCategory } from './create-receive-category';
import { OutboxEntry, OutboxInput, outboxMessages } from './outbox.queries';
import { PreviewTemplateInput, previewTemplate, TemplatePreview } from './preview-template.query';
import { RecipientChoice, RecipientsInput, recipientChoices } from './recipients.queries';
import { removeSubscription } from './remove-subscription';
import { retryFailedMessages } from './retry-failed-messages';
import { retryMessage } from './retry-message';
import { SendMessageInput, sendMessage } from './send-message';
import { SetMessageTemplateInput, setMessageTemplate } from './set-message-template';
import { messageSubscriptions, SubscriptionsInput, SubscriptionView } from './subscriptions.queries';

@ObjectType()
class CreateEventCategoryPayload extends Payload {
  @Field(() => Int, { nullable: true }) eventCategoryId?: number;
  @Field(() => String, { nullable: true, description: 'What to tell the user.' }) message?: string;
}

@ObjectType()
class CreateReceiveCategoryPayload extends Payload {
  @Field(() => Int, { nullable: true }) receiveCategoryId?: number;
  @Field(() => String, { nullable: true, description: 'What to tell the user.' }) message?: string;
}

@ObjectType()
class CreateMessagePayload extends Payload {
  @Field(() => Int, { nullable: true, description: 'The newest subscription.' }) subscriptionId?: number;
  @Field(() => Int, { nullable: true, description: 'How many were not subscribed before.' }) added?: number;
  @Field(() => String, { nullable: true, description: 'What to tell the user.' }) message?: string;
}

@ObjectType()
class SetMessageTemplatePayload extends Payload {
  @Field(() => Int, { nullable: true }) version?: number;
}

@ObjectType()
class SendMessagePayload extends Payload {
  @Field(() => Int, { nullable: true, description: 'How many messages are in the outbox now.' }) messages?: number;
}

@ObjectType({ description: 'There is nothing to tell but whether it was done.' })
class MessagesPayload extends Payload {}

@Resolver()
export class MessagesResolver {
  @Query(() => [EventCategoryView], { description: 'What people can be told of, and in which words.' })
  eventCategories(@Ctx() ctx: Context): Promise<EventCategoryView[]> {
    return ask(ctx, eventCategories);
  }

  @Query(() => [ReceiveCategoryView], { description: 'Who can be told.' })
  receiveCategories(@Ctx() ctx: Context): Promise<ReceiveCategoryView[]> {
    return ask(ctx, receiveCategories);
  }

  @Query(() => [ReceiverTable], { description: 'What a receive category can be made of.' })
  receiverTables(@Ctx() ctx: Context): Promise<ReceiverTable[]> {
    return ask(ctx, receiverTables);
  }

  @Query(() => [RecipientChoice], { description: 'Rows of a receive category by name, at most 50.' })
  recipientChoices(
    @Ctx() ctx: Context,
    @Args(() => RecipientsInput) input: RecipientsInput,
  ): Promise<RecipientChoice[]> {
    return ask(ctx, recipientChoices, input);
  }

  @Query(() => [SubscriptionView], { description: 'Who is told of what.' })
  messageSubscriptions(
    @Ctx() ctx: Context,
    @Args(() => SubscriptionsInput) input: SubscriptionsInput,
  ): Promise<SubscriptionView[]> {
    return ask(ctx, messageSubscriptions, input);
  }

  @Query(() => TemplatePreview, { description: 'A template with sample facts in it.' })
  previewTemplate(
    @Ctx() ctx: Context,
    @Args(() => PreviewTemplateInput) input: PreviewTemplateInput,
  ): Promise<TemplatePreview> {
    return ask(ctx, previewTemplate, input);
  }

  @Query(() => [OutboxEntry], {
    description:
      'The newest 100, or those before an id; secret words only where their channel leaves the station no way.',
  })
  outboxMessages(@Ctx() ctx: Context, @Args(() => OutboxInput) input: OutboxInput): Promise<OutboxEntry[]> {
    return ask(ctx, outboxMessages, input);
  }

  @Mutation(() => CreateEventCategoryPayload, { description: 'Adds a name for messages sent by hand.' })
  createEventCategory(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateEventCategoryInput) input: CreateEventCategoryInput,
  ): Promise<CreateEventCategoryPayload> {
    return answered(() => submit(ctx, createEventCategory, input));
  }

  @Mutation(() => CreateReceiveCategoryPayload, { description: 'Adds a kind of recipients.' })
  createReceiveCategory(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateReceiveCategoryInput) input: CreateReceiveCategoryInput,
  ): Promise<CreateReceiveCategoryPayload> {
    return answered(() => submit(ctx, createReceiveCategory, input));
  }

  @Mutation(() => CreateMessagePayload, { description: 'Subscribes recipients to an event.' })
  createMessage(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateMessageInput) input: CreateMessageInput,
  ): Promise<CreateMessagePayload> {
    return answered(() => submit(ctx, createMessage, input));
  }

  @Mutation(() => MessagesPayload, { description: 'Ends a subscription.' })
  removeSubscription(
    @Ctx() ctx: Context,
    @Arg('subscriptionId', () => Int, { description: 'The subscription' }) subscriptionId: number,
  ): Promise<MessagesPayload> {
    return answered(() => submit(ctx, removeSubscription, { subscriptionId }));
  }

  @Mutation(() => SetMessageTemplatePayload, { description: 'Sets the words for an event.' })
  setMessageTemplate(
    @Ctx() ctx: Context,
    @Arg('input', () => SetMessageTemplateInput) input: SetMessageTemplateInput,
  ): Promise<SetMessageTemplatePayload> {
    return answered(() => submit(ctx, setMessageTemplate, input));
  }

  @Mutation(() => SendMessagePayload, { description: 'Sends a message by hand to all subscribers.' })
  sendMessage(
    @Ctx() ctx: Context,
    @Arg('input', () => SendMessageInput) input: SendMessageInput,
  ): Promise<SendMessagePayload> {
    return answered(() => submit(ctx, sendMessage, input));
  }

  @Mutation(() => SendMessagePayload, { description: 'Lets all that were given up be sent all the same.' })
  retryFailedMessages(@Ctx() ctx: Context): Promise<SendMessagePayload> {
    return answered(() => submit(ctx, retryFailedMessages, {}));
  }

  @Mutation(() => MessagesPayload, { description: 'Lets a message that was given up be sent all the same.' })
  retryMessage(
    @Ctx() ctx: Context,
    @Arg('messageId', () => ID, { description: 'The message in the outbox' }) messageId: string,
  ): Promise<MessagesPayload> {
    return answered(() => submit(ctx, retryMessage, { messageId }));
  }
}
