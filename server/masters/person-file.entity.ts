import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { User } from '../services/access/user.entity';
import { StoredFile } from '../services/files/stored-file.entity';
import { Employee } from './employee';

/** Kinds of personal files. */
export const PERSON_FILE_KINDS = ['PICTURE', 'DOCUMENT'] as const;
export type PersonFileKind = (typeof PERSON_FILE_KINDS)[number];

/** A picture or a document of an employee or a user, at most one of each (ADR 37). */
@Entity('person_file')
@Unique(['employeeId', 'kind'])
@Unique(['userId', 'kind'])
@Check('ck_person_file_kind', `kind IN (${PERSON_FILE_KINDS.map((kind) => `'${kind}'`).join(', ')})`)
@Check('ck_person_file_person', 'num_nonnulls(employee_id, user_id) = 1')
export class PersonFile {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  @ForeignKey(() => Employee, { onDelete: 'CASCADE' })
  @Column({ type: 'int', nullable: true })
  employeeId!: number | null;
  @ForeignKey(() => User)
  @Column({ type: 'int', nullable: true })
  userId!: number | null;
  @Column({ type: 'text' }) kind!: PersonFileKind;
  @ForeignKey(() => StoredFile)
  @Index()
  @Column({ type: 'uuid' })
  fileId!: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
}
