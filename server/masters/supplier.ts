import { effects } from '../domain/effects.messages';
import { gstinRule, problemOfGstin } from '../domain/gstin';
import type { Problem } from '../domain/kernel/problem';
import { masters as texts } from '../domain/masters.messages';
import type { Tx } from '../platform/submit';
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

defineNamedBalance('SUPPLIER', {
  name: 'SELECT name FROM supplier WHERE id = a.ref_id',
  text: (supplier) => effects.supplier({ supplier }),
});

async function problemsOf(tx: Tx, after: Supplier, before: Supplier | null): Promise<Problem[]> {
  const gstin = after.gstin === null ? null : problemOfGstin('gstin', after.gstin);
  return [
    ...(gstin === null ? [] : [gstin]),
    ...(await problemsOfGuardedOpening(tx, OPENINGS.supplier, after, before)),
  ];
}

@Master<Supplier>({
  label: 'Supplier',
  description: 'A company from which the station buys, such as the oil company',
  path: '/page/create-supplier',
  addedBy: 'masters.account.add',
  ledger: "ledger_account WHERE kind = 'SUPPLIER' AND ref_id = $1",
  created: ({ name }) => texts.supplierAdded({ name }),
  check: problemsOf,
  waits: waitsForOpening,
  afterCreate: (tx, row) => postOpening(tx, OPENINGS.supplier, row),
  afterUpdate: (tx, after, before) => changeOpening(tx, OPENINGS.supplier, after, before),
})
export class Supplier extends MasterEntity {
  @MasterField({ label: 'Name', kind: 'text', min: 2, max: 45, required: true, unique: true, inList: true })
  name!: string;
  @MasterField({
    label: 'Contact number',
    kind: 'phone',
    min: 10,
    max: 20,
    inList: true,
    message: 'Contact number must be between 10 to 20 characters',
  })
  contactNo!: string | null;
  @MasterField({ ...gstinRule, label: 'GSTIN', inList: true })
  gstin!: string | null;
  @MasterField({
    label: 'Payment terms, days',
    description: 'Days from the receipt of an invoice to its due date',
    kind: 'integer',
    max: 365,
    inList: true,
    hint: 'From the receipt of an invoice',
  })
  paymentDays!: number | null;
  @MasterField({
    ...OPENING_OF_EITHER_SIGN,
    description: 'What the station owed the supplier at first, in rupees; below 0 if it had paid in advance',
    hint: 'What the station owes; with a minus what it paid in advance',
  })
  openingBalance!: number;
  @MasterField(OPENING_DATE) openingDate!: string | null;
}
