import { Check, Column } from 'typeorm';
import { MOST_NOTES } from '../domain/denominations';
import type { BusinessDate } from '../domain/kernel/business-date';
import { GREATEST_UNITS } from '../domain/kernel/decimal';
import { type Problem, refuseIf } from '../domain/kernel/problem';
import { masters as texts } from '../domain/masters.messages';
import { problemsOfOpeningDate } from '../domain/opening-balance.rules';
import type { Tx } from '../platform/submit';
import { withLedgerEffects } from '../services/approvals/ledger-effects';
import { Master } from './master';
import { MasterField } from './master-field';
import { MasterEntity } from './master-row';
import {
  isSameOpening,
  mayEnterOpening,
  OPENING_DATE,
  type Opened,
  postOpening,
  problemsOfGuardedOpening,
  repostOpening,
  waitsForOpening,
} from './opening-balance';
import { OPENINGS, openingDaysOf } from './opening-day';

/** The opening notes as an opening balance. */
const openedOf = ({ id, value, openingCount, openingDate }: Denomination): Opened => ({
  id,
  openingBalance: value * openingCount,
  openingDate,
});

/**
 * Checks a change: notes that are no longer counted could not be paid out either, and opening notes may be corrected by
 * those who may enter them, as far as the safe still has them. The row is locked, so no document moves its notes.
 */
async function problemsOfChange(tx: Tx, after: Denomination, before: Denomination): Promise<Problem[]> {
  const available = before.available + after.openingCount - before.openingCount;
  if (available < 0) return [notesShort(after, before, { day: tx.today, count: -available })];
  const notes = await problemsOfGuardedOpening(tx, OPENINGS.notes, openedOf(after), openedOf(before));
  return after.disabled && available > 0
    ? [{ code: 'NOTES_IN_SAFE', ...texts.notesInSafe({ count: available }) }, ...notes]
    : notes;
}

/** Notes that the safe would lack at the end of a day. */
interface NotesShort {
  day: BusinessDate;
  count: number;
}

const notesShort = (after: Denomination, before: Denomination, short: NotesShort): Problem => ({
  code: 'NOTES_NOT_AVAILABLE',
  ...texts.notesShort(short),
  field: after.openingCount === before.openingCount ? 'openingDate' : 'openingCount',
});

/**
 * Posts changed opening notes again. Refused if the safe would have lacked notes at the end of a day on which they are
 * fewer than before: they had left it by then.
 */
async function changeNotes(tx: Tx, after: Denomination, before: Denomination): Promise<void> {
  const { id, openingCount } = after;
  if (isSameOpening(openedOf(after), openedOf(before))) return;
  const notes = [{ denominationId: id, count: openingCount }];
  const { from, to } = await repostOpening(tx, OPENINGS.notes, openedOf(after), openedOf(before), notes);
  const [short] = await tx.sql<NotesShort>(
    `SELECT day, -held AS count FROM (
       SELECT e.business_date AS day, SUM(SUM(m.count)) OVER (ORDER BY e.business_date)::bigint AS held
       FROM note_movement m JOIN journal_entry e ON e.id = m.entry_id WHERE m.denomination_id = $1 GROUP BY 1) h
     WHERE held < 0 AND CASE WHEN day >= $3::date THEN $5::bigint ELSE 0 END < CASE WHEN day >= $2::date THEN $4::bigint ELSE 0 END
     ORDER BY day LIMIT 1`,
    [id, from, to, before.openingCount, openingCount],
  );
  if (short) refuseIf([notesShort(after, before, short)], 'REFUSED');
  tx.publish('cashChanged', { denominationId: id });
}

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
  check: (tx, after, before) => (before === null ? problemsOfAdding(tx, after) : problemsOfChange(tx, after, before)),
  waits: (tx, after, before) => waitsForOpening(tx, openedOf(after), openedOf(before)),
  afterCreate: (tx, row, given) => postNotes(tx, row, given.available as number),
  async afterUpdate(tx, after, before) {
    return (await withLedgerEffects(tx, () => changeNotes(tx, after, before))).effects;
  },
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
    label: 'Pieces available',
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
    label: 'Opening notes',
    description:
      'Number that was in the safe on the day of the count. A change moves the cash in the books and the number in the ' +
      'safe; after the first shift it needs the right to enter opening cash',
    kind: 'integer',
    max: MOST_NOTES,
    column: 'bigint',
    default: async (_sql, { available }) => available ?? 0,
    onlyInChanges: true,
    hint: 'As counted at first. A change corrects the cash and the number in the safe since then',
  })
  openingCount!: number;
  @MasterField({
    ...OPENING_DATE,
    label: 'Counted on',
    description:
      'Business date on which the notes were counted; by default that of the running shift, or of the first shift if ' +
      'none has started',
  })
  openingDate!: string | null;
  /** The single row, of one paisa, for uncounted cash. */
  @Column({ type: 'boolean', default: false }) isUncounted!: boolean;
}
