import { IsBoolean, IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { refusal } from '../../domain/kernel/problem';
import { isQueryString, LONGEST_SEARCH, MOST_VIEWS, savedViewRules } from '../../domain/saved-view.rules';
import { views } from '../../domain/views.messages';
import { Checked } from '../../platform/checked';
import { IsText } from '../../platform/is-text';
import { mayPass, whyNot } from '../../platform/permission';
import { Ruled } from '../../platform/ruled';
import { defineCommand, type Tx } from '../../platform/submit';
import { saying } from '../../platform/validated';
import { readableReport } from './readable-reports';

const IsQuery = (): PropertyDecorator =>
  Checked('isQuery', (value) =>
    typeof value === 'string' && isQueryString(value) ? null : views.searchWrong({ most: LONGEST_SEARCH }),
  );

@InputType({ description: 'A view of a report to save.' })
export class SaveViewInput {
  @Field(() => String, { description: 'Route of the report, or an alias of it.' })
  @IsText('route', 200)
  route!: string;
  @Field(() => String) @Ruled(savedViewRules.name) name!: string;
  @Field(() => String, { description: 'Query string of the report page, without the question mark.' })
  @IsQuery()
  search!: string;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether to share the view with everyone who may read the report; needs the right views.share.',
  })
  @IsOptional()
  @IsBoolean(saying(views.sharedNotBoolean()))
  shared?: boolean | null;
}

interface ViewRow {
  id: number;
  route: string;
  name: string;
  search: string;
  shared: boolean;
}

const COLUMNS = 'id, route, name, search, shared';

/** Saves a view of a report; it replaces the user's view of the same name. */
export const saveView = defineCommand({
  name: 'saveView',
  right: 'ownAccount',
  input: SaveViewInput,
  async run(tx, { route: given, name, search, shared = false }): Promise<{ savedViewId: number }> {
    const actor = tx.actor;
    const report = readableReport(actor, given);
    if (report === undefined) throw refusal('UNKNOWN', views.unknownReport(), 'route', 'INVALID');
    if (shared && !mayPass('views.share', actor)) throw refusal('ADMINS_SHARE', whyNot('views.share', actor), 'shared');
    // Serialises new views of one user, so that the count holds.
    await tx.sql('SELECT FROM app_user WHERE id = $1 FOR NO KEY UPDATE', [actor.userId]);
    const before = await ownViewNamed(tx, report.route, name);
    if (before === undefined) await refuseTooMany(tx);
    const [after] = await tx.sql<ViewRow>(
      `INSERT INTO saved_view (user_id, route, name, search, shared) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (user_id, route, name) DO UPDATE SET search = EXCLUDED.search, shared = EXCLUDED.shared
       RETURNING ${COLUMNS}`,
      [actor.userId, report.route, name, search, shared ?? false],
    );
    tx.audit({ table: 'saved_view', id: after!.id, before, after });
    return { savedViewId: after!.id };
  },
});

/** Locks the user's view of the report with this name; waits for a concurrent deletion. */
async function ownViewNamed(tx: Tx, route: string, name: string): Promise<ViewRow | undefined> {
  const [view] = await tx.sql<ViewRow>(
    `SELECT ${COLUMNS} FROM saved_view WHERE user_id = $1 AND route = $2 AND name = $3 FOR UPDATE`,
    [tx.actor.userId, route, name],
  );
  return view;
}

async function refuseTooMany(tx: Tx): Promise<void> {
  const [own] = await tx.sql<{ count: number }>('SELECT count(*)::int AS count FROM saved_view WHERE user_id = $1', [
    tx.actor.userId,
  ]);
  if (own!.count >= MOST_VIEWS) throw refusal('TOO_MANY_VIEWS', views.tooMany({ most: MOST_VIEWS }), 'name');
}
