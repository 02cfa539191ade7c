import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { User } from '../../services/access/user.entity';
import { SlipBook } from './slip-book.entity';

/** A spoilt leaf of a slip book: no sale can use it. */
@Entity('void_leaf')
@Unique(['slipBookId', 'leaf'])
export class VoidLeaf {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  @ForeignKey(() => SlipBook)
  @Column({ type: 'int' })
  slipBookId!: number;
  @Column({ type: 'int' }) leaf!: number;
  @Column({ type: 'text' }) reason!: string;
  @ForeignKey(() => User)
  @Column({ type: 'int', nullable: true })
  createdById!: number | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'int', default: 1 }) version!: number;
}
