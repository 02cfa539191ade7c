import { Check, Column } from 'typeorm';
import { MOST_NOTES } from '../domain/denominations';
import { GREATEST_UNITS } from '../domain/kernel/decimal';
import type { Problem } from '../domain/kernel/problem';
import { masters as texts } from '../domain/masters.messages';
import { mayPass } from '../platform/permission';
import type { Tx } from '../platform/submit';
import { account, post, transfer } from '../services/ledger/post';
import { Master } from './master';
import { MasterField } from './master-field';
import { MasterEntity } from './master-row';
import { openingDayOf } from './opening-day';

/** Notes that are no longer counted could not be paid out either. */
const problemsOfDisabling = (after: Denomination): Problem[] =>
  after.disabled && after.available > 0
    ? [{ code: 'NOTES_IN_SAFE', ...texts.notesInSafe({ count: after.available }) }]
    : [];

/**
 * Opening notes belong to the day on which the station starts these books. After the first shift, notes come in only by
 * documents with a reason, or from those who may enter notes that are already in the safe.
 */
async function problemsOfAdding(tx: Tx, added: Denomination): Promise<Problem[]> {
  if (added.available === 0 || mayPass('cash.opening', tx.actor)) return [];
  const [shift] = await tx.sql('SELECT FROM shift LIMIT 1');
  if (shift === undefined) return [];
  return [{ code: 'NOTES_BY_ADMIN', ...texts.openingNotesByAdmin(), field: 'available' }];
}

/** Posts the notes that are in the safe when the denomination is added. */
async function postOpening(tx: Tx, { id, value }: Denomination, count: number): Promise<void> {
  await post(tx, tx.actor.userId, [
    {
      document: { kind: 'DENOMINATION_OPENING', id },
      businessDate: await openingDayOf(tx),
      shiftId: null,
      lines: transfer(account('CASH'), account('OPENING_EQUITY'), value * count),
      notes: [{ denominationId: id, count }],
    },
  ]);
}

@Master<Denomination>({
  label: 'Note or coin',
  pluralLabel: 'Notes and coins',
  description: 'A note or coin value, with the number in the safe',
  path: '/page/create-currency',
  addedBy: 'masters.currency.add',
  title: 'value',
  ledger: 'note_movement WHERE denomination_id = $1',
  orderBy: 't.value DESC',
  only: 'NOT t.is_uncounted',
  created: () => 'Note or coin created successfully.',
  check: async (tx, after, before) => (before === null ? problemsOfAdding(tx, after) : problemsOfDisabling(after)),
  afterCreate: (tx, row, given) => postOpening(tx, row, given.available as number),
})
@Check('ck_denomination_worth', `available <= ${GREATEST_UNITS} / value`)
export class Denomination extends MasterEntity {
  @MasterField({
    label: 'Value',
    description: 'Value of one note or coin, in whole rupees',
    kind: 'money',
    min: 1,
    max: 1_000_000,
    step: 100,
    required: true,
    unique: true,
    inList: true,
    readOnlyAfterCreate: true,
    legacy: 'denominationName',
    message: 'Value must be a whole number of rupees',
  })
  value!: number;
  @MasterField({
    label: 'Available',
    description: 'Number in the safe; updated by every cash document',
    kind: 'integer',
    max: MOST_NOTES,
    column: 'bigint',
    default: 0,
    // The row begins with no notes: the opening entry adds them, as every entry does.
    storedAs: { property: 'available', from: async () => 0 },
    inList: true,
    readOnlyAfterCreate: true,
    legacy: 'available',
  })
  available!: number;
  /** The single row, of one paisa, for uncounted cash. */
  @Column({ type: 'boolean', default: false }) isUncounted!: boolean;
}
