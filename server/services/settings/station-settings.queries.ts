import { Field, Int, ObjectType } from 'type-graphql';
import type { Language } from '../../../i18n/languages';
import { OWN_ENTRY_MINUTES } from '../../domain/change-request.rules';
import { defineQuery, NoInput } from '../../platform/ask';
import { Money } from '../../platform/scalars';
import {
  type MayAtOnce,
  type SecondFactorFor,
  type Settings,
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
  @Field(() => String, {
    nullable: true,
    description: 'UPI address for the code to pay on bills and statements.',
  })
  upiAddress!: string | null;
  @Field(() => String, { description: 'Language of the standard messages about events, such as hi.' })
  messageLanguage!: Language;
  @Field(() => String, { description: 'ENTERED or MEASURED: the quantity of a stock-in that is added to the stock.' })
  stockRaisedBy!: StockRaisedBy;
  @Field(() => Boolean, { description: "Whether admins' changes require approval by another admin." })
  fourEyes!: boolean;
  @Field(() => Int, { description: 'A tank is low below this percentage of its capacity.' }) lowStockPercent!: number;
  @Field(() => Money, {
    nullable: true,
    description: 'Largest advance by staff that needs no approval, in rupees; null for any amount.',
  })
  advanceByStaff!: number | null;
  @Field(() => Money, {
    nullable: true,
    description: 'Largest expenditure by staff that needs no approval, in rupees; null for any amount.',
  })
  expenditureByStaff!: number | null;
  @Field(() => Money, {
    nullable: true,
    description: 'Largest payment of staff to a supplier that needs no approval, in rupees; null for any amount.',
  })
  supplierPaymentByStaff!: number | null;
  @Field(() => Money, {
    nullable: true,
    description: "Rupees by which a sale of staff may exceed a creditor's limit without approval; null for any amount.",
  })
  overLimitByStaff!: number | null;
  @Field(() => Money, {
    nullable: true,
    description: 'Highest limit of a creditor added by staff that needs no approval, in rupees; null for any limit.',
  })
  creditorLimitByStaff!: number | null;
  @Field(() => String, {
    description: `ALLOWED or ADMINS: whether staff change and delete their own entries of the last ${OWN_ENTRY_MINUTES} minutes at once.`,
  })
  ownEntries!: MayAtOnce;
  @Field(() => String, { description: 'ALLOWED or ADMINS: whether staff add employees at once, or wait for an admin.' })
  employeeByStaff!: MayAtOnce;
  @Field(() => String, { description: 'ALLOWED or ADMINS: whether staff change employees at once.' })
  employeeChangeByStaff!: MayAtOnce;
  @Field(() => String, { description: 'ALLOWED or ADMINS: whether new users can log in at once under four eyes.' })
  newUserByAdmin!: MayAtOnce;
  @Field(() => String, { description: 'ALLOWED or ADMINS: whether a new product rate waits for another admin.' })
  productRateByAdmin!: MayAtOnce;
  @Field(() => String, { description: 'ALLOWED or ADMINS: whether a new pay rate waits for another admin.' })
  payRateByAdmin!: MayAtOnce;
  @Field(() => String, { description: 'ALLOWED or ADMINS: whether the undo of a close waits for another admin.' })
  undoCloseByAdmin!: MayAtOnce;
  @Field(() => String, {
    description: 'ALLOWED or ADMINS: whether the correction of a closed shift waits for another admin.',
  })
  correctionByAdmin!: MayAtOnce;
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
