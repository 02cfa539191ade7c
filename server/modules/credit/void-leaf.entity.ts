import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../../services/access/user.entity';
import { SlipBook } from './slip-book.entity';

/** A spoilt leaf of a slip book: no sale can use it. */
@Entity('void_leaf')
export class VoidLeaf {
  @ForeignKey(() => SlipBook)
  @PrimaryColumn({ type: 'int' })
  slipBookId!: number;
  @PrimaryColumn({ type: 'int' }) leaf!: number;
  @Column({ type: 'text' }) reason!: string;
  @ForeignKey(() => User)
  @Column({ type: 'int', nullable: true })
  createdById!: number | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
}
