import { Field, Int, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, PrimaryGeneratedColumn } from 'typeorm';

/** The columns of every master. */
@ObjectType()
export abstract class MasterRow {
  @Field(() => Int, { description: 'Permanent id of the row; never reused' })
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  id!: number;
  @Field(() => Int, {
    description: 'Version of the row, incremented by every change; an update must name the version it is based on',
  })
  @Column({ type: 'int', default: 1 })
  version!: number;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
}

/** A master whose rows are disabled instead of deleted once they are referred to. */
@ObjectType()
export abstract class MasterEntity extends MasterRow {
  @Field(() => Boolean, {
    description: 'Whether the row is disabled: existing records keep it, but it can no longer be selected',
  })
  @Column({ type: 'boolean', default: false })
  disabled!: boolean;
}

export type MasterClass<Row extends MasterRow = MasterRow> = new () => Row;
