import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { User } from '../access/user.entity';
import { EventCategory } from './event-category.entity';
import { ReceiveCategory } from './receive-category.entity';

/** Subscribes a recipient to an event, by a channel. */
@Entity('message_subscription')
@Unique(['eventCategoryId', 'receiveCategoryId', 'recipientId'])
@Check('ck_message_subscription_channel', "channel IN ('MAIL', 'SMS', 'WHATSAPP')")
export class MessageSubscription {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  @ForeignKey(() => EventCategory)
  @Column({ type: 'int' })
  eventCategoryId!: number;
  @Index()
  @ForeignKey(() => ReceiveCategory)
  @Column({ type: 'int' })
  receiveCategoryId!: number;
  /** The row's key in the receive category's table. */
  @Column({ type: 'int' }) recipientId!: number;
  /** Null: by mail if the recipient has an address, else by SMS. */
  @Column({ type: 'text', nullable: true }) channel!: 'MAIL' | 'SMS' | 'WHATSAPP' | null;
  @ForeignKey(() => User)
  @Column({ type: 'int', nullable: true })
  createdById!: number | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
}
