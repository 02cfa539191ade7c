import {
  Check,
  Column,
  Entity,
  ForeignKey,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { JournalEntry } from './journal-entry.entity';

/** Notes or coins of one value that an entry puts into (+) or takes out of (−) the safe. Append-only. */
@Entity('note_movement')
@Index(['denominationId', 'id'])
@Index(['entryId'])
@Check('ck_note_movement_count', 'count <> 0')
export class NoteMovement {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id!: number;
  @ManyToOne(() => JournalEntry, { nullable: false })
  @JoinColumn({ name: 'entry_id' })
  entry!: Relation<JournalEntry>;
  @Column({ type: 'bigint' }) entryId!: number;
  @ForeignKey('Denomination')
  @Column({ type: 'int' })
  denominationId!: number;
  @Column({ type: 'bigint' }) count!: number;
}
