import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BillsTakenAwayByWhom1795845153790 implements MigrationInterface {
  readonly name = 'BillsTakenAwayByWhom1795845153790';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "student_fee" ADD COLUMN "taken_away" character varying(60);
DO $guard$ DECLARE _guard text; BEGIN
  SELECT 'student_fee.taken_away no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "taken_away"::text AS value, count(*) AS n FROM "student_fee"
    WHERE NOT ("taken_away" in ('OFFICE', 'STAY')) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "student_fee" ADD CONSTRAINT "student_fee_taken_away_check_a4b0c8bc" CHECK ("taken_away" in ('OFFICE', 'STAY'));
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "student_fee" DROP CONSTRAINT "student_fee_taken_away_check_a4b0c8bc";
ALTER TABLE "student_fee" DROP COLUMN "taken_away";
`);
  }
}
