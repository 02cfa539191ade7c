import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { EventCategory } from './event-category.entity';

/** What is said of an event, in the owner's words; without a row the station's own words hold. */
@Entity('message_template')
export class MessageTemplate {
  @ForeignKey(() => EventCategory)
  @PrimaryColumn({ type: 'int' })
  eventCategoryId!: number;
  @Column({ type: 'text' }) subject!: string;
  @Column({ type: 'text' }) body!: string;
  @Column({ type: 'int', default: 1 }) version!: number;
}
