import { masters as texts } from '../domain/masters.messages';
import { defineNamedBalance } from '../services/approvals/ledger-effects';
import { Master } from './master';
import { MasterField } from './master-field';
import { MasterEntity } from './master-row';
import {
  changeOpening,
  OPENING_DATE,
  OPENING_OF_EITHER_SIGN,
  postOpening,
  problemsOfGuardedOpening,
  waitsForOpening,
} from './opening-balance';
import { OPENINGS } from './opening-day';

defineNamedBalance('BANK', {
  name: 'SELECT name FROM transaction_account WHERE id = a.ref_id',
  text: (account) => account,
});

@Master<TransactionAccount>({
  label: 'Transaction account',
  description: 'A bank or wallet account of the station',
  path: '/page/create-transaction-account',
  addedBy: 'masters.account.add',
  legacyId: 'trAccountId',
  idFields: ['accountId'],
  ledger: "ledger_account WHERE kind = 'BANK' AND ref_id = $1",
  created: () => texts.accountAdded(),
  check: (tx, after, before) => problemsOfGuardedOpening(tx, OPENINGS.bank, after, before),
  waits: waitsForOpening,
  afterCreate: (tx, row) => postOpening(tx, OPENINGS.bank, row),
  afterUpdate: (tx, after, before) => changeOpening(tx, OPENINGS.bank, after, before),
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
  @MasterField({
    ...OPENING_OF_EITHER_SIGN,
    description: 'Balance of the account at first, in rupees; below 0 if it was overdrawn',
    hint: 'By the passbook; with a minus if overdrawn',
  })
  openingBalance!: number;
  @MasterField(OPENING_DATE) openingDate!: string | null;
}
