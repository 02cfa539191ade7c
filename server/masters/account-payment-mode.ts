import { masters as texts } from '../domain/masters.messages';
import { Master } from './master';
import { MasterField } from './master-field';
import { MasterRow } from './master-row';
import { PaymentMode } from './payment-mode';
import { TransactionAccount } from './transaction-account';

@Master<AccountPaymentMode>({
  label: 'Link of account and payment mode',
  pluralLabel: 'Links of accounts and payment modes',
  description: 'A payment mode that a transaction account accepts',
  path: '/page/create-link-tr-paymode',
  addedBy: 'masters.account.add',
  title: 'accountId',
  orderBy: 'account.name, payment_mode.name',
  created: () => texts.accountModeAdded(),
})
export class AccountPaymentMode extends MasterRow {
  @MasterField({
    label: 'Transaction account',
    kind: 'reference',
    reference: () => TransactionAccount,
    required: true,
    inList: true,
    readOnlyAfterCreate: true,
    legacy: 'trAccountId',
  })
  accountId!: number;
  @MasterField({
    label: 'Payment mode',
    kind: 'reference',
    reference: () => PaymentMode,
    required: true,
    unique: ['accountId'],
    inList: true,
    readOnlyAfterCreate: true,
    legacy: 'payModeId',
  })
  paymentModeId!: number;
}
