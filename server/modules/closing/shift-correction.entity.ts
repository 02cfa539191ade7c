import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Message } from '../../domain/kernel/message';
import { User } from '../../services/access/user.entity';
import type { Values } from '../../services/approvals/change-field';
import { Shift } from '../shifts/shift.entity';
import type { CloseShiftInput } from './close-shift.input';
import type { CorrectedCollectionInput, EndedLegInput, MeterEventsInput, NozzleTankInput } from './correct-shift.input';

/** A close, with corrected readings of legs that a meter event ended, earlier collections, and tanks, pumps and meter events of nozzles. */
export interface RecordedClose extends CloseShiftInput {
  endedLegs?: readonly EndedLegInput[];
  collections?: readonly CorrectedCollectionInput[];
  nozzleTanks?: readonly NozzleTankInput[];
  meterEvents?: readonly MeterEventsInput[];
}

/** Rates by product id, in paise per litre. */
interface RecordedRates {
  rates: Readonly<Record<number, number>>;
}

/** A row of the shift. */
interface RecordedRow {
  table: string;
  rowId: number;
  /** Null if it was deleted. */
  title: string | null;
  /** The fields that changed, by name, as stored; missing in corrections that were recorded without them. */
  fields?: Values;
}

type Recorded = RecordedClose | RecordedRates | RecordedRow;

/** A correction of a closed shift: by whom, when and why, the close, rates or row before and after it, and what it changed. */
@Entity('shift_correction')
@Index(['shiftId'])
@Index(['nextShiftId'])
export class ShiftCorrection {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  @ForeignKey(() => Shift)
  @Column({ type: 'int' })
  shiftId!: number;
  /** The next shift, if its readings or stock changed too; null if not. */
  @ForeignKey(() => Shift, { onDelete: 'SET NULL' })
  @Column({ type: 'int', nullable: true })
  nextShiftId!: number | null;
  @Column({ type: 'text' }) reason!: string;
  @Column({ type: 'jsonb' }) before!: Recorded;
  @Column({ type: 'jsonb' }) after!: Recorded;
  @Column({ type: 'jsonb' }) effects!: Message[];
  @ForeignKey(() => User)
  @Column({ type: 'int' })
  correctedById!: number;
  @CreateDateColumn({ type: 'timestamptz' }) correctedAt!: Date;
}
