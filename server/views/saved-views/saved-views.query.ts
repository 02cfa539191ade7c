import { IsOptional } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { defineQuery } from '../../platform/ask';
import { IsText } from '../../platform/is-text';
import { readableReport, readableReports } from './readable-reports';

@ObjectType('SavedView', { description: 'A saved view of a report.' })
export class SavedViewEntry {
  @Field(() => Int) id!: number;
  @Field(() => String, { description: 'Route of the report.' }) route!: string;
  @Field(() => String, { description: 'Name of the view, unique per user and report.' })
  name!: string;
  @Field(() => String, { description: 'Query string of the report page, without the question mark.' })
  search!: string;
  @Field(() => Boolean, { description: 'Whether it is shared with everyone who may read the report.' })
  shared!: boolean;
  @Field(() => Boolean, { description: 'Whether the current user saved it.' }) isOwn!: boolean;
  @Field(() => String, { description: 'Name of the user who saved it.' }) byName!: string;
}

@ArgsType()
export class SavedViewsInput {
  @Field(() => String, { nullable: true, description: 'Route of a report; omitted for all reports.' })
  @IsOptional()
  @IsText('route', 200)
  route?: string | null;
}

/** Lists the caller's views and those that admins share, of the reports that the caller may read: own ones first. */
export const savedViews = defineQuery({
  name: 'savedViews',
  right: 'ownAccount',
  input: SavedViewsInput,
  run({ sql, ctx }, { route = null }): Promise<SavedViewEntry[]> {
    const asked = route === null ? readableReports(ctx.actor) : [readableReport(ctx.actor, route)];
    return sql<SavedViewEntry>(
      `SELECT v.id, v.route, v.name, v.search, v.shared, v.user_id = $1 AS "isOwn", u.name AS "byName"
       FROM saved_view v JOIN app_user u ON u.id = v.user_id
       WHERE (v.user_id = $1 OR v.shared) AND v.route = ANY($2)
       ORDER BY v.user_id <> $1, v.name, v.id`,
      [ctx.actor.userId, asked.flatMap((report) => report?.route ?? [])],
    );
  },
});
