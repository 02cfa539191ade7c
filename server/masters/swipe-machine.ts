import { masters as texts } from '../domain/masters.messages';
import { Master } from './master';
import { MasterField } from './master-field';
import { MasterEntity } from './master-row';

@Master<SwipeMachine>({
  label: 'Swipe machine',
  description: 'A card or UPI terminal',
  path: '/page/create-swipe',
  addedBy: 'masters.account.add',
  legacyId: 'swipeId',
  ledger: "ledger_account WHERE kind = 'SWIPE' AND ref_id = $1",
  created: () => texts.swipeAdded(),
})
export class SwipeMachine extends MasterEntity {
  @MasterField({
    label: 'Name',
    kind: 'text',
    min: 1,
    max: 45,
    required: true,
    unique: true,
    inList: true,
    legacy: 'swipeMachineName',
  })
  name!: string;
}
