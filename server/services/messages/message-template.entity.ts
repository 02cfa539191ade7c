import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { EventCategory } from './event-category.entity';

/** The owner's text for an event; without a row the station's default text is used. */
@Entity('message_template')
export class MessageTemplate {
  @ForeignKey(() => EventCategory)
  @PrimaryColumn({ type: 'int' })
  eventCategoryId!: number;
  @Column({ type: 'text' }) subject!: string;
  @Column({ type: 'text' }) body!: string;
  @Column({ type: 'int', default: 1 }) version!: number;
}
