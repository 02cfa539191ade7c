import { bankTransferRules, moneyOfTransfer } from '../../domain/bank-transfer.rules';
import { ExpenditureCategory } from '../../masters/expenditure-category';
import { TransactionAccount } from '../../masters/transaction-account';
import { defineDatedDocument } from '../documents/define-dated-document';
import { BankTransfer } from './bank-transfer.entity';
import { problemsOfTransfer, unusualBankTransferText } from './bank-transfer.queries';

/** Money moved between two accounts of the station, with what the bank took for it. */
export const bankTransfer = defineDatedDocument({
  kind: 'BANK_TRANSFER',
  table: 'bank_transfer',
  entity: () => BankTransfer,
  label: 'Bank transfer',
  names: { record: 'recordBankTransfer', id: 'bankTransferId', list: 'bankTransfers', view: 'BankTransferView' },
  descriptions: {
    input: "A transfer between two accounts of the station, and the bank's charges for it.",
    record: 'Records a transfer between two accounts of the station.',
    list: 'The 30 bank transfers entered last, newest first.',
    view: 'A transfer between two accounts of the station.',
  },
  rights: { record: 'cash.settle', list: 'cash.read' },
  subject: {
    field: 'fromAccountId',
    name: 'fromAccountName',
    nameDescription: 'Name of the account that the money leaves.',
    label: 'From account',
    of: () => TransactionAccount,
    table: 'transaction_account',
    account: 'BANK',
  },
  day: {
    name: 'transferDate',
    label: 'Date',
    description: 'The day on which the bank moved the money; not in the future.',
  },
  fields: [
    {
      name: 'toAccountId',
      label: 'To account',
      row: { table: 'transaction_account', title: 'name', name: 'toAccountName', of: () => TransactionAccount },
    },
    {
      name: 'charges',
      label: 'Charges',
      description: 'What the bank took besides the amount, in rupees; default 0.',
      isFilled: true,
    },
    {
      name: 'expenditureCategoryId',
      label: 'Charges booked as',
      description: 'Id of the expenditure category of the charges; required if there are any.',
      row: { table: 'expenditure_category', title: 'name', name: 'categoryName', of: () => ExpenditureCategory },
    },
    { name: 'reference', label: 'Reference' },
  ],
  order: [
    ...['fromAccountId', 'toAccountId', 'amount', 'charges', 'expenditureCategoryId'],
    ...['transferDate', 'reference', 'comment'],
  ],
  changesSubject: true,
  toward: 'toAccountId',
  rules: bankTransferRules,
  posts: [
    { account: 'BANK', of: 'toAccountId', side: 'DEBIT' },
    { account: 'EXPENDITURE', of: 'expenditureCategoryId', side: 'DEBIT', amounts: ['charges'] },
    { account: 'BANK', of: 'fromAccountId', side: 'CREDIT', amounts: ['amount', 'charges'] },
  ],
  detail: `concat_ws(', ', '→ ' || (SELECT name FROM transaction_account WHERE id = d.to_account_id), d.reference)`,
  event: { topic: 'cashChanged', ids: (bankTransferId) => ({ bankTransferId }) },
  stored(entry) {
    const { charges } = moneyOfTransfer(entry);
    return { charges, expenditureCategoryId: charges > 0 ? entry.expenditureCategoryId : null };
  },
  referred: {
    sides: [
      { field: 'fromAccountId', way: 'OUT' },
      { field: 'toAccountId', way: 'IN' },
    ],
    name: `f.name || ' → ' || t.name`,
    joins: `JOIN transaction_account f ON f.id = x.from_account_id JOIN transaction_account t ON t.id = x.to_account_id`,
  },
  approval: {
    setting: 'bankTransferByStaff',
    ofSubject: true,
    shown: {
      label: 'Bank transfer by staff up to',
      description:
        'Largest bank transfer by staff, charges included, that needs no approval, in rupees; null for any amount.',
      order: 45,
    },
  },
  problemsOf: problemsOfTransfer,
  unusualText: unusualBankTransferText,
});
