import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddedDetailsAreSearched1795282004713 implements MigrationInterface {
  readonly name = 'AddedDetailsAreSearched1795282004713';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE INDEX "employee_details_idx" ON "employee" USING gin ((lower("details"::text)) gin_trgm_ops);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP INDEX "employee_details_idx";
`);
  }
}
