import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { User } from '../../services/access/user.entity';

/** A saved view of a report: its filters, order and columns, as in the page's URL. */
@Entity('saved_view')
@Unique(['userId', 'route', 'name'])
@Index(['route'])
@Check('ck_saved_view_search', 'length(search) <= 2000')
export class SavedView {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  /** The user who saved it. */
  @ForeignKey(() => User)
  @Column({ type: 'int' })
  userId!: number;
  /** The report's route. */
  @Column({ type: 'text' }) route!: string;
  @Column({ type: 'text' }) name!: string;
  /** The query string without its question mark: 'from=2026-11-01&hide=comment'. */
  @Column({ type: 'text' }) search!: string;
  /** Visible to everyone who may read the report; only admins share. */
  @Column({ type: 'boolean', default: false }) shared!: boolean;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
}
