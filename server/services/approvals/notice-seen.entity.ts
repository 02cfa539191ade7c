import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../access/user.entity';
import { ChangeRequest } from './change-request.entity';

/** That an admin has seen what another one changed alone: it leaves the bell. */
@Entity('notice_seen')
export class NoticeSeen {
  @ForeignKey(() => User)
  @PrimaryColumn({ type: 'int' })
  userId!: number;
  @ForeignKey(() => ChangeRequest)
  @PrimaryColumn({ type: 'int' })
  requestId!: number;
}
