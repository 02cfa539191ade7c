import { Ctx, Field, ObjectType, Query, Resolver, Root, Subscription } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { SharedPayload } from '../../platform/shared-payload';
import { readStationSettings, StationSettings } from './station-settings.queries';

@ObjectType({ description: 'The settings changed: ask again.' })
class SettingsEvent {
  @Field(() => Boolean, { description: 'Nothing but that it happened.' }) changed!: boolean;
}

@Resolver()
export class StationSettingsResolver {
  @Query(() => StationSettings, { description: 'What the station decided about itself.' })
  stationSettings(@Ctx() ctx: Context): Promise<StationSettings> {
    return ask(ctx, readStationSettings);
  }

  @SharedPayload()
  @Subscription(() => SettingsEvent, { topics: 'settingsChanged', description: 'The station settings were changed.' })
  settingsChanged(@Root() _ids: object): SettingsEvent {
    return { changed: true };
  }
}
