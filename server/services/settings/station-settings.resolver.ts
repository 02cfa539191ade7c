import { Ctx, Field, ObjectType, Query, Resolver, Root, Subscription } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { SharedPayload } from '../../platform/shared-payload';
import { SubscriptionRight } from '../../platform/subscription-right';
import { readStationSettings, StationSettings } from './station-settings.queries';

@ObjectType({ description: 'The settings changed: query them again.' })
class SettingsEvent {
  @Field(() => Boolean, { description: 'Always true.' }) changed!: boolean;
}

@Resolver()
export class StationSettingsResolver {
  @Query(() => StationSettings, { description: 'Settings of the station.' })
  stationSettings(@Ctx() ctx: Context): Promise<StationSettings> {
    return ask(ctx, readStationSettings);
  }

  @SharedPayload()
  @SubscriptionRight('signedIn')
  @Subscription(() => SettingsEvent, { topics: 'settingsChanged', description: 'The station settings were changed.' })
  settingsChanged(@Root() _ids: object): SettingsEvent {
    return { changed: true };
  }
}
