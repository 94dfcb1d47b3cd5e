import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PayslipsByTheEndOfTheirPeriod1795341797494 implements MigrationInterface {
  readonly name = 'PayslipsByTheEndOfTheirPeriod1795341797494';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE INDEX "payslip_period_end_idx" ON "payslip" USING btree ("period_end");
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP INDEX "payslip_period_end_idx";
`);
  }
}
