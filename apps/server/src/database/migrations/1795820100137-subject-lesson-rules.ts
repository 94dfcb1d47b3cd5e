import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SubjectLessonRules1795820100137 implements MigrationInterface {
  readonly name = 'SubjectLessonRules1795820100137';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "course_subject" ADD COLUMN "prefer_consecutive" boolean DEFAULT false NOT NULL;
ALTER TABLE "course_subject" ADD COLUMN "lessons_per_day" integer;
ALTER TABLE "course_subject" ADD COLUMN "lesson_hours" character varying(60) DEFAULT 'ANY' NOT NULL;
ALTER TABLE "course_subject" ADD COLUMN "keeps_hours" boolean DEFAULT false NOT NULL;
ALTER TABLE "course_subject" ADD COLUMN "days_between" boolean DEFAULT false NOT NULL;
ALTER TABLE "subject" ADD COLUMN "lessons_per_day" integer;
ALTER TABLE "subject" ADD COLUMN "lesson_hours" character varying(60) DEFAULT 'ANY' NOT NULL;
ALTER TABLE "subject" ADD COLUMN "keeps_hours" boolean DEFAULT false NOT NULL;
ALTER TABLE "subject" ADD COLUMN "days_between" boolean DEFAULT false NOT NULL;
DO $guard$ DECLARE _guard text; BEGIN
  SELECT 'course_subject.lesson_hours no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "lesson_hours"::text AS value, count(*) AS n FROM "course_subject"
    WHERE NOT ("lesson_hours" in ('ANY', 'NOT_FIRST', 'NOT_LAST', 'FIRST_HALF', 'SECOND_HALF')) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "course_subject" ADD CONSTRAINT "course_subject_lesson_hours_check_2f076eb1" CHECK ("lesson_hours" in ('ANY', 'NOT_FIRST', 'NOT_LAST', 'FIRST_HALF', 'SECOND_HALF'));
DO $guard$ DECLARE _guard text; BEGIN
  SELECT 'subject.lesson_hours no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "lesson_hours"::text AS value, count(*) AS n FROM "subject"
    WHERE NOT ("lesson_hours" in ('ANY', 'NOT_FIRST', 'NOT_LAST', 'FIRST_HALF', 'SECOND_HALF')) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "subject" ADD CONSTRAINT "subject_lesson_hours_check_2f076eb1" CHECK ("lesson_hours" in ('ANY', 'NOT_FIRST', 'NOT_LAST', 'FIRST_HALF', 'SECOND_HALF'));
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "subject" DROP CONSTRAINT "subject_lesson_hours_check_2f076eb1";
ALTER TABLE "course_subject" DROP CONSTRAINT "course_subject_lesson_hours_check_2f076eb1";
ALTER TABLE "subject" DROP COLUMN "days_between";
ALTER TABLE "subject" DROP COLUMN "keeps_hours";
ALTER TABLE "subject" DROP COLUMN "lesson_hours";
ALTER TABLE "subject" DROP COLUMN "lessons_per_day";
ALTER TABLE "course_subject" DROP COLUMN "days_between";
ALTER TABLE "course_subject" DROP COLUMN "keeps_hours";
ALTER TABLE "course_subject" DROP COLUMN "lesson_hours";
ALTER TABLE "course_subject" DROP COLUMN "lessons_per_day";
ALTER TABLE "course_subject" DROP COLUMN "prefer_consecutive";
`);
  }
}
