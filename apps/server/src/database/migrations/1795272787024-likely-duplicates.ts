import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LikelyDuplicates1795272787024 implements MigrationInterface {
  readonly name = 'LikelyDuplicates1795272787024';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE INDEX "employee_lower_first_name_lower_last_name_date_of_birth_idx" ON "employee" USING btree (lower("first_name"), lower("last_name"), "date_of_birth");
CREATE INDEX "employee_lower_mobile_phone_lower_last_name_idx" ON "employee" USING btree (lower("mobile_phone"), lower("last_name"));
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP INDEX "employee_lower_mobile_phone_lower_last_name_idx";
DROP INDEX "employee_lower_first_name_lower_last_name_date_of_birth_idx";
`);
  }
}
