import { IsIn } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { STOCK_RAISED_BY, type StockRaisedBy, setStationSetting } from '../platform/station-setting';
import { defineCommand } from '../platform/submit';

@InputType({ description: 'What stock-ins raise the stock by: ENTERED, the quantity entered, or MEASURED.' })
export class SetStockRaisedByInput {
  @Field(() => String)
  @IsIn(STOCK_RAISED_BY, { message: 'raisedBy must be ENTERED or MEASURED' })
  raisedBy!: StockRaisedBy;
}

/** Decides what raises the stock from the next stock-in on (domain: section 4); those before it keep what raised theirs. */
export const setStockRaisedBy = defineCommand({
  name: 'setStockRaisedBy',
  permission: 'admin',
  input: SetStockRaisedByInput,
  async run(tx, { raisedBy }): Promise<SetStockRaisedByInput> {
    await setStationSetting(tx, 'stockRaisedBy', raisedBy);
    return { raisedBy };
  },
});
