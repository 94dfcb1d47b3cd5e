import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DriveTakenOver1795316192277 implements MigrationInterface {
  readonly name = 'DriveTakenOver1795316192277';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "notification_control" DROP CONSTRAINT "notification_control_email_on_check_d6513b7b";
ALTER TABLE "notification_control" DROP CONSTRAINT "notification_control_in_app_off_check_a1d6dbf6";
ALTER TABLE "notification_control" DROP CONSTRAINT "notification_control_off_for_employees_check_a60be05a";
ALTER TABLE "notification_control" DROP CONSTRAINT "notification_control_off_for_parents_check_48c9ffca";
ALTER TABLE "notification_control" DROP CONSTRAINT "notification_control_off_for_students_check_541edc95";
DO $guard$ DECLARE reason text; BEGIN
  SELECT 'notification_control.in_app_off no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "in_app_off"::text AS value, count(*) AS n FROM "notification_control"
    WHERE NOT ("in_app_off" <@ array['payslip.approved', 'payslip.rejected', 'leave.asked', 'leave.takenBack', 'leave.approved', 'leave.denied', 'leave.cancelled', 'document.expires', 'account.addressKept', 'task.assigned', 'task.unassigned', 'task.due', 'task.overdue', 'task.done', 'blog.pending', 'group.asked', 'group.admitted', 'drive.shared', 'drive.handedOver', 'drive.takenOver', 'job.done', 'job.failed']::text[]) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO reason;
  IF reason IS NOT NULL THEN RAISE EXCEPTION '%', reason; END IF;
END $guard$;
ALTER TABLE "notification_control" ADD CONSTRAINT "notification_control_in_app_off_check_13538adb" CHECK ("in_app_off" <@ array['payslip.approved', 'payslip.rejected', 'leave.asked', 'leave.takenBack', 'leave.approved', 'leave.denied', 'leave.cancelled', 'document.expires', 'account.addressKept', 'task.assigned', 'task.unassigned', 'task.due', 'task.overdue', 'task.done', 'blog.pending', 'group.asked', 'group.admitted', 'drive.shared', 'drive.handedOver', 'drive.takenOver', 'job.done', 'job.failed']::text[]);
DO $guard$ DECLARE reason text; BEGIN
  SELECT 'notification_control.email_on no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "email_on"::text AS value, count(*) AS n FROM "notification_control"
    WHERE NOT ("email_on" <@ array['payslip.approved', 'payslip.rejected', 'leave.asked', 'leave.takenBack', 'leave.approved', 'leave.denied', 'leave.cancelled', 'document.expires', 'account.addressKept', 'task.assigned', 'task.unassigned', 'task.due', 'task.overdue', 'task.done', 'blog.pending', 'group.asked', 'group.admitted', 'drive.shared', 'drive.handedOver', 'drive.takenOver', 'job.done', 'job.failed']::text[]) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO reason;
  IF reason IS NOT NULL THEN RAISE EXCEPTION '%', reason; END IF;
END $guard$;
ALTER TABLE "notification_control" ADD CONSTRAINT "notification_control_email_on_check_852f0d18" CHECK ("email_on" <@ array['payslip.approved', 'payslip.rejected', 'leave.asked', 'leave.takenBack', 'leave.approved', 'leave.denied', 'leave.cancelled', 'document.expires', 'account.addressKept', 'task.assigned', 'task.unassigned', 'task.due', 'task.overdue', 'task.done', 'blog.pending', 'group.asked', 'group.admitted', 'drive.shared', 'drive.handedOver', 'drive.takenOver', 'job.done', 'job.failed']::text[]);
DO $guard$ DECLARE reason text; BEGIN
  SELECT 'notification_control.off_for_employees no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "off_for_employees"::text AS value, count(*) AS n FROM "notification_control"
    WHERE NOT ("off_for_employees" <@ array['payslip.approved', 'payslip.rejected', 'leave.asked', 'leave.takenBack', 'leave.approved', 'leave.denied', 'leave.cancelled', 'document.expires', 'account.addressKept', 'task.assigned', 'task.unassigned', 'task.due', 'task.overdue', 'task.done', 'blog.pending', 'group.asked', 'group.admitted', 'drive.shared', 'drive.handedOver', 'drive.takenOver', 'job.done', 'job.failed']::text[]) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO reason;
  IF reason IS NOT NULL THEN RAISE EXCEPTION '%', reason; END IF;
END $guard$;
ALTER TABLE "notification_control" ADD CONSTRAINT "notification_control_off_for_employees_check_e428f29f" CHECK ("off_for_employees" <@ array['payslip.approved', 'payslip.rejected', 'leave.asked', 'leave.takenBack', 'leave.approved', 'leave.denied', 'leave.cancelled', 'document.expires', 'account.addressKept', 'task.assigned', 'task.unassigned', 'task.due', 'task.overdue', 'task.done', 'blog.pending', 'group.asked', 'group.admitted', 'drive.shared', 'drive.handedOver', 'drive.takenOver', 'job.done', 'job.failed']::text[]);
DO $guard$ DECLARE reason text; BEGIN
  SELECT 'notification_control.off_for_students no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "off_for_students"::text AS value, count(*) AS n FROM "notification_control"
    WHERE NOT ("off_for_students" <@ array['payslip.approved', 'payslip.rejected', 'leave.asked', 'leave.takenBack', 'leave.approved', 'leave.denied', 'leave.cancelled', 'document.expires', 'account.addressKept', 'task.assigned', 'task.unassigned', 'task.due', 'task.overdue', 'task.done', 'blog.pending', 'group.asked', 'group.admitted', 'drive.shared', 'drive.handedOver', 'drive.takenOver', 'job.done', 'job.failed']::text[]) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO reason;
  IF reason IS NOT NULL THEN RAISE EXCEPTION '%', reason; END IF;
END $guard$;
ALTER TABLE "notification_control" ADD CONSTRAINT "notification_control_off_for_students_check_3912e39e" CHECK ("off_for_students" <@ array['payslip.approved', 'payslip.rejected', 'leave.asked', 'leave.takenBack', 'leave.approved', 'leave.denied', 'leave.cancelled', 'document.expires', 'account.addressKept', 'task.assigned', 'task.unassigned', 'task.due', 'task.overdue', 'task.done', 'blog.pending', 'group.asked', 'group.admitted', 'drive.shared', 'drive.handedOver', 'drive.takenOver', 'job.done', 'job.failed']::text[]);
DO $guard$ DECLARE reason text; BEGIN
  SELECT 'notification_control.off_for_parents no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "off_for_parents"::text AS value, count(*) AS n FROM "notification_control"
    WHERE NOT ("off_for_parents" <@ array['payslip.approved', 'payslip.rejected', 'leave.asked', 'leave.takenBack', 'leave.approved', 'leave.denied', 'leave.cancelled', 'document.expires', 'account.addressKept', 'task.assigned', 'task.unassigned', 'task.due', 'task.overdue', 'task.done', 'blog.pending', 'group.asked', 'group.admitted', 'drive.shared', 'drive.handedOver', 'drive.takenOver', 'job.done', 'job.failed']::text[]) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO reason;
  IF reason IS NOT NULL THEN RAISE EXCEPTION '%', reason; END IF;
END $guard$;
ALTER TABLE "notification_control" ADD CONSTRAINT "notification_control_off_for_parents_check_fccdde8f" CHECK ("off_for_parents" <@ array['payslip.approved', 'payslip.rejected', 'leave.asked', 'leave.takenBack', 'leave.approved', 'leave.denied', 'leave.cancelled', 'document.expires', 'account.addressKept', 'task.assigned', 'task.unassigned', 'task.due', 'task.overdue', 'task.done', 'blog.pending', 'group.asked', 'group.admitted', 'drive.shared', 'drive.handedOver', 'drive.takenOver', 'job.done', 'job.failed']::text[]);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "notification_control" DROP CONSTRAINT "notification_control_off_for_parents_check_fccdde8f";
ALTER TABLE "notification_control" DROP CONSTRAINT "notification_control_off_for_students_check_3912e39e";
ALTER TABLE "notification_control" DROP CONSTRAINT "notification_control_off_for_employees_check_e428f29f";
ALTER TABLE "notification_control" DROP CONSTRAINT "notification_control_email_on_check_852f0d18";
ALTER TABLE "notification_control" DROP CONSTRAINT "notification_control_in_app_off_check_13538adb";
ALTER TABLE "notification_control" ADD CONSTRAINT "notification_control_off_for_students_check_541edc95" CHECK (off_for_students <@ ARRAY['payslip.approved'::text, 'payslip.rejected'::text, 'leave.asked'::text, 'leave.takenBack'::text, 'leave.approved'::text, 'leave.denied'::text, 'leave.cancelled'::text, 'document.expires'::text, 'account.addressKept'::text, 'task.assigned'::text, 'task.unassigned'::text, 'task.due'::text, 'task.overdue'::text, 'task.done'::text, 'blog.pending'::text, 'group.asked'::text, 'group.admitted'::text, 'drive.shared'::text, 'drive.handedOver'::text, 'job.done'::text, 'job.failed'::text]);
ALTER TABLE "notification_control" ADD CONSTRAINT "notification_control_off_for_parents_check_48c9ffca" CHECK (off_for_parents <@ ARRAY['payslip.approved'::text, 'payslip.rejected'::text, 'leave.asked'::text, 'leave.takenBack'::text, 'leave.approved'::text, 'leave.denied'::text, 'leave.cancelled'::text, 'document.expires'::text, 'account.addressKept'::text, 'task.assigned'::text, 'task.unassigned'::text, 'task.due'::text, 'task.overdue'::text, 'task.done'::text, 'blog.pending'::text, 'group.asked'::text, 'group.admitted'::text, 'drive.shared'::text, 'drive.handedOver'::text, 'job.done'::text, 'job.failed'::text]);
ALTER TABLE "notification_control" ADD CONSTRAINT "notification_control_off_for_employees_check_a60be05a" CHECK (off_for_employees <@ ARRAY['payslip.approved'::text, 'payslip.rejected'::text, 'leave.asked'::text, 'leave.takenBack'::text, 'leave.approved'::text, 'leave.denied'::text, 'leave.cancelled'::text, 'document.expires'::text, 'account.addressKept'::text, 'task.assigned'::text, 'task.unassigned'::text, 'task.due'::text, 'task.overdue'::text, 'task.done'::text, 'blog.pending'::text, 'group.asked'::text, 'group.admitted'::text, 'drive.shared'::text, 'drive.handedOver'::text, 'job.done'::text, 'job.failed'::text]);
ALTER TABLE "notification_control" ADD CONSTRAINT "notification_control_in_app_off_check_a1d6dbf6" CHECK (in_app_off <@ ARRAY['payslip.approved'::text, 'payslip.rejected'::text, 'leave.asked'::text, 'leave.takenBack'::text, 'leave.approved'::text, 'leave.denied'::text, 'leave.cancelled'::text, 'document.expires'::text, 'account.addressKept'::text, 'task.assigned'::text, 'task.unassigned'::text, 'task.due'::text, 'task.overdue'::text, 'task.done'::text, 'blog.pending'::text, 'group.asked'::text, 'group.admitted'::text, 'drive.shared'::text, 'drive.handedOver'::text, 'job.done'::text, 'job.failed'::text]);
ALTER TABLE "notification_control" ADD CONSTRAINT "notification_control_email_on_check_d6513b7b" CHECK (email_on <@ ARRAY['payslip.approved'::text, 'payslip.rejected'::text, 'leave.asked'::text, 'leave.takenBack'::text, 'leave.approved'::text, 'leave.denied'::text, 'leave.cancelled'::text, 'document.expires'::text, 'account.addressKept'::text, 'task.assigned'::text, 'task.unassigned'::text, 'task.due'::text, 'task.overdue'::text, 'task.done'::text, 'blog.pending'::text, 'group.asked'::text, 'group.admitted'::text, 'drive.shared'::text, 'drive.handedOver'::text, 'job.done'::text, 'job.failed'::text]);
`);
  }
}
