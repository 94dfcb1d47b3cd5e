import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CardsOfArchivedRecords1796102177568 implements MigrationInterface {
  readonly name = 'CardsOfArchivedRecords1796102177568';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE INDEX "employee_given_library_card_idx" ON "employee" USING btree (lower(btrim("library_card")));
CREATE INDEX "student_given_library_card_idx" ON "student" USING btree (lower(btrim("library_card")));
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP INDEX "student_given_library_card_idx";
DROP INDEX "employee_given_library_card_idx";
`);
  }
}
