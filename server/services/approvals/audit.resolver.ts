import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { AuditHeadCheck, AuditHeadInput, auditHeadCheck } from './audit-head.queries';
import { AuditedTable, AuditFilter, AuditPage, auditedTables, auditRows } from './audit-rows.queries';

@Resolver()
export class AuditResolver {
  @Query(() => AuditPage, { description: 'Audit entries, newest first, paginated (right audit.read).' })
  auditRows(@Ctx() ctx: Context, @Args(() => AuditFilter) filter: AuditFilter): Promise<AuditPage> {
    return ask(ctx, auditRows, filter);
  }

  @Query(() => [AuditedTable], { description: 'Tables that the audit can be searched for (right audit.read).' })
  auditedTables(@Ctx() ctx: Context): Promise<AuditedTable[]> {
    return ask(ctx, auditedTables);
  }

  @Query(() => AuditHeadCheck, {
    description: "Checks whether a printed audit head is in the audit's hash chain (right audit.read).",
  })
  auditHeadCheck(@Ctx() ctx: Context, @Args(() => AuditHeadInput) input: AuditHeadInput): Promise<AuditHeadCheck> {
    return ask(ctx, auditHeadCheck, input);
  }
}
