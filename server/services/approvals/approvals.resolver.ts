import { Arg, Args, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver, Root, Subscription } from 'type-graphql';
import { type MessageParams } from '../../domain/kernel/message';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import type { EventMessage, Topic } from '../../platform/events';
import { MessageText } from '../../platform/message-text';
import { MessageValues, Money } from '../../platform/scalars';
import { submit } from '../../platform/submit';
import { SubscriptionRight } from '../../platform/subscription-right';
import { answered, Payload } from '../../platform/user-error';
import type { ChangeOutcome } from './ask-or-apply';
import { ChangeRowInput, changeRow, rehearseRowChange } from './change-row';
import { DecideChangeInput, decideChange } from './decide-change';
import { mayReceive, type RequestIds } from './may-receive';
import { Notification, notification, notifications, PermissionCounts, permissionCounts } from './notifications.queries';
import { ChangeRehearsal, rehearseChange } from './rehearse-change';
import {
  ChangeRequestView,
  ChangeReview,
  changeableRow,
  changeReview,
  Decision,
  MOST_OWN,
  myChangeRequests,
  myDecisions,
  PendingChange,
  pendingChanges,
  RowInput,
  RowsInput,
} from './review.queries';
import { SeeNoticesInput, seeNotices } from './see-notices';
import { ShownRow } from './shown-row';
import { WaitingEntriesInput, WaitingEntry, waitingEntries, waitsAbove } from './waiting-entries.query';
import { withdrawChange } from './withdraw-change';

@ObjectType({ description: 'Outcome of a change: made, or waiting for approval.' })
class ChangePayload extends Payload {
  @Field(() => Int, {
    nullable: true,
    description: 'Id of the pending change request, or of the notice of the change.',
  })
  changeRequestId?: number;
  @Field(() => String, {
    nullable: true,
    description: 'DONE: the change was made. PENDING: it waits for a decision.',
  })
  state?: ChangeOutcome['state'];
  @Field(() => String, { nullable: true, description: 'Message for the user.' }) message?: string;
  @Field(() => String, { nullable: true, description: 'Stable id of the message.' }) messageId?: string;
  @Field(() => MessageValues, { nullable: true, description: 'Values of the message.' }) params?: MessageParams;
  @Field(() => [String], {
    nullable: true,
    description: 'Effects of the change, or its expected effects while it is pending.',
  })
  effects?: string[];
  @Field(() => [MessageText], { nullable: true, description: 'The effects, to render them in another language.' })
  effectTexts?: MessageText[];
}

@ObjectType({ description: 'What a change would do.' })
class RowRehearsalPayload extends Payload {
  @Field(() => [String], { nullable: true, description: 'Effects of the change.' }) effects?: string[];
  @Field(() => [MessageText], { nullable: true, description: 'The effects, to render them in another language.' })
  effectTexts?: MessageText[];
}

@ObjectType({ description: 'Outcome of a decision on a change request.' })
class DecisionPayload extends Payload {
  @Field(() => String, { nullable: true, description: 'ACCEPTED or REJECTED.' }) state?: string;
  @Field(() => [String], { nullable: true, description: 'Effects of the change.' }) effects?: string[];
  @Field(() => [MessageText], { nullable: true, description: 'The effects, to render them in another language.' })
  effectTexts?: MessageText[];
}

@ObjectType()
class RehearsalPayload extends Payload {
  @Field(() => ChangeRehearsal, {
    nullable: true,
    description: 'Result of the dry run; null if refused.',
  })
  rehearsal?: ChangeRehearsal;
}

@ObjectType({ description: 'Contains only errors, if any.' })
class ApprovalPayload extends Payload {}

@ObjectType({
  description:
    'A change request was made, decided or withdrawn. Ids only; null after a reconnect, when events may have been missed.',
})
class ChangeEvent {
  @Field(() => Int, {
    nullable: true,
    description: 'Id of the change request. Null after a reconnect: events may have been missed, query again.',
  })
  requestId!: number | null;
  @Field(() => String, { nullable: true, description: 'Table of the row; null after a reconnect.' }) table!:
    | string
    | null;
  @Field(() => Int, { nullable: true, description: 'Id of the row; null after a reconnect.' }) rowId!: number | null;
}

const mayReceiveEvent = ({ payload, context }: { payload: RequestIds; context: object }): boolean =>
  mayReceive(payload, (context as Context).actor!);

/** Subscribes to several topics. Only announces that something changed: the ids of the topics mean different things. */
const subscribeToNews =
  (...topics: Topic[]) =>
  ({ context }: { context: object }): AsyncIterable<EventMessage['ids']> =>
    (context as Context).events.subscribeToNews(...topics);

@Resolver()
export class ApprovalsResolver {
  @Query(() => ShownRow, { description: 'A recorded row with its fields, for a form that changes it.' })
  changeableRow(@Ctx() ctx: Context, @Args(() => RowInput) input: RowInput): Promise<ShownRow> {
    return ask(ctx, changeableRow, input);
  }

  @Query(() => ChangeReview, { description: 'A row with its change requests.' })
  changeReview(@Ctx() ctx: Context, @Args(() => RowInput) input: RowInput): Promise<ChangeReview> {
    return ask(ctx, changeReview, input);
  }

  @Query(() => [PendingChange], { description: 'Pending change requests for the given rows.' })
  pendingChanges(@Ctx() ctx: Context, @Args(() => RowsInput) input: RowsInput): Promise<PendingChange[]> {
    return ask(ctx, pendingChanges, input);
  }

