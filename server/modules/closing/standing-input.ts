import { Field, Int, ObjectType } from 'type-graphql';
import { Litres, Money } from '../../platform/scalars';

@ObjectType({ description: 'Notes or coins of one value in a cash collection.' })
export class CollectedNotes {
  @Field(() => Int, { description: 'Value in whole rupees.' }) value!: number;
  @Field(() => Int, { description: 'Number put into the safe.' }) in!: number;
  @Field(() => Int, { description: 'Number taken out of the safe.' }) out!: number;
}

@ObjectType({ description: 'A meter as the close read it: a `CloseNozzleInput`.' })
export class RecordedReading {
  @Field(() => Int) nozzleId!: number;
  @Field(() => Litres, { description: 'Opening reading, litres.' }) open!: number;
  @Field(() => Litres, { description: 'Closing reading, litres.' }) close!: number;
  @Field(() => Litres, { description: 'Litres poured back after testing.' }) testing!: number;
}

@ObjectType({ description: 'Amount taken by a swipe machine at the pump: a `CloseSwipeInput`.' })
export class RecordedSwipe {
  @Field(() => Int) swipeMachineId!: number;
  @Field(() => Money) amount!: number;
}

@ObjectType({ description: 'Cash handed in at the close: a `LastCollectionInput`.' })
export class RecordedLastCollection {
  @Field(() => Int) employeeId!: number;
  @Field(() => Money) amount!: number;
  @Field(() => [CollectedNotes], { description: 'Counted notes; empty if some of the cash was not counted.' })
  notes!: CollectedNotes[];
}

@ObjectType({ description: "An employee's share of a pump's shortage: a `ShortageShareInput`." })
export class RecordedShortage {
  @Field(() => Int) employeeId!: number;
  @Field(() => Money) amount!: number;
}

@ObjectType({ description: 'A pump with the recorded figures of its close: a `ClosePumpInput`.' })
export class RecordedPump {
  @Field(() => Int) pumpId!: number;
  @Field(() => [RecordedReading], { description: 'Meters that the close read, those after a meter event included.' })
  nozzles!: RecordedReading[];
  @Field(() => [RecordedSwipe], { description: 'Card and UPI amounts, by machine.' })
  swipes!: RecordedSwipe[];
  @Field(() => RecordedLastCollection, { nullable: true, description: 'Null if nobody handed in.' })
  lastCollection!: RecordedLastCollection | null;
  @Field(() => Boolean, { description: 'Whether all cash had been handed in before, so that no last collection came.' })
  isAllHandedIn!: boolean;
  @Field(() => [RecordedShortage], { description: 'Shares of the shortage, by employee.' })
  shortages!: RecordedShortage[];
}

@ObjectType({ description: 'A tank as the close measured it: a `CloseTankInput`.' })
export class RecordedLevel {
  @Field(() => Int) tankId!: number;
  @Field(() => Boolean, { description: 'Whether the gauge measured it.' }) isAtg!: boolean;
  @Field(() => Int, { nullable: true, description: 'Dip in millimetres.' }) dip!: number | null;
  @Field(() => Int, { nullable: true, description: 'Water in millimetres, included in the dip.' })
  waterDip!: number | null;
  @Field(() => Litres, { nullable: true, description: 'Litres by the gauge; null if the dip chart gives them.' })
  volume!: number | null;
}

/** The close of a shift as its documents and figures are now, complete: the same as the input of a close. */
export interface StandingInput {
  shiftId: number;
  pumps: RecordedPump[];
  tanks: RecordedLevel[];
  comment: string | null;
}
