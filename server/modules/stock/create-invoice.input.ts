import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import {
  invoiceLineRules,
  invoiceRules,
  problemsOfInvoiceHeader,
  problemsOfInvoiceLine,
} from '../../domain/invoice.rules';
import { invoices } from '../../domain/invoices.messages';
import { messageOf, type Problem } from '../../domain/kernel/problem';
import { Checked } from '../../platform/checked';
import { ConfirmedField } from '../../platform/confirmed-field';
import { Ruled } from '../../platform/ruled';
import { Litres, LocalDateTime, Money } from '../../platform/scalars';
import { saying } from '../../platform/validated';
import { MOST_LINES } from './invoice-products';

/** Validates a property together with the others, by the domain's rule for all of them. */
const Beside = (problemsOf: (fields: Readonly<Record<string, unknown>>) => Problem[]): PropertyDecorator =>
  Checked('beside', (_value, whole, property) => {
    const problem = problemsOf(whole).find(({ field }) => field === property);
    return problem === undefined ? null : messageOf(problem);
  });

@InputType({ description: 'A product line of an invoice. Quantities are in litres, even if the document states KL.' })
export class InvoiceLineInput {
  @Field(() => Int) @Ruled(invoiceLineRules.productId) productId!: number;
  @Field(() => Litres, { description: 'Whole litres.' }) @Ruled(invoiceLineRules.quantity) quantity!: number;
  @Field(() => Litres, { description: 'Shortage noted on the invoice in litres; at most the quantity.' })
  @Ruled(invoiceLineRules.shortageQuantity)
  @Beside(problemsOfInvoiceLine)
  shortageQuantity!: number;
  @Field(() => String, { description: 'Base density on the challan: kg/m³ (745.0) or g/ml (0.7450).' })
  @Ruled(invoiceLineRules.density)
  @Beside(problemsOfInvoiceLine)
  density!: string;
}

@InputType({ description: 'A purchase invoice for a tanker delivery: its header and products.' })
export class CreateInvoiceInput {
  @Field(() => Int, {
    nullable: true,
    description: 'Id of the supplier, to whose account the invoice is owed; omitted for the account of all others.',
  })
  @Ruled(invoiceRules.supplierId)
  supplierId?: number | null;
  @Field(() => String, { description: 'Number of the invoice, 2 to 45 characters.' })
  @Ruled(invoiceRules.invoiceNumber)
  invoiceNumber!: string;
  @Field(() => LocalDateTime, { description: "Date and time of the invoice, in the station's time zone." })
  @Ruled(invoiceRules.invoiceDateTime)
  invoiceDateTime!: string;
  @Field(() => LocalDateTime, {
    description: 'When the delivery was received; not before the invoice date and not in the future.',
  })
  @Ruled(invoiceRules.receiveDateTime)
  @Beside(problemsOfInvoiceHeader)
  receiveDateTime!: string;
  @Field(() => Money, { description: 'Total of the invoice in rupees.' })
  @Ruled(invoiceRules.invoiceAmount)
  invoiceAmount!: number;
  @Field(() => String, { description: 'Vehicle number of the lorry.' })
  @Ruled(invoiceRules.truckNumber)
  truckNumber!: string;
  @Field(() => String, { nullable: true, description: 'Name of the transporter.' })
  @Ruled(invoiceRules.transportName)
  transportName?: string | null;
  @Field(() => String, { nullable: true, description: 'Telephone number of the driver.' })
  @Ruled(invoiceRules.truckDriverPhone)
  truckDriverPhone?: string | null;
  @Field(() => String, { nullable: true }) @Ruled(invoiceRules.comment) comment?: string | null;
  @Field(() => String, { nullable: true, description: 'The fileId of an uploaded document.' })
  @IsOptional()
  @IsUUID(undefined, saying(invoices.unknownDocument()))
  documentId?: string | null;
  @Field(() => [InvoiceLineInput], { description: 'One line per product.' })
  @ArrayMinSize(1, saying(invoices.noLines()))
  @ArrayMaxSize(MOST_LINES, saying(invoices.tooManyLines({ most: MOST_LINES })))
  @IsArray(saying(invoices.noLines()))
  @ValidateNested({ each: true })
  @Type(() => InvoiceLineInput)
  lines!: InvoiceLineInput[];
  @ConfirmedField('REFERENCE_SEEN', 'FIGURE_UNUSUAL') confirmed?: boolean | null;
}
