import { IsBoolean, IsOptional } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { stockInRules } from '../../domain/stock-in.rules';
import { Ruled } from '../../platform/ruled';
import { BusinessDate, Litres, LocalDateTime } from '../../platform/scalars';
import { RehearseField } from '../shifts/shift-meant-field';

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
    'Unloading of all or part of an invoice line into a tank. Levels are volumes by gauge (isAtg), or manual dips in millimetres, converted by the dip chart. The shift is identified by its id and date.',
})
export class StockInInput {
  @RehearseField() rehearse?: boolean | null;
  @Field(() => Litres, { nullable: true, description: 'Ignored; accepted for compatibility.' })
  @Readable('remaining')
  remaining?: number | null;
  @Field(() => BusinessDate) @Readable('shiftDate') shiftDate!: string;
  @Field(() => LocalDateTime) @Readable('stockInDateTime') stockInDateTime!: string;
  @Field(() => Int) @Readable('invoiceLineId') invoiceLineId!: number;
  @Field(() => Int) @Readable('tankId') tankId!: number;
  @Field(() => Int) @Readable('productId') productId!: number;
  @Field(() => Int, { description: 'Id of the shift.' }) @Readable('shiftId') shiftId!: number;
  /** The id of the shift's type, which REST calls shiftId. Not in GraphQL. */
  @Readable('shiftId') shiftTypeId?: number | null;
  @Field(() => Litres, { description: 'Quantity claimed by the documents, in whole litres.' })
  @Readable('quantity')
  quantity!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Dip before unloading in millimetres; null if measured by gauge.',
  })
  @Readable('startDip')
  startDip?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Dip after unloading in millimetres; null if measured by gauge.',
  })
  @Readable('endDip')
  endDip?: number | null;
  @Field(() => Litres, {
    description: 'Sum of the meters of the nozzles connected to the tank before unloading, litres.',
  })
  @Readable('beforeReading')
  beforeReading!: number;
  @Field(() => Litres, { description: 'Sum of the same meters after unloading, litres.' })
  @Readable('afterReading')
  afterReading!: number;
  @Field(() => Litres, { nullable: true, description: 'Litres; only with the gauge.' })
  @AnyVolume('endVolume')
  endVolume?: number | null;
  @Field(() => Litres, { nullable: true, description: 'Litres; only with the gauge.' })
  @AnyVolume('startVolume')
  startVolume?: number | null;
  @Field(() => Boolean)
  @Ruled({ kind: 'flag', required: true, message: 'isAtg must be true or false' })
  isAtg!: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'Comment; required if measured and claimed litres differ by more than 0.5 %.',
  })
  @Readable('comment')
  comment?: string | null;
  /** Set for tools without a comment: a gap is recorded for an admin's review instead of being refused. */
  @IsOptional() @IsBoolean() reviewsGap?: boolean;
}
