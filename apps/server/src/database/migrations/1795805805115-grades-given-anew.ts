import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GradesGivenAnew1795805805115 implements MigrationInterface {
  readonly name = 'GradesGivenAnew1795805805115';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "exam_moderation" DROP CONSTRAINT "exam_moderation_amount_check_c1629631";
ALTER TABLE "exam_moderation" ADD COLUMN "marks" numeric(7,2);
ALTER TABLE "exam_moderation" ADD COLUMN "factor" numeric(8,3);
ALTER TABLE "exam_moderation" ALTER COLUMN "amount" DROP NOT NULL;
UPDATE "exam_moderation" SET "factor" = "amount" WHERE "rule" = 'SCALE';
UPDATE "exam_moderation" SET "marks" = "amount" WHERE "rule" <> 'SCALE';
COMMENT ON COLUMN "exam_moderation"."amount" IS 'left behind';
ALTER TABLE "revaluation" ADD COLUMN "gives" character varying(60) DEFAULT 'MARKS';
ALTER TABLE "revaluation" ADD COLUMN "old_grade_id" bigint;
ALTER TABLE "revaluation" ADD COLUMN "second_grade_id" bigint;
ALTER TABLE "revaluation" ADD COLUMN "new_grade_id" bigint;
DO $guard$ DECLARE _guard text; BEGIN
  SELECT CASE WHEN count(*) > 0 THEN 'exam_moderation: ' || count(*) || ' rows break the new rule exam_moderation_marks_check_c9b8e611: correct them first' END
  FROM "exam_moderation" WHERE NOT ("marks" <> 'NaN'::numeric) INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "exam_moderation" ADD CONSTRAINT "exam_moderation_marks_check_c9b8e611" CHECK ("marks" <> 'NaN'::numeric);
DO $guard$ DECLARE _guard text; BEGIN
  SELECT CASE WHEN count(*) > 0 THEN 'exam_moderation: ' || count(*) || ' rows break the new rule exam_moderation_factor_check_c0b8ee84: correct them first' END
  FROM "exam_moderation" WHERE NOT ("factor" <> 'NaN'::numeric) INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "exam_moderation" ADD CONSTRAINT "exam_moderation_factor_check_c0b8ee84" CHECK ("factor" <> 'NaN'::numeric);
DO $guard$ DECLARE _guard text; BEGIN
  SELECT 'revaluation.gives no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "gives"::text AS value, count(*) AS n FROM "revaluation"
    WHERE NOT ("gives" in ('MARKS', 'GRADES')) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "revaluation" ADD CONSTRAINT "revaluation_gives_check_7727f1e7" CHECK ("gives" in ('MARKS', 'GRADES'));
CREATE INDEX "revaluation_old_grade_id_idx" ON "revaluation" USING btree ("old_grade_id");
CREATE INDEX "revaluation_second_grade_id_idx" ON "revaluation" USING btree ("second_grade_id");
CREATE INDEX "revaluation_new_grade_id_idx" ON "revaluation" USING btree ("new_grade_id");
DO $guard$ DECLARE _guard text; BEGIN
  SELECT CASE WHEN count(*) > 0 THEN 'revaluation.old_grade_id: ' || count(*) || ' rows point to a row of grading_level that does not exist: correct them first' END
  FROM "revaluation" AS t WHERE t."old_grade_id" IS NOT NULL
  AND NOT EXISTS (SELECT FROM "grading_level" AS o WHERE o."id" = t."old_grade_id") INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "revaluation" ADD CONSTRAINT "revaluation_old_grade_id_fkey" FOREIGN KEY ("old_grade_id") REFERENCES "grading_level" ("id");
DO $guard$ DECLARE _guard text; BEGIN
  SELECT CASE WHEN count(*) > 0 THEN 'revaluation.second_grade_id: ' || count(*) || ' rows point to a row of grading_level that does not exist: correct them first' END
  FROM "revaluation" AS t WHERE t."second_grade_id" IS NOT NULL
  AND NOT EXISTS (SELECT FROM "grading_level" AS o WHERE o."id" = t."second_grade_id") INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "revaluation" ADD CONSTRAINT "revaluation_second_grade_id_fkey" FOREIGN KEY ("second_grade_id") REFERENCES "grading_level" ("id");
DO $guard$ DECLARE _guard text; BEGIN
  SELECT CASE WHEN count(*) > 0 THEN 'revaluation.new_grade_id: ' || count(*) || ' rows point to a row of grading_level that does not exist: correct them first' END
  FROM "revaluation" AS t WHERE t."new_grade_id" IS NOT NULL
  AND NOT EXISTS (SELECT FROM "grading_level" AS o WHERE o."id" = t."new_grade_id") INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "revaluation" ADD CONSTRAINT "revaluation_new_grade_id_fkey" FOREIGN KEY ("new_grade_id") REFERENCES "grading_level" ("id");
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "revaluation" DROP CONSTRAINT "revaluation_new_grade_id_fkey";
ALTER TABLE "revaluation" DROP CONSTRAINT "revaluation_second_grade_id_fkey";
ALTER TABLE "revaluation" DROP CONSTRAINT "revaluation_old_grade_id_fkey";
DROP INDEX "revaluation_new_grade_id_idx";
DROP INDEX "revaluation_second_grade_id_idx";
DROP INDEX "revaluation_old_grade_id_idx";
ALTER TABLE "revaluation" DROP CONSTRAINT "revaluation_gives_check_7727f1e7";
ALTER TABLE "exam_moderation" DROP CONSTRAINT "exam_moderation_factor_check_c0b8ee84";
ALTER TABLE "exam_moderation" DROP CONSTRAINT "exam_moderation_marks_check_c9b8e611";
ALTER TABLE "revaluation" DROP COLUMN "new_grade_id";
ALTER TABLE "revaluation" DROP COLUMN "second_grade_id";
ALTER TABLE "revaluation" DROP COLUMN "old_grade_id";
ALTER TABLE "revaluation" DROP COLUMN "gives";
COMMENT ON COLUMN "exam_moderation"."amount" IS NULL;
UPDATE "exam_moderation" SET "amount" = coalesce("factor", "marks") WHERE "amount" IS NULL;
DO $guard$ DECLARE _guard text; BEGIN
  SELECT CASE WHEN count(*) > 0 THEN 'exam_moderation.amount becomes required, but ' || count(*) || ' rows have no value: give the field a default, or fill them first' END
  FROM "exam_moderation" WHERE "amount" IS NULL INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "exam_moderation" ALTER COLUMN "amount" SET NOT NULL;
ALTER TABLE "exam_moderation" DROP COLUMN "factor";
ALTER TABLE "exam_moderation" DROP COLUMN "marks";
ALTER TABLE "exam_moderation" ADD CONSTRAINT "exam_moderation_amount_check_c1629631" CHECK (amount <> 'NaN'::numeric);
`);
  }
}
