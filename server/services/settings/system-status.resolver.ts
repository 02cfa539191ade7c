import { Ctx, Query, Resolver } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { SystemStatus, systemStatus } from './system-status.query';

@Resolver()
export class SystemStatusResolver {
  @Query(() => SystemStatus, { description: 'What the system check needs of the server.' })
  systemStatus(@Ctx() ctx: Context): Promise<SystemStatus> {
    return ask(ctx, systemStatus);
  }
}
