import { Master } from './master';
import { MasterField } from './master-field';
import { MasterEntity } from './master-row';

@Master<TransactionAccount>({
  label: 'Transaction account',
  description: 'A bank or wallet account of the station',
  path: '/page/create-transaction-account',
  addedBy: 'masters.account.add',
  legacyId: 'trAccountId',
  ledger: "ledger_account WHERE kind = 'BANK' AND ref_id = $1",
  created: () => 'Transaction Account created successfully.',
})
export class TransactionAccount extends MasterEntity {
  @MasterField({
    label: 'Name',
    kind: 'text',
    min: 2,
    max: 45,
    required: true,
    unique: true,
    inList: true,
    legacy: 'trAccountName',
  })
  name!: string;
}
