import { masters as texts } from '../domain/masters.messages';
import type { Sql } from '../platform/sql';
import { Master } from './master';
import { MasterField } from './master-field';
import { MasterEntity } from './master-row';

const LAST_PLACE = 99;

async function nextPlace(sql: Sql): Promise<number> {
  const [last] = await sql<{ position: number }>('SELECT COALESCE(MAX(position), 0) AS position FROM shift_type');
  return Math.min(last!.position + 1, LAST_PLACE);
}

@Master<ShiftType>({
  label: 'Shift type',
  description: 'A named shift of the day: Morning, Night',
  path: '/page/create-shift',
  addedBy: 'station.configure',
  legacyId: 'shiftId',
  orderBy: 't.position',
  created: ({ name }) => texts.shiftTypeAdded({ name }),
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
    label: 'Order in the day',
    description: 'Order in the day; 1 is the first shift',
    kind: 'integer',
    min: 1,
    max: LAST_PLACE,
    default: nextPlace,
    unique: true,
    inList: true,
    legacy: 'position',
    hint: '1 for the first shift of the day; the next one when left empty',
  })
  position!: number;
}
