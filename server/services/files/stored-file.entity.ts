import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { FILE_TYPES, type FileType, GREATEST_FILE } from '../../domain/stored-file.rules';
import { User } from '../access/user.entity';

/** An uploaded file (an invoice's scan), stored in the database with the documents it belongs to (ADR 7). */
@Entity('stored_file')
@Check('ck_stored_file_content_type', `content_type IN (${FILE_TYPES.map((type) => `'${type}'`).join(', ')})`)
@Check('ck_stored_file_size', `octet_length(content) BETWEEN 1 AND ${GREATEST_FILE}`)
export class StoredFile {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  /** The user's name for it: shown, and never used as a path. */
  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'text' }) contentType!: FileType;
  @Column({ type: 'bytea' }) content!: Buffer;
  @ForeignKey(() => User)
  @Column({ type: 'int', nullable: true })
  createdById!: number | null;
  @Index()
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
