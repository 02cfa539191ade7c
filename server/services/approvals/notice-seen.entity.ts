import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../access/user.entity';
import { ChangeRequest } from './change-request.entity';

/** Records that an admin has seen a notice, which then leaves the bell. */
@Entity('notice_seen')
export class NoticeSeen {
  @ForeignKey(() => User)
  @PrimaryColumn({ type: 'int' })
  userId!: number;
  @ForeignKey(() => ChangeRequest)
  @PrimaryColumn({ type: 'int' })
  requestId!: number;
}
