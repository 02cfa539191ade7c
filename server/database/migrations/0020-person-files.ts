import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures and documents of employees and users (ADR 37). */
export class PersonFiles1764300000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "person_file" ("id" integer GENERATED ALWAYS AS IDENTITY NOT NULL, "employee_id" integer, "user_id" integer, "kind" text NOT NULL, "file_id" uuid NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "uq_person_file_user_id_kind" UNIQUE ("user_id", "kind"), CONSTRAINT "uq_person_file_employee_id_kind" UNIQUE ("employee_id", "kind"), CONSTRAINT "ck_person_file_person" CHECK (num_nonnulls(employee_id, user_id) = 1), CONSTRAINT "ck_person_file_kind" CHECK (kind IN ('PICTURE', 'DOCUMENT')), CONSTRAINT "pk_person_file" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "ix_person_file_file_id" ON "person_file" ("file_id")`);
    await runner.query(
      `ALTER TABLE "person_file" ADD CONSTRAINT "fk_person_file_employee_id" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE CASCADE`,
    );
    await runner.query(
      `ALTER TABLE "person_file" ADD CONSTRAINT "fk_person_file_user_id" FOREIGN KEY ("user_id") REFERENCES "app_user"("id")`,
    );
    await runner.query(
      `ALTER TABLE "person_file" ADD CONSTRAINT "fk_person_file_file_id" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id")`,
    );
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
