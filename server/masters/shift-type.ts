import type { Sql } from '../platform/sql';
import { Master, MasterEntity } from './master';
import { MasterField } from './master-field';

async function nextPlace(sql: Sql): Promise<number> {
  const [last] = await sql<{ position: number }>('SELECT COALESCE(MAX(position), 0) AS position FROM shift_type');
  return last!.position + 1;
}

@Master<ShiftType>({
  label: 'Shift',
  description: "A name in the day's order of shifts: Morning, Night",
  path: '/page/create-shift',
  legacyId: 'shiftId',
  orderBy: 't.position',
  created: (type) => `Shift ${type.name} created successfully.`,
})
export class ShiftType extends MasterEntity {
  @MasterField({
    label: 'Name',
    kind: 'text',
    min: 2,
    max: 45,
    required: true,
    unique: true,
    inList: true,
    legacy: 'shiftName',
  })
  name!: string;
  @MasterField({
    label: 'Place in the day',
    description: 'The first shift of the day has 1',
    kind: 'integer',
    min: 1,
    max: 99,
    default: nextPlace,
    unique: true,
    inList: true,
    legacy: 'position',
    hint: '1 for the first shift of the day; the next one when left empty',
  })
  position!: number;
}
