import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `CREATE TABLE "role" ("id" integer GENERATED ALWAYS AS IDENTITY NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "disabled" boolean NOT NULL DEFAULT false, "name" text NOT NULL, "rights" text NOT NULL DEFAULT '', "built_in" text, CONSTRAINT "uq_role_name" UNIQUE ("name"), CONSTRAINT "ck_role_built_in" CHECK (built_in IN ('admin', 'staff', 'accountant')), CONSTRAINT "pk_role" PRIMARY KEY ("id"))`,
  `INSERT INTO role (name, built_in) VALUES ('Admin', 'admin'), ('Staff', 'staff'), ('Accountant', 'accountant')`,
  `ALTER TABLE "app_user" ADD "role_id" integer`,
  `UPDATE app_user u SET role_id = r.id FROM role r WHERE r.built_in = CASE WHEN u.is_admin THEN 'admin' ELSE 'staff' END`,
  `ALTER TABLE "app_user" ALTER COLUMN "role_id" SET NOT NULL`,
  `CREATE INDEX "ix_app_user_role_id" ON "app_user" ("role_id")`,
  `ALTER TABLE "app_user" ADD CONSTRAINT "fk_app_user_role_id" FOREIGN KEY ("role_id") REFERENCES "role"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  // Old tools set is_admin: a change of it alone changes the role. Otherwise the role decides.
  `CREATE FUNCTION role_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF NEW.role_id IS NULL OR (TG_OP = 'UPDATE' AND NEW.role_id = OLD.role_id AND NEW.is_admin <> OLD.is_admin) THEN
       SELECT id INTO NEW.role_id FROM role WHERE built_in = CASE WHEN NEW.is_admin THEN 'admin' ELSE 'staff' END;
     END IF;
     SELECT built_in IS NOT DISTINCT FROM 'admin' INTO NEW.is_admin FROM role WHERE id = NEW.role_id;
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER role_of_user BEFORE INSERT OR UPDATE OF role_id, is_admin ON app_user
   FOR EACH ROW EXECUTE FUNCTION role_of_user()`,
  `INSERT INTO audit_row (command, table_name, row_id, after, reason)
   SELECT 'migration', 'app_user', id::text, jsonb_build_object('roleId', role_id), 'Users have roles now'
   FROM app_user ORDER BY id`,
];

/** Roles as rows: a user's role replaces the admin flag, which stays for old tools. */
export class Roles1764300000029 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
