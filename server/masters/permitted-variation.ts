import { masters as texts } from '../domain/masters.messages';
import { Master } from './master';
import { MasterField } from './master-field';
import { MasterRow } from './master-row';
import { Product } from './product';

@Master<PermittedVariation>({
  label: 'Permitted variation',
  description:
    'Permitted variation of a product from a day on. Before the first one, the Marketing Discipline Guidelines apply to HS and MS',
  path: '/page/permitted-variation',
  addedBy: 'masters.product.add',
  title: 'productId',
  orderBy: 't.from_date DESC, product.name',
  created: ({ productName, fromDate }) => texts.variationAdded({ product: productName, from: fromDate }),
  updated: ({ productName, fromDate }) => texts.variationUpdated({ product: productName, from: fromDate }),
})
export class PermittedVariation extends MasterRow {
  @MasterField({
    label: 'Product',
    kind: 'reference',
    reference: () => Product,
    required: true,
    inList: true,
    readOnlyAfterCreate: true,
    message: 'Select Product',
    legacy: 'productId',
  })
  productId!: number;
  /** Included in every answer. */
  productName!: string;
  @MasterField({
    label: 'From',
    description: 'First day on which it applies',
    kind: 'date',
    required: true,
    unique: ['productId'],
    inList: true,
    legacy: 'fromDate',
  })
  fromDate!: string;
  @MasterField({
    label: '% of stock',
    description: 'Permitted gain or loss, per cent of the measured stock',
    kind: 'percent',
    max: 10_000,
    default: 400,
    inList: true,
    legacy: 'stock',
  })
  stock!: number;
  @MasterField({
    label: 'Evaporation %',
    description: 'Permitted loss by evaporation, per cent of the litres sold',
    kind: 'percent',
    max: 10_000,
    required: true,
    inList: true,
    legacy: 'evaporation',
  })
  evaporation!: number;
  @MasterField({
    label: 'Evaporation %, large outlet',
    description: 'Permitted loss by evaporation at a large outlet, per cent of the litres sold',
    kind: 'percent',
    max: 10_000,
    required: true,
    inList: true,
    legacy: 'largeEvaporation',
  })
  largeEvaporation!: number;
  @MasterField({
    label: 'Large outlet above',
    description: 'Yearly sale in litres above which the outlet counts as large',
    kind: 'litres',
    min: 1,
    default: 600_000_000,
    legacy: 'largeAbove',
    hint: 'In litres a year',
  })
  largeAbove!: number;
}
