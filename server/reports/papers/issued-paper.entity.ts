import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../../services/access/user.entity';
import { StoredFile } from '../../services/files/stored-file.entity';
import type { IssuedContent } from './issued-content';

/** A document as it was issued; every version stays (ADR 61). */
@Entity('issued_paper')
@Index('ix_issued_paper_logo_file_id', ['logoFileId'], { where: 'logo_file_id IS NOT NULL' })
@Check('ck_issued_paper_version', 'version > 0')
export class IssuedPaper {
  /** The table of the document. */
  @PrimaryColumn({ type: 'text' }) kind!: string;
  @PrimaryColumn({ type: 'int' }) documentId!: number;
  @PrimaryColumn({ type: 'int' }) version!: number;
  @Column({ type: 'jsonb' }) content!: IssuedContent;
  @Column({ type: 'timestamptz' }) issuedAt!: Date;
  @ForeignKey(() => User)
  @Column({ type: 'int', nullable: true })
  issuedById!: number | null;
  /** The station's logo at its first version; null if it had none. */
  @ForeignKey(() => StoredFile)
  @Column({ type: 'uuid', nullable: true })
  logoFileId!: string | null;
}
