import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NumbersOfArchivedRecords1796100911736 implements MigrationInterface {
  readonly name = 'NumbersOfArchivedRecords1796100911736';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE INDEX "user_given_username_idx" ON "user" USING btree (lower(btrim("username")));
CREATE INDEX "employee_given_employee_number_idx" ON "employee" USING btree (lower(btrim("employee_number")));
CREATE INDEX "student_given_admission_number_idx" ON "student" USING btree (lower(btrim("admission_number")));
CREATE INDEX "book_copy_given_book_number_idx" ON "book_copy" USING btree (lower(btrim("book_number")));
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP INDEX "book_copy_given_book_number_idx";
DROP INDEX "student_given_admission_number_idx";
DROP INDEX "employee_given_employee_number_idx";
DROP INDEX "user_given_username_idx";
`);
  }
}
