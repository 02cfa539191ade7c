import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../../services/access/user.entity';
import type { IssuedContent } from './issued-content';

/** A document as it was issued; every version stays (ADR 61). */
@Entity('issued_paper')
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
}
