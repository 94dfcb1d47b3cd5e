import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EmployeePhonesAreSearched1795277570602 implements MigrationInterface {
  readonly name = 'EmployeePhonesAreSearched1795277570602';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP INDEX "employee_search_idx";
CREATE INDEX "employee_search_idx" ON "employee" USING gin ((lower(coalesce("employee_number", '') || ' ' || coalesce("first_name", '') || ' ' || coalesce("middle_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("mobile_phone", '') || ' ' || coalesce("office_phone1", ''))) gin_trgm_ops);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP INDEX "employee_search_idx";
CREATE INDEX "employee_search_idx" ON "employee" USING gin (lower((((((COALESCE(employee_number, ''::character varying)::text || ' '::text) || COALESCE(first_name, ''::character varying)::text) || ' '::text) || COALESCE(middle_name, ''::character varying)::text) || ' '::text) || COALESCE(last_name, ''::character varying)::text) gin_trgm_ops);
`);
  }
}
