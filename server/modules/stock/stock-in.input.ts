import { IsBoolean, IsOptional } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { stockInRules } from '../../domain/stock-in.rules';
import { Ruled } from '../../platform/ruled';
import { BusinessDate, Litres, LocalDateTime } from '../../platform/scalars';

const rules = stockInRules(true);

/**
 * A value must be readable if there is one. `problemsOfStockIn` reports what is missing, in the specification's order.
 */
const Readable = (field: keyof typeof rules): PropertyDecorator => Ruled({ ...rules[field]!, required: false });

/** For manual dips the volumes come from the chart, so the sent ones are not validated. */
const AnyVolume = (field: 'startVolume' | 'endVolume'): PropertyDecorator =>
  Ruled({ kind: 'litres', message: rules[field]!.message });

@InputType({
  description:
    'The unloading of part of an invoice line into a tank. By gauge (isAtg) volumes, by hand dips in millimetres, read off the chart. The shift is named by its own id and its date.',
})
export class StockInInput {
  @Field(() => Litres, { nullable: true, description: 'Not used: the books know what remains.' })
  @Readable('remaining')
  remaining?: number | null;
  @Field(() => BusinessDate) @Readable('shiftDate') shiftDate!: string;
  @Field(() => LocalDateTime) @Readable('stockInDateTime') stockInDateTime!: string;
  @Field(() => Int) @Readable('invoiceLineId') invoiceLineId!: number;
  @Field(() => Int) @Readable('tankId') tankId!: number;
  @Field(() => Int) @Readable('productId') productId!: number;
  @Field(() => Int, { description: "The shift's own id." }) @Readable('shiftId') shiftId!: number;
  /** The id of the shift's type, which REST calls shiftId. Not in GraphQL. */
  @Readable('shiftId') shiftTypeId?: number | null;
  @Field(() => Litres, { description: 'As the papers claim it; whole litres.' })
  @Readable('quantity')
  quantity!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Millimetres by the dip stick before unloading; null where the gauge was read.',
  })
  @Readable('startDip')
  startDip?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Millimetres by the dip stick after unloading; null where the gauge was read.',
  })
  @Readable('endDip')
  endDip?: number | null;
  @Field(() => Litres, { description: 'The meters of the nozzles that draw from the tank, added up.' })
  @Readable('beforeReading')
  beforeReading!: number;
  @Field(() => Litres, { description: 'The same after the unloading.' })
  @Readable('afterReading')
  afterReading!: number;
  @Field(() => Litres, { nullable: true, description: 'By gauge only.' }) @AnyVolume('endVolume') endVolume?:
    | number
    | null;
  @Field(() => Litres, { nullable: true, description: 'By gauge only.' }) @AnyVolume('startVolume') startVolume?:
    | number
    | null;
  @Field(() => Boolean)
  @Ruled({ kind: 'flag', required: true, message: 'isAtg must be true or false' })
  isAtg!: boolean;
  @Field(() => String, { nullable: true, description: 'Needed where measured and claimed litres differ by 0.5 %.' })
  @Readable('comment')
  comment?: string | null;
  /** Set for tools without a comment: a gap is recorded for an admin's review instead of being refused. */
  @IsOptional() @IsBoolean() reviewsGap?: boolean;
}
