import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ConsentToPhotosAndNamesInThem1795898179147 implements MigrationInterface {
  readonly name = 'ConsentToPhotosAndNamesInThem1795898179147';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE TABLE "gallery_photo_students" (
  "owner_id" bigint NOT NULL,
  "target_id" bigint NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "gallery_photo_students_pkey" PRIMARY KEY (owner_id, target_id)
);
ALTER TABLE "student" ADD COLUMN "photo_consent" character varying(60);
ALTER TABLE "applicant" ADD COLUMN "photo_consent" character varying(60);
ALTER TABLE "gallery_photo" ADD COLUMN "title" character varying(150);
ALTER TABLE "gallery_photo" ADD COLUMN "description" character varying(500);
ALTER TABLE "gallery_photo" ADD COLUMN "taken_on" date;
DO $guard$ DECLARE _guard text; BEGIN
  SELECT 'student.photo_consent no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "photo_consent"::text AS value, count(*) AS n FROM "student"
    WHERE NOT ("photo_consent" in ('GIVEN', 'REFUSED')) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "student" ADD CONSTRAINT "student_photo_consent_check_171cf7b9" CHECK ("photo_consent" in ('GIVEN', 'REFUSED'));
DO $guard$ DECLARE _guard text; BEGIN
  SELECT 'applicant.photo_consent no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "photo_consent"::text AS value, count(*) AS n FROM "applicant"
    WHERE NOT ("photo_consent" in ('GIVEN', 'REFUSED')) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "applicant" ADD CONSTRAINT "applicant_photo_consent_check_171cf7b9" CHECK ("photo_consent" in ('GIVEN', 'REFUSED'));
CREATE INDEX "gallery_photo_students_target_id_idx" ON "gallery_photo_students" USING btree ("target_id");
ALTER TABLE "gallery_photo_students" ADD CONSTRAINT "gallery_photo_students_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "gallery_photo" ("id") ON DELETE CASCADE;
ALTER TABLE "gallery_photo_students" ADD CONSTRAINT "gallery_photo_students_target_id_fkey" FOREIGN KEY ("target_id") REFERENCES "student" ("id");
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "gallery_photo_students" DROP CONSTRAINT "gallery_photo_students_target_id_fkey";
ALTER TABLE "gallery_photo_students" DROP CONSTRAINT "gallery_photo_students_owner_id_fkey";
DROP INDEX "gallery_photo_students_target_id_idx";
ALTER TABLE "applicant" DROP CONSTRAINT "applicant_photo_consent_check_171cf7b9";
ALTER TABLE "student" DROP CONSTRAINT "student_photo_consent_check_171cf7b9";
ALTER TABLE "gallery_photo" DROP COLUMN "taken_on";
ALTER TABLE "gallery_photo" DROP COLUMN "description";
ALTER TABLE "gallery_photo" DROP COLUMN "title";
ALTER TABLE "applicant" DROP COLUMN "photo_consent";
ALTER TABLE "student" DROP COLUMN "photo_consent";
DROP TABLE "gallery_photo_students";
`);
  }
}
