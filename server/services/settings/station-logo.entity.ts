import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { StoredFile } from '../files/stored-file.entity';

/** The logo of the station, a PNG among the stored files; no row without one. */
@Entity('station_logo')
@Check('ck_station_logo_single', 'id = 1')
export class StationLogo {
  @PrimaryColumn({ type: 'int', default: 1 }) id!: number;
  @ForeignKey(() => StoredFile)
  @Index()
  @Column({ type: 'uuid' })
  fileId!: string;
}
