import { IsInt, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { GREATEST_ID } from '../../domain/field-rules';
import { refusal } from '../../domain/kernel/problem';
import { views } from '../../domain/views.messages';
import { mayPass } from '../../platform/permission';
import { defineCommand } from '../../platform/submit';
import { saying } from '../../platform/validated';

const A_VIEW = saying(views.notAnId());

@InputType({ description: 'The saved view to remove.' })
export class RemoveViewInput {
  @Field(() => Int) @IsInt(A_VIEW) @Min(1, A_VIEW) @Max(GREATEST_ID, A_VIEW) savedViewId!: number;
}

/** Users delete their own views, admins also shared ones; another user's private view is answered as missing. */
export const removeView = defineCommand({
  name: 'removeView',
  right: 'ownAccount',
  input: RemoveViewInput,
  async run(tx, { savedViewId }): Promise<object> {
    const actor = tx.actor;
    const [before] = await tx.sql(
      `DELETE FROM saved_view WHERE id = $1 AND (user_id = $2 OR (shared AND $3))
       RETURNING id, user_id AS "userId", route, name, search, shared`,
      [savedViewId, actor.userId, mayPass('views.share', actor)],
    );
    if (before === undefined) throw refusal('NOT_FOUND', views.unknown(), 'savedViewId', 'NOT_FOUND');
    tx.audit({ table: 'saved_view', id: savedViewId, before });
    return {};
  },
});
