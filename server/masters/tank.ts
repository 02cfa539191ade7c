import { doubtOfOpening } from '../domain/dip-chart';
import type { Problem } from '../domain/kernel/problem';
import { masters as texts } from '../domain/masters.messages';
import { unusual } from '../domain/unusual.messages';
import type { Tx } from '../platform/submit';
import { type FigureQuestion, Master } from './master';
import { MasterField } from './master-field';
import { MasterEntity } from './master-row';
import { Product } from './product';
import { chartOf } from './tank-chart';
import { changeTankOpening } from './tank-opening';

/** In millilitres. A smaller capacity than the opening volume is typed in kilolitres. */
const SMALLEST_CAPACITY = 500_000;

/** The greatest height of a tank that stations have, in millimetres; a dip above it is in another unit. */
const GREATEST_HEIGHT = 5_000;

async function problemsOf(tx: Tx, tank: Tank): Promise<Problem[]> {
  const [product] = await tx.sql<{ kind: string }>('SELECT kind FROM product WHERE id = $1', [tank.productId]);
  const problems: Problem[] = [];
  if (product?.kind !== 'FUEL') problems.push({ code: 'NOT_A_FUEL', ...texts.notAFuel(), field: 'productId' });
  if (tank.capacity !== null && tank.openingVolume > tank.capacity)
    problems.push(
      tank.capacity < SMALLEST_CAPACITY
        ? { code: 'ABOVE_CAPACITY', ...texts.capacityNotInLitres(), field: 'capacity' }
        : { code: 'ABOVE_CAPACITY', ...texts.aboveCapacity(), field: 'openingVolume' },
    );
  return problems;
}

/**
 * An opening dip is asked about if no tank is so high, and an opening volume if the tank's dip chart has another one at
 * the opening dip: both at once, because `confirmed` answers both.
 */
async function questionsOfOpening({ sql }: Tx, after: Tank, before: Tank | null): Promise<FigureQuestion[]> {
  const { openingDip, openingVolume } = after;
  const isSame = openingDip === before?.openingDip && openingVolume === before.openingVolume;
  const questions: FigureQuestion[] = [];
  if (openingDip !== null && openingDip > GREATEST_HEIGHT && openingDip !== before?.openingDip)
    questions.push({
      field: 'openingDip',
      text: unusual.openingDip({ figure: openingDip, usual: GREATEST_HEIGHT }),
    });
  // A new tank has no chart yet: `setDipChart` compares it.
  const doubt = before === null || isSame ? null : doubtOfOpening(await chartOf(sql, after.id), after);
  if (doubt !== null) questions.push({ field: 'openingVolume', text: doubt });
  return questions;
}

@Master<Tank>({
  label: 'Tank',
  description:
    'A tank for one product; its first shift posts its opening volume. A tank added during a shift is used from the next shift on',
  path: '/page/create-tank',
  addedBy: 'masters.equipment.add',
  legacyId: 'tankId',
  ledger: 'stock_movement WHERE tank_id = $1',
  created: ({ name }) => texts.tankAdded({ name }),
  check: problemsOf,
  asks: questionsOfOpening,
  afterUpdate: (tx, after, before, reason) => changeTankOpening(tx, { tank: after, before, after, reason }),
})
export class Tank extends MasterEntity {
  @MasterField({
    label: 'Name',
    kind: 'text',
    min: 1,
    max: 45,
    required: true,
    unique: true,
    inList: true,
    legacy: 'tankName',
  })
  name!: string;
  @MasterField({
    label: 'Product',
    kind: 'reference',
    reference: () => Product,
    required: true,
    inList: true,
    readOnlyAfterCreate: true,
    legacy: 'productId',
  })
  productId!: number;
  @MasterField({
    label: 'Capacity',
    description: 'Capacity in litres; a dip chart sets it to its last volume',
    kind: 'litres',
    min: 1,
    inList: true,
    legacy: 'capacity',
    hint: 'In litres; a dip chart sets it',
  })
  capacity!: number | null;
  @MasterField({
    label: 'Opening volume',
    description:
      'Volume when the tank was added, in litres. A change corrects the stock of its first shift; once that is closed, it ' +
      'needs a reason',
    kind: 'litres',
    default: 0,
    legacy: 'openingVolume',
    hint: 'In litres, before its first shift. A change corrects that shift',
  })
  openingVolume!: number;
  @MasterField({
    label: 'Opening dip',
    description: 'Dip of the opening volume, in millimetres',
    kind: 'integer',
    max: 99_999,
    legacy: 'openingDip',
    hint: 'In millimetres',
  })
  openingDip!: number | null;
}
