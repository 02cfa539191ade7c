import { Ctx, Query, Resolver } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { SystemStatus, systemStatus } from './system-status.query';

@Resolver()
export class SystemStatusResolver {
  @Query(() => SystemStatus, { description: 'Server status for the system check.' })
  systemStatus(@Ctx() ctx: Context): Promise<SystemStatus> {
    return ask(ctx, systemStatus);
  }
}
