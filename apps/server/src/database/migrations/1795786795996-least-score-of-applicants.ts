import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LeastScoreOfApplicants1795786795996 implements MigrationInterface {
  readonly name = 'LeastScoreOfApplicants1795786795996';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "admission_opening" ADD COLUMN "min_score" numeric(7,2);
DO $guard$ DECLARE _guard text; BEGIN
  SELECT CASE WHEN count(*) > 0 THEN 'admission_opening: ' || count(*) || ' rows break the new rule admission_opening_min_score_check_69cc0630: correct them first' END
  FROM "admission_opening" WHERE NOT ("min_score" <> 'NaN'::numeric) INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "admission_opening" ADD CONSTRAINT "admission_opening_min_score_check_69cc0630" CHECK ("min_score" <> 'NaN'::numeric);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "admission_opening" DROP CONSTRAINT "admission_opening_min_score_check_69cc0630";
ALTER TABLE "admission_opening" DROP COLUMN "min_score";
`);
  }
}
