import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EmptyReferencesThatAreAlike1795414534570 implements MigrationInterface {
  readonly name = 'EmptyReferencesThatAreAlike1795414534570';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP INDEX "batch_course_id_name_academic_year_id_key";
DROP INDEX "subject_group_course_id_batch_id_code_key";
DROP INDEX "grading_level_batch_id_min_score_key";
DROP INDEX "grading_level_batch_id_name_key";
DROP INDEX "grading_level_min_score_25e17e99_key";
DROP INDEX "grading_level_name_25e17e99_key";
DROP INDEX "course_exam_group_course_id_academic_year_id_name_key";
DO $guard$ DECLARE _guard text; BEGIN
  SELECT CASE WHEN count(*) > 0 THEN 'batch: ' || count(*) || ' values occur more than once, which batch_course_id_name_academic_year_id_alike_key no longer allows: correct them first' END
  FROM (SELECT FROM "batch" WHERE ("archived" = false) AND ("course_id") IS NOT NULL AND (lower(btrim("name"))) IS NOT NULL AND (coalesce("academic_year_id", 0)) IS NOT NULL
    GROUP BY ("course_id"), (lower(btrim("name"))), (coalesce("academic_year_id", 0)) HAVING count(*) > 1) AS duplicates INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
CREATE UNIQUE INDEX "batch_course_id_name_academic_year_id_alike_key" ON "batch" USING btree ("course_id", lower(btrim("name")), coalesce("academic_year_id", 0)) WHERE "archived" = false;
DO $guard$ DECLARE _guard text; BEGIN
  SELECT CASE WHEN count(*) > 0 THEN 'subject_group: ' || count(*) || ' values occur more than once, which subject_group_course_id_batch_id_code_alike_key no longer allows: correct them first' END
  FROM (SELECT FROM "subject_group" WHERE ("archived" = false) AND ("course_id") IS NOT NULL AND (coalesce("batch_id", 0)) IS NOT NULL AND (lower(btrim("code"))) IS NOT NULL
    GROUP BY ("course_id"), (coalesce("batch_id", 0)), (lower(btrim("code"))) HAVING count(*) > 1) AS duplicates INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
CREATE UNIQUE INDEX "subject_group_course_id_batch_id_code_alike_key" ON "subject_group" USING btree ("course_id", coalesce("batch_id", 0), lower(btrim("code"))) WHERE "archived" = false;
DO $guard$ DECLARE _guard text; BEGIN
  SELECT CASE WHEN count(*) > 0 THEN 'grading_level: ' || count(*) || ' values occur more than once, which grading_level_batch_id_name_alike_key no longer allows: correct them first' END
  FROM (SELECT FROM "grading_level" WHERE (coalesce("batch_id", 0)) IS NOT NULL AND (lower(btrim("name"))) IS NOT NULL
    GROUP BY (coalesce("batch_id", 0)), (lower(btrim("name"))) HAVING count(*) > 1) AS duplicates INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
CREATE UNIQUE INDEX "grading_level_batch_id_name_alike_key" ON "grading_level" USING btree (coalesce("batch_id", 0), lower(btrim("name")));
DO $guard$ DECLARE _guard text; BEGIN
  SELECT CASE WHEN count(*) > 0 THEN 'grading_level: ' || count(*) || ' values occur more than once, which grading_level_batch_id_min_score_alike_key no longer allows: correct them first' END
  FROM (SELECT FROM "grading_level" WHERE (coalesce("batch_id", 0)) IS NOT NULL AND ("min_score") IS NOT NULL
    GROUP BY (coalesce("batch_id", 0)), ("min_score") HAVING count(*) > 1) AS duplicates INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
CREATE UNIQUE INDEX "grading_level_batch_id_min_score_alike_key" ON "grading_level" USING btree (coalesce("batch_id", 0), "min_score");
DO $guard$ DECLARE _guard text; BEGIN
  SELECT CASE WHEN count(*) > 0 THEN 'course_exam_group: ' || count(*) || ' values occur more than once, which course_exam_group_course_id_academic_year_id_name_alike_key no longer allows: correct them first' END
  FROM (SELECT FROM "course_exam_group" WHERE ("course_id") IS NOT NULL AND (coalesce("academic_year_id", 0)) IS NOT NULL AND (lower(btrim("name"))) IS NOT NULL
    GROUP BY ("course_id"), (coalesce("academic_year_id", 0)), (lower(btrim("name"))) HAVING count(*) > 1) AS duplicates INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
CREATE UNIQUE INDEX "course_exam_group_course_id_academic_year_id_name_alike_key" ON "course_exam_group" USING btree ("course_id", coalesce("academic_year_id", 0), lower(btrim("name")));
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP INDEX "course_exam_group_course_id_academic_year_id_name_alike_key";
DROP INDEX "grading_level_batch_id_min_score_alike_key";
DROP INDEX "grading_level_batch_id_name_alike_key";
DROP INDEX "subject_group_course_id_batch_id_code_alike_key";
DROP INDEX "batch_course_id_name_academic_year_id_alike_key";
CREATE UNIQUE INDEX "course_exam_group_course_id_academic_year_id_name_key" ON "course_exam_group" USING btree (course_id, academic_year_id, lower(btrim(name::text)));
CREATE UNIQUE INDEX "grading_level_name_25e17e99_key" ON "grading_level" USING btree (lower(btrim(name::text))) WHERE batch_id IS NULL;
CREATE UNIQUE INDEX "grading_level_min_score_25e17e99_key" ON "grading_level" USING btree (min_score) WHERE batch_id IS NULL;
CREATE UNIQUE INDEX "grading_level_batch_id_name_key" ON "grading_level" USING btree (batch_id, lower(btrim(name::text)));
CREATE UNIQUE INDEX "grading_level_batch_id_min_score_key" ON "grading_level" USING btree (batch_id, min_score);
CREATE UNIQUE INDEX "subject_group_course_id_batch_id_code_key" ON "subject_group" USING btree (course_id, batch_id, lower(btrim(code::text))) WHERE archived = false;
CREATE UNIQUE INDEX "batch_course_id_name_academic_year_id_key" ON "batch" USING btree (course_id, lower(btrim(name::text)), academic_year_id) WHERE archived = false;
`);
  }
}
