import { masters as texts } from '../domain/masters.messages';
import { Master } from './master';
import { MasterField } from './master-field';
import { MasterEntity } from './master-row';

@Master<PaymentMode>({
  label: 'Payment mode',
  description: 'A way of paying: cash, UPI, cheque, NEFT',
  path: '/page/create-paymode',
  addedBy: 'masters.account.add',
  legacyId: 'payModeId',
  created: ({ name }) => texts.modeAdded({ name }),
})
export class PaymentMode extends MasterEntity {
  @MasterField({
    label: 'Name',
    kind: 'text',
    min: 2,
    max: 45,
    required: true,
    unique: true,
    inList: true,
    legacy: 'payModeName',
  })
  name!: string;
  @MasterField({
    label: 'This is a cheque',
    description:
      'Whether creditors and suppliers are paid by cheque with it: new payments are listed under Cheques until the bank has paid them',
    kind: 'flag',
    default: false,
    inList: true,
  })
  isCheque!: boolean;
}
