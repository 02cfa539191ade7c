import { Field, Int, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, PrimaryGeneratedColumn } from 'typeorm';

/** The columns of every master. */
@ObjectType()
export abstract class MasterRow {
  @Field(() => Int, { description: 'The row for good; never given again' })
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  id!: number;
  @Field(() => Int, { description: 'Counts the changes of the row; an update names the version it was made from' })
  @Column({ type: 'int', default: 1 })
  version!: number;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
}

/** A master whose rows are disabled instead of deleted once they are referred to. */
@ObjectType()
export abstract class MasterEntity extends MasterRow {
  @Field(() => Boolean, { description: 'Kept for what refers to it, but no longer offered' })
  @Column({ type: 'boolean', default: false })
  disabled!: boolean;
}

export type MasterClass<Row extends MasterRow = MasterRow> = new () => Row;
