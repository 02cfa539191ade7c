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
  @Field(() => String, { nullable: true, description: 'Message for the user.' }) message?: string;
}

@ObjectType()
class CreateReceiveCategoryPayload extends Payload {
  @Field(() => Int, { nullable: true }) receiveCategoryId?: number;
  @Field(() => String, { nullable: true, description: 'Message for the user.' }) message?: string;
}

@ObjectType()
class CreateMessagePayload extends Payload {
  @Field(() => Int, { nullable: true, description: 'Id of the newest subscription.' }) subscriptionId?: number;
  @Field(() => Int, { nullable: true, description: 'Number of new subscriptions.' }) added?: number;
  @Field(() => String, { nullable: true, description: 'Message for the user.' }) message?: string;
}

@ObjectType()
class SetMessageTemplatePayload extends Payload {
  @Field(() => Int, { nullable: true }) version?: number;
}

@ObjectType()
class SendMessagePayload extends Payload {
  @Field(() => Int, { nullable: true, description: 'Number of messages queued for sending.' }) messages?: number;
}

@ObjectType({ description: 'Contains only errors, if any.' })
class MessagesPayload extends Payload {}

@Resolver()
export class MessagesResolver {
  @Query(() => [EventCategoryView], {
    description: 'Events that recipients can be notified of, with their message templates.',
  })
  eventCategories(@Ctx() ctx: Context): Promise<EventCategoryView[]> {
    return ask(ctx, eventCategories);
  }

  @Query(() => [ReceiveCategoryView], { description: 'Categories of recipients.' })
  receiveCategories(@Ctx() ctx: Context): Promise<ReceiveCategoryView[]> {
    return ask(ctx, receiveCategories);
  }

  @Query(() => [ReceiverTable], { description: 'Tables that a receive category can use.' })
  receiverTables(@Ctx() ctx: Context): Promise<ReceiverTable[]> {
    return ask(ctx, receiverTables);
  }

  @Query(() => [RecipientChoice], { description: 'Possible recipients of a receive category by name, at most 50.' })
  recipientChoices(
    @Ctx() ctx: Context,
    @Args(() => RecipientsInput) input: RecipientsInput,
  ): Promise<RecipientChoice[]> {
    return ask(ctx, recipientChoices, input);
  }

  @Query(() => [SubscriptionView], { description: 'A subscription: recipient, event and channel.' })
  messageSubscriptions(
    @Ctx() ctx: Context,
    @Args(() => SubscriptionsInput) input: SubscriptionsInput,
  ): Promise<SubscriptionView[]> {
    return ask(ctx, messageSubscriptions, input);
  }

  @Query(() => TemplatePreview, { description: 'Preview of a message template with sample values.' })
  previewTemplate(
    @Ctx() ctx: Context,
    @Args(() => PreviewTemplateInput) input: PreviewTemplateInput,
  ): Promise<TemplatePreview> {
    return ask(ctx, previewTemplate, input);
  }

  @Query(() => [OutboxEntry], {
    description: 'Latest 100 messages in the outbox, or the 100 before an id. Password links are never shown.',
  })
  outboxMessages(@Ctx() ctx: Context, @Args(() => OutboxInput) input: OutboxInput): Promise<OutboxEntry[]> {
    return ask(ctx, outboxMessages, input);
  }

  @Mutation(() => CreateEventCategoryPayload, { description: 'Creates an event category for messages sent manually.' })
  createEventCategory(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateEventCategoryInput) input: CreateEventCategoryInput,
  ): Promise<CreateEventCategoryPayload> {
    return answered(() => submit(ctx, createEventCategory, input));
  }

  @Mutation(() => CreateReceiveCategoryPayload, { description: 'Creates a category of recipients.' })
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

  @Mutation(() => MessagesPayload, { description: 'Removes a subscription.' })
  removeSubscription(
    @Ctx() ctx: Context,
    @Arg('subscriptionId', () => Int, { description: 'Id of the subscription' }) subscriptionId: number,
  ): Promise<MessagesPayload> {
    return answered(() => submit(ctx, removeSubscription, { subscriptionId }));
  }

  @Mutation(() => SetMessageTemplatePayload, { description: 'Sets the message template of an event.' })
  setMessageTemplate(
    @Ctx() ctx: Context,
    @Arg('input', () => SetMessageTemplateInput) input: SetMessageTemplateInput,
  ): Promise<SetMessageTemplatePayload> {
    return answered(() => submit(ctx, setMessageTemplate, input));
  }

  @Mutation(() => SendMessagePayload, {
    description: 'Sends a message manually to all subscribers of an event category.',
  })
  sendMessage(
    @Ctx() ctx: Context,
    @Arg('input', () => SendMessageInput) input: SendMessageInput,
  ): Promise<SendMessagePayload> {
    return answered(() => submit(ctx, sendMessage, input));
  }

  @Mutation(() => SendMessagePayload, { description: 'Retries all failed messages that can be retried.' })
  retryFailedMessages(@Ctx() ctx: Context): Promise<SendMessagePayload> {
    return answered(() => submit(ctx, retryFailedMessages, {}));
  }

  @Mutation(() => MessagesPayload, { description: 'Retries a failed message, unless it contained a password link.' })
  retryMessage(
    @Ctx() ctx: Context,
    @Arg('messageId', () => ID, { description: 'Id of the message in the outbox' }) messageId: string,
  ): Promise<MessagesPayload> {
    return answered(() => submit(ctx, retryMessage, { messageId }));
  }
}
