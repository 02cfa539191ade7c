import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The day that was entered for an opening balance, while a document of an earlier day has moved it to that day. */
@Entity('moved_opening')
export class MovedOpening {
  /** The kind of document that posts the opening balance. */
  @PrimaryColumn({ type: 'text' }) documentKind!: string;
  @PrimaryColumn({ type: 'int' }) documentId!: number;
  @Column({ type: 'date' }) enteredOn!: string;
}