  @Query(() => [WaitingEntry], { description: 'New entries of a mutation that wait for approval, newest first.' })
  waitingEntries(
    @Ctx() ctx: Context,
    @Args(() => WaitingEntriesInput) input: WaitingEntriesInput,
  ): Promise<WaitingEntry[]> {
    return ask(ctx, waitingEntries, input);
  }

  @Query(() => Money, {
    nullable: true,
    description: 'The amount above which entries of the user by a mutation wait for approval; null if none do.',
  })
  waitsAbove(@Ctx() ctx: Context, @Args(() => WaitingEntriesInput) input: WaitingEntriesInput): Promise<number | null> {
    return ask(ctx, waitsAbove, input);
  }

  @Query(() => [ChangeRequestView], {
    description: `Change requests of the current user, newest first, at most ${MOST_OWN}.`,
  })
  myChangeRequests(@Ctx() ctx: Context): Promise<ChangeRequestView[]> {
    return ask(ctx, myChangeRequests);
  }

  @Query(() => [Decision], { description: 'Latest decisions on change requests of the current user, at most 20.' })
  myDecisions(@Ctx() ctx: Context): Promise<Decision[]> {
    return ask(ctx, myDecisions);
  }

  @Query(() => [Notification], {
    description: 'Notifications of the current user: requests before notices, newest first.',
  })
  notifications(@Ctx() ctx: Context): Promise<Notification[]> {
    return ask(ctx, notifications);
  }

  @Query(() => PermissionCounts, {
    name: 'permissionCounts',
    description: 'Numbers of notifications for the current user.',
  })
  countsNow(@Ctx() ctx: Context): Promise<PermissionCounts> {
    return ask(ctx, permissionCounts);
  }

  @Mutation(() => ChangePayload, {
    description: 'Changes or deletes a recorded row, or requests it if the current user may not do it alone.',
  })
  changeRow(@Ctx() ctx: Context, @Arg('input', () => ChangeRowInput) input: ChangeRowInput): Promise<ChangePayload> {
    return answered(() => submit(ctx, changeRow, input));
  }

  @Mutation(() => RowRehearsalPayload, {
    description: 'Dry run of changeRow: answers the effects, and records nothing.',
  })
  rehearseRowChange(
    @Ctx() ctx: Context,
    @Arg('input', () => ChangeRowInput) input: ChangeRowInput,
  ): Promise<RowRehearsalPayload> {
    return answered(() => submit(ctx, rehearseRowChange, input));
  }

  @Mutation(() => DecisionPayload, { description: 'Accepts and applies a change request, or rejects it.' })
  decideChange(
    @Ctx() ctx: Context,
    @Arg('input', () => DecideChangeInput) input: DecideChangeInput,
  ): Promise<DecisionPayload> {
    return answered(() => submit(ctx, decideChange, input));
  }

  @Mutation(() => RehearsalPayload, { description: 'Dry run: what accepting a request would do now. Changes nothing.' })
  rehearseChange(@Ctx() ctx: Context, @Arg('requestId', () => Int) requestId: number): Promise<RehearsalPayload> {
    return answered(async () => ({ rehearsal: await submit(ctx, rehearseChange, { requestId }) }));
  }

  @Mutation(() => ApprovalPayload, { description: "Withdraws one of the current user's own change requests." })
  withdrawChange(@Ctx() ctx: Context, @Arg('requestId', () => Int) requestId: number): Promise<ApprovalPayload> {
    return answered(() => submit(ctx, withdrawChange, { requestId }));
  }

  @Mutation(() => ApprovalPayload, { description: 'Marks notices as seen.' })
  seeNotices(
    @Ctx() ctx: Context,
    @Arg('input', () => SeeNoticesInput) input: SeeNoticesInput,
  ): Promise<ApprovalPayload> {
    return answered(() => submit(ctx, seeNotices, input));
  }

  @SubscriptionRight('bell')
  @Subscription(() => Notification, {
    nullable: true,
    topics: 'changeRequested',
    description: 'New notification. Null if it is not for this user, and after a reconnect: query again.',
  })
  notificationAdded(@Ctx() ctx: Context, @Root() { requestId }: RequestIds): Promise<Notification | null> {
    return ask(ctx, notification, { requestId: requestId ?? null });
  }

  @SubscriptionRight('bell')
  @Subscription(() => PermissionCounts, {
    subscribe: subscribeToNews('changeRequested', 'changeDecided', 'noticesSeen'),
    description: 'Numbers of notifications whenever they may have changed.',
  })
  permissionCounts(@Ctx() ctx: Context): Promise<PermissionCounts> {
    return ask(ctx, permissionCounts);
  }

  @SubscriptionRight('signedIn')
  @Subscription(() => ChangeEvent, {
    topics: 'changeRequested',
    filter: mayReceiveEvent,
    description: 'A change of a row was requested or made.',
  })
  changeRequested(@Root() ids: RequestIds): ChangeEvent {
    return eventOf(ids);
  }

  @SubscriptionRight('signedIn')
  @Subscription(() => ChangeEvent, {
    topics: 'changeDecided',
    filter: mayReceiveEvent,
    description: 'A change request was accepted, rejected or withdrawn.',
  })
  changeDecided(@Root() ids: RequestIds): ChangeEvent {
    return eventOf(ids);
  }
}

const eventOf = ({ requestId, table, rowId }: RequestIds): ChangeEvent => ({
  requestId: requestId ?? null,
  table: table ?? null,
  rowId: rowId ?? null,
});
