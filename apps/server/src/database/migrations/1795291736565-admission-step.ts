import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AdmissionStep1795291736565 implements MigrationInterface {
  readonly name = 'AdmissionStep1795291736565';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "employee" ADD COLUMN "admission_step" character varying(60) DEFAULT 'DONE' NOT NULL;
DO $guard$ DECLARE reason text; BEGIN
  SELECT 'employee.admission_step no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "admission_step"::text AS value, count(*) AS n FROM "employee"
    WHERE NOT ("admission_step" in ('GENERAL', 'PERSONAL', 'CONTACT', 'BANK', 'ADDITIONAL', 'PRIVILEGE', 'MANAGER', 'PAYROLL', 'DONE')) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO reason;
  IF reason IS NOT NULL THEN RAISE EXCEPTION '%', reason; END IF;
END $guard$;
ALTER TABLE "employee" ADD CONSTRAINT "employee_admission_step_check_376be225" CHECK ("admission_step" in ('GENERAL', 'PERSONAL', 'CONTACT', 'BANK', 'ADDITIONAL', 'PRIVILEGE', 'MANAGER', 'PAYROLL', 'DONE'));
CREATE INDEX "employee_admission_step_idx" ON "employee" USING btree ("admission_step");
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP INDEX "employee_admission_step_idx";
ALTER TABLE "employee" DROP CONSTRAINT "employee_admission_step_check_376be225";
ALTER TABLE "employee" DROP COLUMN "admission_step";
`);
  }
}
