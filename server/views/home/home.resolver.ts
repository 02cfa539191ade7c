import { Ctx, Query, Resolver } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { BeforeClose, beforeClose } from './before-close.query';
import { KeyFigures, keyFigures } from './key-figures.query';
import { MyEntry, myLastEntries } from './my-last-entries.query';
import { ShortagesOfMonth, shortagesThisMonth } from './shortages-of-month.query';
import { TankCover, tankCover } from './tank-cover.query';
import { TopDues, topDues } from './top-dues.query';
import { WaitingChanges, waitingChanges } from './waiting-changes.query';

@Resolver()
export class HomeResolver {
  @Query(() => BeforeClose, { nullable: true, description: 'Null while no shift runs.' })
  beforeClose(@Ctx() ctx: Context): Promise<BeforeClose | null> {
    return ask(ctx, beforeClose);
  }

  @Query(() => [MyEntry], {
    description:
      'The last documents that one has recorded in the newest shift; of invoices, bills and densities, since it began. ' +
      'Inspections, meter events, void slips and settlements of swipe machines are not among them.',
  })
  myLastEntries(@Ctx() ctx: Context): Promise<MyEntry[]> {
    return ask(ctx, myLastEntries);
  }

  @Query(() => KeyFigures, { nullable: true, description: 'Null before the first shift.' })
  keyFigures(@Ctx() ctx: Context): Promise<KeyFigures | null> {
    return ask(ctx, keyFigures);
  }

  @Query(() => TankCover, { description: 'How long what is in the tanks lasts, at the pace of the last worked days.' })
  tankCover(@Ctx() ctx: Context): Promise<TankCover> {
    return ask(ctx, tankCover);
  }

  @Query(() => TopDues, { description: 'Who should pay first, at the end of today.' })
  topDues(@Ctx() ctx: Context): Promise<TopDues> {
    return ask(ctx, topDues);
  }

  @Query(() => ShortagesOfMonth, { description: "With whom something went short in the month of today's." })
  shortagesThisMonth(@Ctx() ctx: Context): Promise<ShortagesOfMonth> {
    return ask(ctx, shortagesThisMonth);
  }

  @Query(() => WaitingChanges, { description: 'What the admin who asks can decide on.' })
  waitingChanges(@Ctx() ctx: Context): Promise<WaitingChanges> {
    return ask(ctx, waitingChanges);
  }
}
