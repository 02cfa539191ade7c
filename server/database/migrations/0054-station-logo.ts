import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The station's logo, printed on its papers. */
export class StationLogo1764300000054 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "station_logo" ("id" integer NOT NULL DEFAULT 1, "file_id" uuid NOT NULL, CONSTRAINT "ck_station_logo_single" CHECK (id = 1), CONSTRAINT "pk_station_logo" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "ix_station_logo_file_id" ON "station_logo" ("file_id")`);
    await runner.query(
      `ALTER TABLE "station_logo" ADD CONSTRAINT "fk_station_logo_file_id" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id")`,
    );
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
