import { IsInt } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import { credit } from '../../domain/credit.messages';
import { LONGEST } from '../../domain/credit-sale.rules';
import type { Message } from '../../domain/kernel/message';
import { unusual } from '../../domain/unusual.messages';
import { UNUSUAL_FROM, usualUnlessNear } from '../../domain/unusual-figure.rules';
import { vehicleKey } from '../../domain/vehicle-number';
import { defineQuery } from '../../platform/ask';
import { IsText } from '../../platform/is-text';
import type { Sql } from '../../platform/sql';
import { saying } from '../../platform/validated';

@ArgsType()
export class VehicleLitresInput {
  @Field(() => Int) @IsInt(saying(credit.selectCreditor())) creditorId!: number;
  @Field(() => Int) @IsInt(saying(credit.selectProduct())) productId!: number;
  @Field(() => String) @IsText('vehicle', LONGEST.vehicle) vehicle!: string;
}

/** What the creditor's vehicle took of the product in its last sales, except the sale `saleId`, newest first. */
async function litresBefore(
  sql: Sql,
  { creditorId, productId, vehicle }: VehicleLitresInput,
  saleId: number | null = null,
): Promise<number[]> {
  const earlier = await sql<{ litres: number }>(
    `SELECT litres FROM credit_sale
     WHERE creditor_id = $1 AND vehicle_key = $2 AND product_id = $3 AND id IS DISTINCT FROM $4::bigint
     ORDER BY id DESC LIMIT $5`,
    [creditorId, vehicleKey(vehicle), productId, saleId, UNUSUAL_FROM.litres.newest],
  );
  return earlier.map(({ litres }) => litres);
}

export const creditVehicleLitres = defineQuery({
  name: 'creditVehicleLitres',
  right: 'credit.read',
  input: VehicleLitresInput,
  run: ({ sql }, input): Promise<number[]> => litresBefore(sql, input),
});

/** What is said of litres that are far from what the creditor's vehicle takes of the product; null if they are not. */
export async function unusualLitresText(
  sql: Sql,
  { litres, vehicle, ...sale }: Omit<VehicleLitresInput, 'vehicle'> & { vehicle?: string | null; litres: number },
  saleId: number | null = null,
): Promise<Message | null> {
  if (!vehicle?.trim()) return null;
  const usual = usualUnlessNear('litres', litres, await litresBefore(sql, { ...sale, vehicle }, saleId));
  return usual === null ? null : unusual.litres({ figure: litres, usual });
}
