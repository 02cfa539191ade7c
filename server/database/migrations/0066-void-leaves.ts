import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Void leaves have an id and a version, so that they are changed and taken back like other entries. */
export class VoidLeaves1764300000066 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "void_leaf" DROP CONSTRAINT "pk_void_leaf"');
    await runner.query('ALTER TABLE "void_leaf" ADD "id" integer GENERATED ALWAYS AS IDENTITY NOT NULL');
    await runner.query('ALTER TABLE "void_leaf" ADD CONSTRAINT "pk_void_leaf" PRIMARY KEY ("id")');
    await runner.query(
      'ALTER TABLE "void_leaf" ADD CONSTRAINT "uq_void_leaf_slip_book_id_leaf" UNIQUE ("slip_book_id", "leaf")',
    );
    await runner.query('ALTER TABLE "void_leaf" ADD "version" integer NOT NULL DEFAULT \'1\'');
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
