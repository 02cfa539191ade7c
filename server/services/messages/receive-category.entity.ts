import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Who can be told: a table, its key, the field that shows a row, and the path that completes names. All allow-listed. */
@Entity('receive_category')
export class ReceiveCategory {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  @Column({ type: 'text', unique: true }) name!: string;
  @Column({ type: 'text' }) tableName!: string;
  @Column({ type: 'text' }) pkFieldName!: string;
  @Column({ type: 'text' }) displayName!: string;
  @Column({ type: 'text' }) routePath!: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
}
