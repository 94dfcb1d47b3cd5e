import type { MigrationInterface, QueryRunner } from 'typeorm';

export class UserPicturesAndAllNotices1795281301968 implements MigrationInterface {
  readonly name = 'UserPicturesAndAllNotices1795281301968';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "notification_control" DROP CONSTRAINT "notification_control_email_on_check_22940d65";
ALTER TABLE "notification_control" DROP CONSTRAINT "notification_control_in_app_off_check_75b11c00";
ALTER TABLE "notification_control" DROP CONSTRAINT "notification_control_off_for_employees_check_2b7b3f0c";
ALTER TABLE "notification_control" DROP CONSTRAINT "notification_control_off_for_parents_check_7998bc9c";
ALTER TABLE "notification_control" DROP CONSTRAINT "notification_control_off_for_students_check_6d009cc3";
ALTER TABLE "user" ADD COLUMN "photo_id" bigint;
DO $guard$ DECLARE reason text; BEGIN
  SELECT 'notification_control.in_app_off no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "in_app_off"::text AS value, count(*) AS n FROM "notification_control"
    WHERE NOT ("in_app_off" <@ array['payslip.approved', 'payslip.rejected', 'leave.asked', 'leave.takenBack', 'leave.approved', 'leave.denied', 'leave.cancelled', 'document.expires', 'account.addressKept', 'job.done', 'job.failed']::text[]) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO reason;
  IF reason IS NOT NULL THEN RAISE EXCEPTION '%', reason; END IF;
END $guard$;
ALTER TABLE "notification_control" ADD CONSTRAINT "notification_control_in_app_off_check_78e3a4f6" CHECK ("in_app_off" <@ array['payslip.approved', 'payslip.rejected', 'leave.asked', 'leave.takenBack', 'leave.approved', 'leave.denied', 'leave.cancelled', 'document.expires', 'account.addressKept', 'job.done', 'job.failed']::text[]);
DO $guard$ DECLARE reason text; BEGIN
  SELECT 'notification_control.email_on no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "email_on"::text AS value, count(*) AS n FROM "notification_control"
    WHERE NOT ("email_on" <@ array['payslip.approved', 'payslip.rejected', 'leave.asked', 'leave.takenBack', 'leave.approved', 'leave.denied', 'leave.cancelled', 'document.expires', 'account.addressKept', 'job.done', 'job.failed']::text[]) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO reason;
  IF reason IS NOT NULL THEN RAISE EXCEPTION '%', reason; END IF;
END $guard$;
ALTER TABLE "notification_control" ADD CONSTRAINT "notification_control_email_on_check_908126cf" CHECK ("email_on" <@ array['payslip.approved', 'payslip.rejected', 'leave.asked', 'leave.takenBack', 'leave.approved', 'leave.denied', 'leave.cancelled', 'document.expires', 'account.addressKept', 'job.done', 'job.failed']::text[]);
DO $guard$ DECLARE reason text; BEGIN
  SELECT 'notification_control.off_for_employees no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "off_for_employees"::text AS value, count(*) AS n FROM "notification_control"
    WHERE NOT ("off_for_employees" <@ array['payslip.approved', 'payslip.rejected', 'leave.asked', 'leave.takenBack', 'leave.approved', 'leave.denied', 'leave.cancelled', 'document.expires', 'account.addressKept', 'job.done', 'job.failed']::text[]) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO reason;
  IF reason IS NOT NULL THEN RAISE EXCEPTION '%', reason; END IF;
END $guard$;
ALTER TABLE "notification_control" ADD CONSTRAINT "notification_control_off_for_employees_check_fb660482" CHECK ("off_for_employees" <@ array['payslip.approved', 'payslip.rejected', 'leave.asked', 'leave.takenBack', 'leave.approved', 'leave.denied', 'leave.cancelled', 'document.expires', 'account.addressKept', 'job.done', 'job.failed']::text[]);
DO $guard$ DECLARE reason text; BEGIN
  SELECT 'notification_control.off_for_students no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "off_for_students"::text AS value, count(*) AS n FROM "notification_control"
    WHERE NOT ("off_for_students" <@ array['payslip.approved', 'payslip.rejected', 'leave.asked', 'leave.takenBack', 'leave.approved', 'leave.denied', 'leave.cancelled', 'document.expires', 'account.addressKept', 'job.done', 'job.failed']::text[]) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO reason;
  IF reason IS NOT NULL THEN RAISE EXCEPTION '%', reason; END IF;
END $guard$;
ALTER TABLE "notification_control" ADD CONSTRAINT "notification_control_off_for_students_check_a4ce71b9" CHECK ("off_for_students" <@ array['payslip.approved', 'payslip.rejected', 'leave.asked', 'leave.takenBack', 'leave.approved', 'leave.denied', 'leave.cancelled', 'document.expires', 'account.addressKept', 'job.done', 'job.failed']::text[]);
DO $guard$ DECLARE reason text; BEGIN
  SELECT 'notification_control.off_for_parents no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "off_for_parents"::text AS value, count(*) AS n FROM "notification_control"
    WHERE NOT ("off_for_parents" <@ array['payslip.approved', 'payslip.rejected', 'leave.asked', 'leave.takenBack', 'leave.approved', 'leave.denied', 'leave.cancelled', 'document.expires', 'account.addressKept', 'job.done', 'job.failed']::text[]) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO reason;
  IF reason IS NOT NULL THEN RAISE EXCEPTION '%', reason; END IF;
END $guard$;
ALTER TABLE "notification_control" ADD CONSTRAINT "notification_control_off_for_parents_check_8e23ac92" CHECK ("off_for_parents" <@ array['payslip.approved', 'payslip.rejected', 'leave.asked', 'leave.takenBack', 'leave.approved', 'leave.denied', 'leave.cancelled', 'document.expires', 'account.addressKept', 'job.done', 'job.failed']::text[]);
CREATE INDEX "user_photo_id_idx" ON "user" USING btree ("photo_id");
DO $guard$ DECLARE reason text; BEGIN
  SELECT CASE WHEN count(*) > 0 THEN 'user.photo_id: ' || count(*) || ' rows point to a row of stored_file that does not exist: correct them first' END
  FROM "user" AS t WHERE t."photo_id" IS NOT NULL
  AND NOT EXISTS (SELECT FROM "stored_file" AS o WHERE o."id" = t."photo_id") INTO reason;
  IF reason IS NOT NULL THEN RAISE EXCEPTION '%', reason; END IF;
END $guard$;
ALTER TABLE "user" ADD CONSTRAINT "user_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "stored_file" ("id");
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "user" DROP CONSTRAINT "user_photo_id_fkey";
DROP INDEX "user_photo_id_idx";
ALTER TABLE "notification_control" DROP CONSTRAINT "notification_control_off_for_parents_check_8e23ac92";
ALTER TABLE "notification_control" DROP CONSTRAINT "notification_control_off_for_students_check_a4ce71b9";
ALTER TABLE "notification_control" DROP CONSTRAINT "notification_control_off_for_employees_check_fb660482";
ALTER TABLE "notification_control" DROP CONSTRAINT "notification_control_email_on_check_908126cf";
ALTER TABLE "notification_control" DROP CONSTRAINT "notification_control_in_app_off_check_78e3a4f6";
ALTER TABLE "user" DROP COLUMN "photo_id";
ALTER TABLE "notification_control" ADD CONSTRAINT "notification_control_off_for_students_check_6d009cc3" CHECK (off_for_students <@ ARRAY['payslip.approved'::text, 'payslip.rejected'::text, 'job.done'::text, 'job.failed'::text]);
ALTER TABLE "notification_control" ADD CONSTRAINT "notification_control_off_for_parents_check_7998bc9c" CHECK (off_for_parents <@ ARRAY['payslip.approved'::text, 'payslip.rejected'::text, 'job.done'::text, 'job.failed'::text]);
ALTER TABLE "notification_control" ADD CONSTRAINT "notification_control_off_for_employees_check_2b7b3f0c" CHECK (off_for_employees <@ ARRAY['payslip.approved'::text, 'payslip.rejected'::text, 'job.done'::text, 'job.failed'::text]);
ALTER TABLE "notification_control" ADD CONSTRAINT "notification_control_in_app_off_check_75b11c00" CHECK (in_app_off <@ ARRAY['payslip.approved'::text, 'payslip.rejected'::text, 'job.done'::text, 'job.failed'::text]);
ALTER TABLE "notification_control" ADD CONSTRAINT "notification_control_email_on_check_22940d65" CHECK (email_on <@ ARRAY['payslip.approved'::text, 'payslip.rejected'::text, 'job.done'::text, 'job.failed'::text]);
`);
  }
}
