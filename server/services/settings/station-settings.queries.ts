import { Field, Int, ObjectType } from 'type-graphql';
import type { Language } from '../../../i18n/languages';
import { OWN_ENTRY_MINUTES } from '../../domain/change-request.rules';
import { defineQuery, NoInput } from '../../platform/ask';
import {
  type MayAtOnce,
  type SecondFactorFor,
  type Settings,
  type StockRaisedBy,
  stationSettings,
} from '../../platform/station-setting';
import { LineSettings } from '../approvals/approval-line';

@ObjectType({
  description: 'Settings of the station. Change them with changeRow, as row 1 of station_setting.',
})
export class StationSettings extends LineSettings implements Settings {
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
  @Field(() => Boolean, { description: 'Four eyes: whether every change requires the approval of somebody else.' })
  fourEyes!: boolean;
  @Field(() => Int, { description: 'A tank is low below this percentage of its capacity.' }) lowStockPercent!: number;
  @Field(() => String, {
    description: `ALLOWED or ADMINS: whether staff change and delete their own entries of the last ${OWN_ENTRY_MINUTES} minutes at once.`,
  })
  ownEntries!: MayAtOnce;
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
