import { Arg, Args, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver, Root, Subscription } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { submit } from '../../platform/submit';
import { answered, Payload } from '../../platform/user-error';
import { adminsOnly } from './admins-only';
import type { ChangeOutcome } from './ask-or-apply';
import { ChangeRowInput, changeRow } from './change-row';
import { DecideChangeInput, decideChange } from './decide-change';
import { mayHear, type RequestIds } from './may-hear';
import { Notification, notification, notifications, PermissionCounts, permissionCounts } from './notifications.queries';
import { ChangeRehearsal, rehearseChange } from './rehearse-change';
import {
  ChangeRequestView,
  ChangeReview,
  changeableRow,
  changeReview,
  Decision,
  myChangeRequests,
  myDecisions,
  PendingChange,
  pendingChanges,
  RowInput,
  RowsInput,
} from './review.queries';
import { SeeNoticesInput, seeNotices } from './see-notices';
import { ShownRow } from './shown-row';
import { withdrawChange } from './withdraw-change';

@ObjectType({ description: 'What became of a change: it was made, or it waits for an admin.' })
class ChangePayload extends Payload {
  @Field(() => Int, { nullable: true, description: 'The request that waits, or the notice of what was done.' })
  changeRequestId?: number;
  @Field(() => String, { nullable: true, description: 'DONE: it was made. PENDING: an admin decides on it.' })
  state?: ChangeOutcome['state'];
  @Field(() => String, { nullable: true, description: 'What to tell the user.' }) message?: string;
  @Field(() => [String], { nullable: true, description: 'What moved, or would move, with it.' }) effects?: string[];
}

@ObjectType({ description: 'What became of a request that was decided.' })
class DecisionPayload extends Payload {
  @Field(() => String, { nullable: true, description: 'ACCEPTED or REJECTED.' }) state?: string;
  @Field(() => [String], { nullable: true, description: 'What moved with it.' }) effects?: string[];
}

@ObjectType()
class RehearsalPayload extends Payload {
  @Field(() => ChangeRehearsal, {
    nullable: true,
    description: 'What accepting it would do; null where that was refused.',
  })
  rehearsal?: ChangeRehearsal;
}

@ObjectType({ description: 'There is nothing to tell but whether it was done.' })
class ApprovalPayload extends Payload {}

@ObjectType({
  description: 'A request was made or it ended. Ids only; null after a reconnect, when events may be lost.',
})
class ChangeEvent {
  @Field(() => Int, { nullable: true, description: 'The request; null after a gap: look again.' }) requestId!:
    | number
    | null;
  @Field(() => String, { nullable: true, description: 'The table of its row; null after a gap.' }) table!:
    | string
    | null;
  @Field(() => Int, { nullable: true, description: 'The row; null after a gap.' }) rowId!: number | null;
}

const isTheirs = ({ payload, context }: { payload: RequestIds; context: object }): boolean =>
  mayHear(payload, (context as Context).actor!);

@Resolver()
export class ApprovalsResolver {
  @Query(() => ShownRow, { description: 'A recorded row, with what a form that changes it needs to know.' })
  changeableRow(@Ctx() ctx: Context, @Args(() => RowInput) input: RowInput): Promise<ShownRow> {
    return ask(ctx, changeableRow, input);
  }

  @Query(() => ChangeReview, { description: 'A row and what is asked of it.' })
  changeReview(@Ctx() ctx: Context, @Args(() => RowInput) input: RowInput): Promise<ChangeReview> {
    return ask(ctx, changeReview, input);
  }

  @Query(() => [PendingChange], { description: 'Of the rows of a list, those that a change is asked of.' })
  pendingChanges(@Ctx() ctx: Context, @Args(() => RowsInput) input: RowsInput): Promise<PendingChange[]> {
    return ask(ctx, pendingChanges, input);
  }

  @Query(() => [ChangeRequestView], { description: 'What one has asked for, newest first.' })
  myChangeRequests(@Ctx() ctx: Context): Promise<ChangeRequestView[]> {
    return ask(ctx, myChangeRequests);
  }

  @Query(() => [Decision], { description: 'The newest decisions on what one has asked for.' })
  myDecisions(@Ctx() ctx: Context): Promise<Decision[]> {
    return ask(ctx, myDecisions);
  }

  @Query(() => [Notification], { description: 'What is behind the bell: requests before notices, newest first.' })
  notifications(@Ctx() ctx: Context): Promise<Notification[]> {
    return ask(ctx, notifications);
  }

  @Query(() => PermissionCounts, { name: 'permissionCounts', description: 'How much is behind the bell.' })
  countsNow(@Ctx() ctx: Context): Promise<PermissionCounts> {
    return ask(ctx, permissionCounts);
  }

  @Mutation(() => ChangePayload, {
    description: 'Changes or deletes a recorded row; where the caller may not decide alone, asks an admin to.',
  })
  changeRow(@Ctx() ctx: Context, @Arg('input', () => ChangeRowInput) input: ChangeRowInput): Promise<ChangePayload> {
    return answered(() => submit(ctx, changeRow, input));
  }

  @Mutation(() => DecisionPayload, { description: 'Accepts a request, which applies it, or rejects it.' })
  decideChange(
    @Ctx() ctx: Context,
    @Arg('input', () => DecideChangeInput) input: DecideChangeInput,
  ): Promise<DecisionPayload> {
    return answered(() => submit(ctx, decideChange, input));
  }

  @Mutation(() => RehearsalPayload, { description: 'What accepting a request would do now. Nothing of it stays.' })
  rehearseChange(@Ctx() ctx: Context, @Arg('requestId', () => Int) requestId: number): Promise<RehearsalPayload> {
    return answered(async () => ({ rehearsal: await submit(ctx, rehearseChange, { requestId }) }));
  }

  @Mutation(() => ApprovalPayload, { description: "Takes back one's own request." })
  withdrawChange(@Ctx() ctx: Context, @Arg('requestId', () => Int) requestId: number): Promise<ApprovalPayload> {
    return answered(() => submit(ctx, withdrawChange, { requestId }));
  }

  @Mutation(() => ApprovalPayload, { description: 'Takes notices that were seen out of the bell.' })
  seeNotices(
    @Ctx() ctx: Context,
    @Arg('input', () => SeeNoticesInput) input: SeeNoticesInput,
  ): Promise<ApprovalPayload> {
    return answered(() => submit(ctx, seeNotices, input));
  }

  @Subscription(() => Notification, {
    nullable: true,
    subscribe: adminsOnly('changeRequested'),
    description:
      'For admins: something new behind the bell. Null where it is not theirs, and after a reconnect: ask again.',
  })
  notificationAdded(@Ctx() ctx: Context, @Root() { requestId }: RequestIds): Promise<Notification | null> {
    return ask(ctx, notification, { requestId: requestId ?? null });
  }

  @Subscription(() => PermissionCounts, {
    subscribe: adminsOnly('changeRequested', 'changeDecided', 'noticesSeen'),
    description: 'For admins: how much is behind the bell, whenever that may have changed.',
  })
  permissionCounts(@Ctx() ctx: Context): Promise<PermissionCounts> {
    return ask(ctx, permissionCounts);
  }

  @Subscription(() => ChangeEvent, {
    topics: 'changeRequested',
    filter: isTheirs,
    description: 'A change of a row was asked for or made.',
  })
  changeRequested(@Root() ids: RequestIds): ChangeEvent {
    return eventOf(ids);
  }

  @Subscription(() => ChangeEvent, {
    topics: 'changeDecided',
    filter: isTheirs,
    description: 'A request was accepted, rejected or taken back.',
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
