import { Field, Int, ObjectType } from 'type-graphql';
import { defineQuery, NoInput } from '../../platform/ask';
import { BusinessDate, Litres } from '../../platform/scalars';

@ObjectType({ description: 'An official inspection of a fuel.' })
export class InspectionView {
  @Field(() => Int) id!: number;
  @Field(() => Int) productId!: number;
  @Field(() => String) productName!: string;
  @Field(() => String) shortName!: string;
  @Field(() => BusinessDate) inspectionDate!: string;
  @Field(() => Litres) readingSum!: number;
  @Field(() => Litres) totalStock!: number;
  @Field(() => Litres, { description: 'Litres received on that day before the inspection.' }) totalBeforeStock!: number;
  @Field(() => String, {
    nullable: true,
    description: "HH:MM in the station's time zone; null means before the first shift of the day.",
  })
  inspectionTime!: string | null;
  @Field(() => Litres, { description: 'Litres poured back after testing on that day before the inspection.' })
  testingBefore!: number;
  @Field(() => String, { nullable: true }) enteredBy!: string | null;
}

export const MOST_INSPECTIONS = 50;

/** The last inspections by day, newest first. */
export const inspections = defineQuery({
  name: 'inspections',
  right: 'stock.read',
  input: NoInput,
  run: ({ sql }) =>
    sql<InspectionView>(
      `SELECT i.id, i.product_id AS "productId", p.name AS "productName", COALESCE(p.short_name, p.name) AS "shortName",
              i.inspection_date AS "inspectionDate", i.reading_sum AS "readingSum", i.total_stock AS "totalStock",
              i.total_before_stock AS "totalBeforeStock", i.inspection_time AS "inspectionTime",
              i.testing_before AS "testingBefore", u.name AS "enteredBy"
       FROM inspection i
       JOIN product p ON p.id = i.product_id
       LEFT JOIN app_user u ON u.id = i.created_by_id
       ORDER BY i.inspection_date DESC, i.id DESC LIMIT ${MOST_INSPECTIONS}`,
    ),
});
