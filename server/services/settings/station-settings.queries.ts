import { Field, Int, ObjectType } from 'type-graphql';
import { defineQuery, NoInput } from '../../platform/ask';
import { Money } from '../../platform/scalars';
import { type Settings, type StaffMay, type StockRaisedBy, stationSettings } from '../../platform/station-setting';

@ObjectType({
  description: 'What a station decides about itself. It is changed as row 1 of station_setting by changeRow.',
})
export class StationSettings implements Settings {
  @Field(() => String, { description: 'On every screen and print.' }) stationName!: string;
  @Field(() => String, { nullable: true, description: 'Under the name on prints.' }) address!: string | null;
  @Field(() => String, { nullable: true }) phone!: string | null;
  @Field(() => String, { nullable: true, description: 'Whose dealer the station is, as memos say it.' })
  dealerLine!: string | null;
  @Field(() => String, { nullable: true, description: 'The GSTIN.' }) taxNumber!: string | null;
  @Field(() => String, { description: 'ENTERED or MEASURED: what stock-ins raise the stock by.' })
  stockRaisedBy!: StockRaisedBy;
  @Field(() => Boolean, { description: "Admins' changes wait for another admin." }) fourEyes!: boolean;
  @Field(() => Int, { description: 'A tank is low below this percentage of its capacity.' }) lowStockPercent!: number;
  @Field(() => Money, { nullable: true, description: 'The greatest advance that staff record; null for any.' })
  advanceByStaff!: number | null;
  @Field(() => Money, { nullable: true, description: 'The greatest expenditure that staff record; null for any.' })
  expenditureByStaff!: number | null;
  @Field(() => Money, {
    nullable: true,
    description: 'The highest limit of a creditor that staff create; null for any.',
  })
  creditorLimitByStaff!: number | null;
  @Field(() => String, { description: "ALLOWED or ADMINS: who sells over a creditor's limit." })
  overLimitByStaff!: StaffMay;
  @Field(() => String, { description: 'ALLOWED or ADMINS: who adds employees.' }) employeeByStaff!: StaffMay;
}

/** All users may read the settings: screens and prints depend on them. */
export const readStationSettings = defineQuery({
  name: 'stationSettings',
  permission: 'user',
  input: NoInput,
  run: ({ sql }): Promise<StationSettings> => stationSettings(sql),
});
