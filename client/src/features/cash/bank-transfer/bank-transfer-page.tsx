import {
  bankTransferRules,
  moneyOfTransfer,
  problemsOfBankTransfer,
} from '../../../../../server/domain/bank-transfer.rules';
import { moneyText } from '../../../../../server/domain/kernel/money';
import {
  BankTransfersDocument,
  type BankTransfersQuery,
  CashChangedDocument,
  RecordBankTransferDocument,
} from '../../../graphql/generated/graphql';
import { t } from '../../../i18n/translate';
import { datedDocumentPage } from '../../../ui/dated-document/dated-document-page';
import type { Column } from '../../../ui/table/table-column';
import { rupees } from '../../../ui/text/rupees';
import { today } from '../../../ui/text/station-zone';
import { type TransferFacts, useTransferFacts } from './use-transfer-facts';

type Transfer = BankTransfersQuery['bankTransfers'][number];

const COLUMNS = (): Column<Transfer>[] => [
  { key: 'transferDate', label: t('cash.bankTransfer.date'), kind: 'date' },
  { key: 'fromAccountName', label: t('cash.bankTransfer.from'), kind: 'text' },
  { key: 'toAccountName', label: t('cash.bankTransfer.to'), kind: 'text' },
  { key: 'amount', label: t('ui.payment.amount'), kind: 'money' },
  { key: 'charges', label: t('cash.bankTransfer.charges'), kind: 'money' },
  { key: 'reference', label: t('ui.payment.reference'), kind: 'text' },
  { key: 'comment', label: t('ui.comment'), kind: 'text', hideOnPhone: true },
];

const optionsOf = (rows: readonly { id: number; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }));

const nameOf = ({ accounts }: TransferFacts, id: string | undefined): string =>
  accounts.find((account) => String(account.id) === id)?.name ?? '';

/** Money moved between two accounts of the station. */
export const Component = datedDocumentPage({
  sentAs: 'bank-transfer',
  table: 'bank_transfer',
  command: 'recordBankTransfer',
  help: 'bankTransfer',
  texts: () => ({
    title: t('cash.bankTransfer.title'),
    form: t('cash.bankTransfer.form'),
    list: t('cash.bankTransfer.list'),
    empty: t('cash.bankTransfer.empty'),
  }),
  savedText: ({ fromAccountId, toAccountId, amount }, facts) =>
    t('cash.bankTransfer.saved', {
      amount: rupees(amount),
      from: nameOf(facts, fromAccountId),
      to: nameOf(facts, toAccountId),
    }),
  record: RecordBankTransferDocument,
  idOf: ({ bankTransferId }) => bankTransferId,
  changed: CashChangedDocument,
  fields: [
    {
      name: 'fromAccountId',
      label: () => t('cash.bankTransfer.from'),
      kind: 'choice',
      options: ({ accounts }: TransferFacts) => optionsOf(accounts),
      adds: 'TransactionAccount',
      addedWith: 'masters.account.add',
    },
    {
      name: 'toAccountId',
      label: () => t('cash.bankTransfer.to'),
      kind: 'choice',
      options: ({ accounts }, { fromAccountId }) =>
        optionsOf(accounts.filter(({ id }) => String(id) !== fromAccountId)),
      isChosenIfOnly: true,
      adds: 'TransactionAccount',
      addedWith: 'masters.account.add',
    },
    { name: 'amount', label: () => t('ui.payment.amount'), kind: 'money' },
    { name: 'charges', label: () => t('cash.bankTransfer.charges'), kind: 'money' },
    {
      name: 'expenditureCategoryId',
      label: () => t('cash.bankTransfer.category'),
      kind: 'choice',
      options: ({ categories }) => optionsOf(categories),
      isShown: (typed) => moneyOfTransfer(typed).charges > 0,
      adds: 'ExpenditureCategory',
      addedWith: 'masters.account.add',
    },
    { name: 'transferDate', label: () => t('cash.bankTransfer.date'), kind: 'date' },
    { name: 'reference', label: () => t('ui.payment.reference'), kind: 'text' },
  ],
  rules: bankTransferRules,
  limited(typed) {
    const { amount, charges } = moneyOfTransfer(typed);
    return moneyText(amount + charges);
  },
  paysOut: true,
  useFacts: useTransferFacts,
  list: {
    query: BankTransfersDocument,
    of: ({ bankTransfers }) => bankTransfers,
    columns: COLUMNS,
    totals: ['charges'],
  },
  problemsOf: (entry, facts) => problemsOfBankTransfer(entry, { ...facts, today: today(), booksBegan: null }),
});
