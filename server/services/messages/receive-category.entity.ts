import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A kind of recipient: a table, its key, the display field, and the path that completes names. All are allow-listed.
 */
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
