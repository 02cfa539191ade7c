import { masters as texts } from '../domain/masters.messages';
import { Master } from './master';
import { MasterField } from './master-field';
import { MasterEntity } from './master-row';

@Master<Pump>({
  label: 'Pump',
  description: 'A dispensing unit on the forecourt. A pump added during a shift is used from the next shift on',
  path: '/page/create-mpd',
  addedBy: 'masters.equipment.add',
  addedByName: true,
  legacyId: 'mpdId',
  created: ({ name }) => texts.pumpAdded({ name }),
})
export class Pump extends MasterEntity {
  @MasterField({
    label: 'Name',
    kind: 'text',
    min: 1,
    max: 45,
    required: true,
    unique: true,
    inList: true,
    legacy: 'mpdName',
  })
  name!: string;
}
