import { Field, Int, ObjectType } from 'type-graphql';
import { defineQuery, NoInput } from '../../platform/ask';
import { Money } from '../../platform/scalars';
import {
  type SecondFactorFor,
  type Settings,
  type StaffMay,
  type StockRaisedBy,
  stationSettings,
} from '../../platform/station-setting';

@ObjectType({
  description: 'Settings of the station. Change them with changeRow, as row 1 of station_setting.',
})
export class StationSettings implements Settings {
  @Field(() => String, { description: 'Name of the station on screens and prints.' }) stationName!: string;
  @Field(() => String, { nullable: true, description: 'Address printed below the station name.' }) address!:
    | string
    | null;
  @Field(() => String, { nullable: true }) phone!: string | null;
  @Field(() => String, { nullable: true, description: 'Dealer line printed on memos: whose dealer the station is.' })
  dealerLine!: string | null;
  @Field(() => String, { nullable: true, description: 'The GSTIN.' }) taxNumber!: string | null;
  @Field(() => String, { description: 'ENTERED or MEASURED: the quantity of a stock-in that is added to the stock.' })
  stockRaisedBy!: StockRaisedBy;
  @Field(() => Boolean, { description: "Whether admins' changes require approval by another admin." })
  fourEyes!: boolean;
  @Field(() => Int, { description: 'A tank is low below this percentage of its capacity.' }) lowStockPercent!: number;
  @Field(() => Money, {
    nullable: true,
    description: 'Largest advance that staff can record, in rupees; null for no limit.',
  })
  advanceByStaff!: number | null;
  @Field(() => Money, {
    nullable: true,
    description: 'Largest expenditure that staff can record, in rupees; null for no limit.',
  })
  expenditureByStaff!: number | null;
  @Field(() => Money, {
    nullable: true,
    description: 'Highest credit limit of a creditor added by staff, in rupees; null for no limit.',
  })
  creditorLimitByStaff!: number | null;
  @Field(() => String, { description: "ALLOWED or ADMINS: whether staff can sell above a creditor's limit." })
  overLimitByStaff!: StaffMay;
  @Field(() => String, { description: 'ALLOWED or ADMINS: whether staff can add employees.' })
  employeeByStaff!: StaffMay;
  @Field(() => String, { description: 'NOBODY or ADMINS: whose log-in must have a second step.' })
  secondFactorFor!: SecondFactorFor;
}

/** All users may read the settings: screens and prints depend on them. */
export const readStationSettings = defineQuery({
  name: 'stationSettings',
  right: 'signedIn',
  input: NoInput,
  run: ({ sql }): Promise<StationSettings> => stationSettings(sql),
});
