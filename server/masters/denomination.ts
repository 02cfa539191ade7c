import { Check, Column } from 'typeorm';
import { MOST_NOTES } from '../domain/denominations';
import { GREATEST_UNITS } from '../domain/kernel/decimal';
import type { Problem } from '../domain/kernel/problem';
import { masters as texts } from '../domain/masters.messages';
import { problemsOfOpeningDate } from '../domain/opening-balance.rules';
import type { Tx } from '../platform/submit';
import { Master } from './master';
import { MasterField } from './master-field';
import { MasterEntity } from './master-row';
import { mayEnterOpening, OPENING_DATE, postOpening } from './opening-balance';
import { OPENINGS, openingDaysOf } from './opening-day';

/** Notes that are no longer counted could not be paid out either. */
const problemsOfDisabling = (after: Denomination): Problem[] =>
  after.disabled && after.available > 0
    ? [{ code: 'NOTES_IN_SAFE', ...texts.notesInSafe({ count: after.available }) }]
    : [];

async function problemsOfAdding(tx: Tx, { available, openingDate }: Denomination): Promise<Problem[]> {
  if (available > 0 && !(await mayEnterOpening(tx)))
    return [{ code: 'NOTES_BY_ADMIN', ...texts.openingNotesByAdmin(), field: 'available' }];
  const days = await openingDaysOf(tx, OPENINGS.notes, null);
  return problemsOfOpeningDate({ openingBalance: available, openingDate }, null, days);
}

/** Posts the notes that are in the safe when the denomination is added, and stores the day of the count. */
const postNotes = (tx: Tx, { id, value, openingDate }: Denomination, count: number): Promise<void> =>
  postOpening(tx, OPENINGS.notes, { id, openingBalance: value * count, openingDate }, [{ denominationId: id, count }]);

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
  created: () => texts.noteAdded(),
  check: async (tx, after, before) => (before === null ? problemsOfAdding(tx, after) : problemsOfDisabling(after)),
  afterCreate: (tx, row, given) => postNotes(tx, row, given.available as number),
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
  @MasterField({
    ...OPENING_DATE,
    label: 'Counted on',
    description:
      'Business date on which the notes were counted; by default that of the running shift, or of the first shift if ' +
      'none has started',
    readOnlyAfterCreate: true,
  })
  openingDate!: string | null;
  /** The single row, of one paisa, for uncounted cash. */
  @Column({ type: 'boolean', default: false }) isUncounted!: boolean;
}
