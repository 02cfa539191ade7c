import { IsInt } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { normaliseField } from '../../domain/field-rules';
import { invoiceRules } from '../../domain/invoice.rules';
import { labelled } from '../../domain/kernel/message';
import { defineQuery } from '../../platform/ask';
import { IsText } from '../../platform/is-text';
import { Ruled } from '../../platform/ruled';
import { BusinessDate, Litres, LocalDateTime } from '../../platform/scalars';
import { saying } from '../../platform/validated';
import { findSameNumber } from './invoice-number';

@ArgsType()
export class InvoiceNumberInput {
  @Field(() => String) @IsText('Invoice number', 45) invoiceNumber!: string;
  @Field(() => LocalDateTime, {
    nullable: true,
    description: 'Date and time of the invoice; without it, the present financial year is searched.',
  })
  @Ruled({ ...invoiceRules.invoiceDateTime, required: false })
  invoiceDateTime?: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Id of its supplier; without it, the invoices of all suppliers are searched.',
  })
  @Ruled(invoiceRules.supplierId)
  supplierId?: number | null;
}

/** Whether an invoice of that number exists in the financial year, ignoring case. */
export const invoiceNumberTaken = defineQuery({
  name: 'invoiceNumberTaken',
  right: 'stock.record',
  input: InvoiceNumberInput,
  run: async ({ sql, ctx }, { invoiceNumber, invoiceDateTime, supplierId = null }): Promise<boolean> => {
    const stored = String(normaliseField(invoiceRules.invoiceNumber, invoiceNumber));
    const dated = invoiceDateTime ?? ctx.clock.minute();
    const numbered = { id: null, supplierId, invoiceNumber: stored, invoiceDateTime: dated };
    return (await findSameNumber(sql, numbered)) !== null;
  },
});

@ArgsType()
export class ProductLinesInput {
  @Field(() => Int) @IsInt(saying(labelled('Select Product'))) productId!: number;
}

@ObjectType({ description: 'An invoice line that is not fully unloaded.' })
export class PendingInvoiceLine {
  @Field(() => Int) invoiceLineId!: number;
  @Field(() => String) invoiceNumber!: string;
  @Field(() => LocalDateTime, { description: 'Date and time of the invoice; unloading cannot be earlier.' })
  invoiceDateTime!: string;
  @Field(() => BusinessDate) receivedOn!: string;
  @Field(() => Litres, { description: 'Quantity on the invoice in litres.' }) quantity!: number;
  @Field(() => Litres, { description: 'Shortage noted on the invoice in litres; not deducted from the quantity.' })
  shortageQuantity!: number;
  @Field(() => Litres, { description: 'Litres not unloaded yet.' }) remaining!: number;
  @Field(() => String) density!: string;
}

/** A product's invoice lines that are not fully unloaded, oldest delivery first. */
export const pendingInvoiceLines = defineQuery({
  name: 'pendingInvoiceLines',
  right: 'stock.record',
  input: ProductLinesInput,
  run: ({ sql }, { productId }) =>
    sql<PendingInvoiceLine>(
      `SELECT l.id AS "invoiceLineId", i.invoice_number AS "invoiceNumber",
              i.invoice_date_time AS "invoiceDateTime", i.received_on AS "receivedOn", l.quantity,
              l.shortage_quantity AS "shortageQuantity", l.quantity - l.unloaded AS remaining, l.density
       FROM invoice_line l JOIN invoice i ON i.id = l.invoice_id
       WHERE l.product_id = $1 AND l.unloaded < l.quantity
       ORDER BY i.receive_date_time, l.id`,
      [productId],
    ),
});
