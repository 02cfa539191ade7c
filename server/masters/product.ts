import { masters as texts } from '../domain/masters.messages';
import type { Sql } from '../platform/sql';
import { Master } from './master';
import { MasterField } from './master-field';
import { MasterEntity } from './master-row';

export const PRODUCT_KINDS = { FUEL: 'Fuel, sold through nozzles', PACKED: 'Packed, sold by the piece' } as const;

const SHORT = 10;

const startOfName = async (_sql: Sql, { name }: Readonly<Record<string, unknown>>): Promise<string> =>
  [...String(name)].slice(0, SHORT).join('').trim().toUpperCase();

@Master<Product>({
  label: 'Product',
  description: 'A product sold by the station',
  path: '/page/create-product',
  addedBy: 'masters.product.add',
  legacyId: 'productId',
  ledger: 'stock_movement WHERE product_id = $1',
  created: ({ name }) => texts.productAdded({ name }),
})
export class Product extends MasterEntity {
  @MasterField({
    label: 'Name',
    kind: 'text',
    min: 1,
    max: 45,
    required: true,
    unique: true,
    inList: true,
    legacy: 'productName',
  })
  name!: string;
  @MasterField({
    label: 'Short name',
    description: 'Short name on slips and in tables, which also decides the colour: HS or MS',
    kind: 'text',
    min: 1,
    max: SHORT,
    case: 'upper',
    default: startOfName,
    inList: true,
    legacy: 'shortName',
    hint: 'HS for diesel, MS for petrol',
  })
  shortName!: string;
  @MasterField({
    label: 'Kind',
    description: 'Whether the product is fuel or packed goods',
    kind: 'choice',
    choices: PRODUCT_KINDS,
    default: 'FUEL',
    inList: true,
    readOnlyAfterCreate: true,
    legacy: 'kind',
  })
  kind!: keyof typeof PRODUCT_KINDS;
}
