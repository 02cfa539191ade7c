import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The shares of each pump's shortage as they were typed; of closes until now those that are recorded. */
export class TypedShares1764300000068 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "pump_close" ADD "typed_shares" jsonb NOT NULL DEFAULT '[]'`);
    await runner.query(
      `UPDATE "pump_close" c SET "typed_shares" = s.shares
       FROM (SELECT shift_id, pump_id,
                    jsonb_agg(jsonb_build_object('employeeId', employee_id, 'amount', amount) ORDER BY id) AS shares
             FROM employee_shortage GROUP BY shift_id, pump_id) s
       WHERE s.shift_id = c.shift_id AND s.pump_id = c.pump_id`,
    );
    await runner.query(`ALTER TABLE "pump_close" ALTER COLUMN "typed_shares" DROP DEFAULT`);
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
