import { Ctx, Query, Resolver } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { BeforeClose, beforeClose } from './before-close.query';
import { KeyFigures, keyFigures } from './key-figures.query';
import { MyEntry, myLastEntries } from './my-last-entries.query';
import { ShortagesOfMonth, shortagesThisMonth } from './shortages-of-month.query';
import { StationSetup, stationSetup } from './station-setup.query';
import { TankCover, tankCover } from './tank-cover.query';
import { TopDues, topDues } from './top-dues.query';
import { WaitingChanges, waitingChanges } from './waiting-changes.query';

@Resolver()
export class HomeResolver {
  @Query(() => BeforeClose, {
    nullable: true,
    description: 'Checks before closing the running shift; null if no shift is running.',
  })
  beforeClose(@Ctx() ctx: Context): Promise<BeforeClose | null> {
    return ask(ctx, beforeClose);
  }

  @Query(() => [MyEntry], {
    description:
      'Latest documents recorded by the current user in the newest shift; invoices, bills and densities since it began. ' +
      'Does not include inspections, meter events, void slips and settlements of swipe machines.',
  })
  myLastEntries(@Ctx() ctx: Context): Promise<MyEntry[]> {
    return ask(ctx, myLastEntries);
  }

  @Query(() => StationSetup, { description: 'What the station has entered of itself before its first shift.' })
  stationSetup(@Ctx() ctx: Context): Promise<StationSetup> {
    return ask(ctx, stationSetup);
  }

  @Query(() => KeyFigures, { nullable: true, description: 'Key figures of the station; null before the first shift.' })
  keyFigures(@Ctx() ctx: Context): Promise<KeyFigures | null> {
    return ask(ctx, keyFigures);
  }

  @Query(() => TankCover, {
    description: 'Days of stock in each tank, based on average sales of the last working days.',
  })
  tankCover(@Ctx() ctx: Context): Promise<TankCover> {
    return ask(ctx, tankCover);
  }

  @Query(() => TopDues, {
    description: 'Creditors over their limit or with dues older than 30 days, largest dues first, at the end of today.',
  })
  topDues(@Ctx() ctx: Context): Promise<TopDues> {
    return ask(ctx, topDues);
  }

  @Query(() => ShortagesOfMonth, { description: 'Employees with shortages in the current month.' })
  shortagesThisMonth(@Ctx() ctx: Context): Promise<ShortagesOfMonth> {
    return ask(ctx, shortagesThisMonth);
  }

  @Query(() => WaitingChanges, { description: 'Change requests that the current user may decide on.' })
  waitingChanges(@Ctx() ctx: Context): Promise<WaitingChanges> {
    return ask(ctx, waitingChanges);
  }
}
