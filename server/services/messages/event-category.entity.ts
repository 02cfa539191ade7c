import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Something that people are told of: one of the events that the station emits, or a name for messages sent by hand. */
@Entity('event_category')
export class EventCategory {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  @Column({ type: 'text', unique: true }) name!: string;
  /** Which event of the station (messages/station-events); null of a name that an admin added. */
  @Column({ type: 'text', nullable: true, unique: true }) event!: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
}
