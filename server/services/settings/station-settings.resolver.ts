import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver, Root, Subscription } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { SharedPayload } from '../../platform/shared-payload';
import { submit } from '../../platform/submit';
import { SubscriptionRight } from '../../platform/subscription-right';
import { answered, Payload } from '../../platform/user-error';
import { SetStationLogoInput, StationLogoView, setStationLogo, stationLogo } from './station-logo';
import { readStationSettings, StationSettings } from './station-settings.queries';

@ObjectType({ description: 'The settings changed: query them again.' })
class SettingsEvent {
  @Field(() => Boolean, { description: 'Always true.' }) changed!: boolean;
}

@ObjectType({ description: 'Contains only errors, if any.' })
export class StationLogoPayload extends Payload {}

@Resolver()
export class StationSettingsResolver {
  @Query(() => StationSettings, { description: 'Settings of the station.' })
  stationSettings(@Ctx() ctx: Context): Promise<StationSettings> {
    return ask(ctx, readStationSettings);
  }

  @Query(() => StationLogoView, { nullable: true, description: 'The logo of the station; null if it has none.' })
  stationLogo(@Ctx() ctx: Context): Promise<StationLogoView | null> {
    return ask(ctx, stationLogo);
  }

  @Mutation(() => StationLogoPayload, { description: 'Sets the logo of the station, or removes it.' })
  setStationLogo(
    @Ctx() ctx: Context,
    @Arg('input', () => SetStationLogoInput) input: SetStationLogoInput,
  ): Promise<StationLogoPayload> {
    return answered(() => submit(ctx, setStationLogo, input));
  }

  @SharedPayload()
  @SubscriptionRight('signedIn')
  @Subscription(() => SettingsEvent, { topics: 'settingsChanged', description: 'The station settings were changed.' })
  settingsChanged(@Root() _ids: object): SettingsEvent {
    return { changed: true };
  }
}
