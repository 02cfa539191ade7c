import { Column, CreateDateColumn, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../services/access/user.entity';
import { Shift } from './shift.entity';

/** The columns of every document of a shift: its shift, who entered it and when. */
export abstract class ShiftDocument {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  @ForeignKey(() => Shift)
  @Column({ type: 'int' })
  shiftId!: number;
  @Column({ type: 'text', nullable: true }) comment!: string | null;
  @ForeignKey(() => User)
  @Column({ type: 'int', nullable: true })
  createdById!: number | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'int', default: 1 }) version!: number;
}
