import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `CREATE TABLE "shift_correction" ("id" integer GENERATED ALWAYS AS IDENTITY NOT NULL, "shift_id" integer NOT NULL, "next_shift_id" integer, "reason" text NOT NULL, "before" jsonb NOT NULL, "after" jsonb NOT NULL, "effects" jsonb NOT NULL, "corrected_by_id" integer NOT NULL, "corrected_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "pk_shift_correction" PRIMARY KEY ("id"))`,
  `CREATE INDEX "ix_shift_correction_shift_id" ON "shift_correction" ("shift_id")`,
  `CREATE INDEX "ix_shift_correction_next_shift_id" ON "shift_correction" ("next_shift_id")`,
  `ALTER TABLE "shift_correction" ADD CONSTRAINT "fk_shift_correction_shift_id" FOREIGN KEY ("shift_id") REFERENCES "shift"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "shift_correction" ADD CONSTRAINT "fk_shift_correction_next_shift_id" FOREIGN KEY ("next_shift_id") REFERENCES "shift"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
  `ALTER TABLE "shift_correction" ADD CONSTRAINT "fk_shift_correction_corrected_by_id" FOREIGN KEY ("corrected_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
];

/** Corrections of closed shifts. */
export class ShiftCorrections1764300000034 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
