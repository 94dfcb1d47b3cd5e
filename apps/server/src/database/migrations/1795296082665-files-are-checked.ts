import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FilesAreChecked1795296082665 implements MigrationInterface {
  readonly name = 'FilesAreChecked1795296082665';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "stored_file" ADD COLUMN "checked_at" timestamp with time zone;
ALTER TABLE "stored_file" ADD COLUMN "problem" character varying(20);
DO $guard$ DECLARE reason text; BEGIN
  SELECT 'stored_file.problem no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "problem"::text AS value, count(*) AS n FROM "stored_file"
    WHERE NOT (problem IN ('MISSING', 'CHANGED')) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO reason;
  IF reason IS NOT NULL THEN RAISE EXCEPTION '%', reason; END IF;
END $guard$;
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_problem_check_b8ab6d7a" CHECK (problem IN ('MISSING', 'CHANGED'));
CREATE INDEX "stored_file_checked_at_idx" ON "stored_file" USING btree ("checked_at");
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP INDEX "stored_file_checked_at_idx";
ALTER TABLE "stored_file" DROP CONSTRAINT "stored_file_problem_check_b8ab6d7a";
ALTER TABLE "stored_file" DROP COLUMN "problem";
ALTER TABLE "stored_file" DROP COLUMN "checked_at";
`);
  }
}
