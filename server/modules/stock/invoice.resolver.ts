import { Arg, Args, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { submit } from '../../platform/submit';
import { answered, Payload } from '../../platform/user-error';
import { createInvoice } from './create-invoice';
import { CreateInvoiceInput } from './create-invoice.input';
import { ClaimableInvoice, ClaimableInvoicesInput, claimableInvoices } from './debit-note.queries';
import {
  InvoiceNumberInput,
  invoiceNumberTaken,
  PendingInvoiceLine,
  ProductLinesInput,
  pendingInvoiceLines,
} from './invoice.queries';
import { InvoiceSupplier, invoiceSuppliers } from './suppliers.queries';

@ObjectType()
export class CreateInvoicePayload extends Payload {
  @Field(() => Int, { nullable: true }) invoiceId?: number;
}

@Resolver()
export class InvoiceResolver {
  @Query(() => [InvoiceSupplier], { description: 'The suppliers that an invoice may name, by name.' })
  invoiceSuppliers(@Ctx() ctx: Context): Promise<InvoiceSupplier[]> {
    return ask(ctx, invoiceSuppliers, {});
  }

  @Query(() => Boolean, { description: 'Whether an invoice with that number exists in the financial year.' })
  invoiceNumberTaken(@Ctx() ctx: Context, @Args(() => InvoiceNumberInput) input: InvoiceNumberInput): Promise<boolean> {
    return ask(ctx, invoiceNumberTaken, input);
  }

  @Query(() => [PendingInvoiceLine], {
    description: 'Invoice lines of a product that are not fully unloaded, oldest first.',
  })
  pendingInvoiceLines(
    @Ctx() ctx: Context,
    @Args(() => ProductLinesInput) input: ProductLinesInput,
  ): Promise<PendingInvoiceLine[]> {
    return ask(ctx, pendingInvoiceLines, input);
  }

  @Query(() => [ClaimableInvoice], {
    description: 'The newest invoices of a supplier that a debit note may name, at most 200.',
  })
  claimableInvoices(
    @Ctx() ctx: Context,
    @Args(() => ClaimableInvoicesInput) input: ClaimableInvoicesInput,
  ): Promise<ClaimableInvoice[]> {
    return ask(ctx, claimableInvoices, input);
  }

  @Mutation(() => CreateInvoicePayload, { description: 'Records the invoice of a tanker delivery.' })
  createInvoice(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateInvoiceInput) input: CreateInvoiceInput,
  ): Promise<CreateInvoicePayload> {
    return answered(() => submit(ctx, createInvoice, input));
  }
}
