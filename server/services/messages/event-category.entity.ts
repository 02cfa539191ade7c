import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A subject of messages: one of the events that the station emits, or a name for messages sent by hand. */
@Entity('event_category')
export class EventCategory {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  @Column({ type: 'text', unique: true }) name!: string;
  /** The station's event (messages/station-events); null for a name that an admin added. */
  @Column({ type: 'text', nullable: true, unique: true }) event!: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
}
