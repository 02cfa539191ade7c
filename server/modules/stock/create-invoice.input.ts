import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsOptional,
  IsUUID,
  ValidateBy,
  ValidateNested,
  type ValidationArguments,
} from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import {
  invoiceLineRules,
  invoiceRules,
  NO_LINES,
  problemsOfInvoiceHeader,
  problemsOfInvoiceLine,
} from '../../domain/invoice.rules';
import type { Problem } from '../../domain/kernel/problem';
import { Ruled } from '../../platform/ruled';
import { Litres, LocalDateTime, Money } from '../../platform/scalars';

/** For an invalid file id, and for a file that does not exist or was deleted. */
export const UNKNOWN_DOCUMENT = 'The document was not found. Upload it again.';

/** More than the compartments of any tanker. */
const MOST_LINES = 50;

/** Validates a property together with the others, by the domain's rule for all of them. */
function Beside(problemsOf: (fields: Record<string, unknown>) => Problem[]): PropertyDecorator {
  const problemOf = (args?: ValidationArguments): Problem | undefined =>
    problemsOf({ ...args!.object }).find(({ field }) => field === args!.property);
  return ValidateBy({
    name: 'beside',
    validator: {
      validate: (_value, args) => problemOf(args) === undefined,
      defaultMessage: (args) => problemOf(args)!.message,
    },
  });
}

@InputType({ description: 'A product of an invoice. Litres, also of what the paper has in KL.' })
export class InvoiceLineInput {
  @Field(() => Int) @Ruled(invoiceLineRules.productId) productId!: number;
  @Field(() => Litres, { description: 'Litres, whole ones.' }) @Ruled(invoiceLineRules.quantity) quantity!: number;
  @Field(() => Litres, { description: 'Not more than the quantity.' })
  @Ruled(invoiceLineRules.shortageQuantity)
  @Beside(problemsOfInvoiceLine)
  shortageQuantity!: number;
  @Field(() => String, { description: 'Base density, as the challan has it: kg/m³ (745.0) or g/ml (0.7450).' })
  @Ruled(invoiceLineRules.density)
  @Beside(problemsOfInvoiceLine)
  density!: string;
}

@InputType({ description: 'A tanker delivery bought: the header of its paper, and its products.' })
export class CreateInvoiceInput {
  @Field(() => String, { description: 'Number of the invoice, 2 to 45 characters.' })
  @Ruled(invoiceRules.invoiceNumber)
  invoiceNumber!: string;
  @Field(() => LocalDateTime, { description: 'When it was made out, by the clock of the station.' })
  @Ruled(invoiceRules.invoiceDateTime)
  invoiceDateTime!: string;
  @Field(() => LocalDateTime, { description: 'When it came: not before the invoice, and not in the future.' })
  @Ruled(invoiceRules.receiveDateTime)
  @Beside(problemsOfInvoiceHeader)
  receiveDateTime!: string;
  @Field(() => Money, { description: 'Rupees of the whole invoice.' })
  @Ruled(invoiceRules.invoiceAmount)
  invoiceAmount!: number;
  @Field(() => String, { description: 'Lorry number.' }) @Ruled(invoiceRules.truckNumber) truckNumber!: string;
  @Field(() => String, { nullable: true, description: 'Name of the transporter.' })
  @Ruled(invoiceRules.transportName)
  transportName?: string | null;
  @Field(() => String, { nullable: true, description: 'Telephone number of the driver.' })
  @Ruled(invoiceRules.truckDriverPhone)
  truckDriverPhone?: string | null;
  @Field(() => String, { nullable: true }) @Ruled(invoiceRules.comment) comment?: string | null;
  @Field(() => String, { nullable: true, description: 'The fileId of an uploaded paper.' })
  @IsOptional()
  @IsUUID(undefined, { message: UNKNOWN_DOCUMENT })
  documentId?: string | null;
  @Field(() => [InvoiceLineInput], { description: 'A line for each product.' })
  @ArrayMinSize(1, { message: NO_LINES })
  @ArrayMaxSize(MOST_LINES, { message: `An invoice can have at most ${MOST_LINES} lines` })
  @IsArray({ message: NO_LINES })
  @ValidateNested({ each: true })
  @Type(() => InvoiceLineInput)
  lines!: InvoiceLineInput[];
}
