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

const MOVEMENT_KINDS = ['OPENING', 'RECEIPT', 'SALE', 'VARIATION', 'ADJUSTMENT'] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** Millilitres into (+) or out of (−) a tank. Append-only; reversed with its entry. */
@Entity('stock_movement')
@Index(['tankId', 'id'])
@Index(['entryId'])
@Check('ck_stock_movement_kind', `kind IN (${MOVEMENT_KINDS.map((k) => `'${k}'`).join(', ')})`)
@Check('ck_stock_movement_litres', 'litres <> 0')
export class StockMovement {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id!: number;
  @ManyToOne(() => JournalEntry, { nullable: false })
  @JoinColumn({ name: 'entry_id' })
  entry!: Relation<JournalEntry>;
  @Column({ type: 'bigint' }) entryId!: number;
  @Column({ type: 'text' }) kind!: MovementKind;
  @ForeignKey('Tank')
  @Column({ type: 'int' })
  tankId!: number;
  @ForeignKey('Product')
  @Column({ type: 'int' })
  productId!: number;
  @Column({ type: 'bigint' }) litres!: number;
}
