import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LeaveProcessScopeAndCreditNotice1795332105680 implements MigrationInterface {
  readonly name = 'LeaveProcessScopeAndCreditNotice1795332105680';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "notification_control" DROP CONSTRAINT "notification_control_email_on_check_b1705384";
ALTER TABLE "notification_control" DROP CONSTRAINT "notification_control_in_app_off_check_b4793fc3";
ALTER TABLE "notification_control" DROP CONSTRAINT "notification_control_off_for_employees_check_b620c5c7";
ALTER TABLE "notification_control" DROP CONSTRAINT "notification_control_off_for_parents_check_58b698d7";
ALTER TABLE "notification_control" DROP CONSTRAINT "notification_control_off_for_students_check_b42a2f9a";
DROP INDEX "leave_process_run_from_year_id_b0aea2d6_key";
ALTER TABLE "auto_credit_setting" ADD COLUMN "notify_employees" boolean DEFAULT true NOT NULL;
ALTER TABLE "leave_process_run" ADD COLUMN "scope" character varying(60) DEFAULT 'ALL' NOT NULL;
ALTER TABLE "leave_process_run" ADD COLUMN "scope_names" character varying(500);
DO $guard$ DECLARE reason text; BEGIN
  SELECT 'notification_control.in_app_off no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "in_app_off"::text AS value, count(*) AS n FROM "notification_control"
    WHERE NOT ("in_app_off" <@ array['payslip.approved', 'payslip.rejected', 'leave.asked', 'leave.takenBack', 'leave.approved', 'leave.denied', 'leave.cancelled', 'leave.credited', 'document.expires', 'account.addressKept', 'task.assigned', 'task.unassigned', 'task.due', 'task.overdue', 'task.done', 'blog.pending', 'event.soon', 'payslips.due', 'group.asked', 'group.admitted', 'drive.shared', 'drive.handedOver', 'drive.takenOver', 'job.done', 'job.failed']::text[]) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO reason;
  IF reason IS NOT NULL THEN RAISE EXCEPTION '%', reason; END IF;
END $guard$;
ALTER TABLE "notification_control" ADD CONSTRAINT "notification_control_in_app_off_check_1428a0ae" CHECK ("in_app_off" <@ array['payslip.approved', 'payslip.rejected', 'leave.asked', 'leave.takenBack', 'leave.approved', 'leave.denied', 'leave.cancelled', 'leave.credited', 'document.expires', 'account.addressKept', 'task.assigned', 'task.unassigned', 'task.due', 'task.overdue', 'task.done', 'blog.pending', 'event.soon', 'payslips.due', 'group.asked', 'group.admitted', 'drive.shared', 'drive.handedOver', 'drive.takenOver', 'job.done', 'job.failed']::text[]);
DO $guard$ DECLARE reason text; BEGIN
  SELECT 'notification_control.email_on no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "email_on"::text AS value, count(*) AS n FROM "notification_control"
    WHERE NOT ("email_on" <@ array['payslip.approved', 'payslip.rejected', 'leave.asked', 'leave.takenBack', 'leave.approved', 'leave.denied', 'leave.cancelled', 'leave.credited', 'document.expires', 'account.addressKept', 'task.assigned', 'task.unassigned', 'task.due', 'task.overdue', 'task.done', 'blog.pending', 'event.soon', 'payslips.due', 'group.asked', 'group.admitted', 'drive.shared', 'drive.handedOver', 'drive.takenOver', 'job.done', 'job.failed']::text[]) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO reason;
  IF reason IS NOT NULL THEN RAISE EXCEPTION '%', reason; END IF;
END $guard$;
ALTER TABLE "notification_control" ADD CONSTRAINT "notification_control_email_on_check_75a4d589" CHECK ("email_on" <@ array['payslip.approved', 'payslip.rejected', 'leave.asked', 'leave.takenBack', 'leave.approved', 'leave.denied', 'leave.cancelled', 'leave.credited', 'document.expires', 'account.addressKept', 'task.assigned', 'task.unassigned', 'task.due', 'task.overdue', 'task.done', 'blog.pending', 'event.soon', 'payslips.due', 'group.asked', 'group.admitted', 'drive.shared', 'drive.handedOver', 'drive.takenOver', 'job.done', 'job.failed']::text[]);
DO $guard$ DECLARE reason text; BEGIN
  SELECT 'notification_control.off_for_employees no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "off_for_employees"::text AS value, count(*) AS n FROM "notification_control"
    WHERE NOT ("off_for_employees" <@ array['payslip.approved', 'payslip.rejected', 'leave.asked', 'leave.takenBack', 'leave.approved', 'leave.denied', 'leave.cancelled', 'leave.credited', 'document.expires', 'account.addressKept', 'task.assigned', 'task.unassigned', 'task.due', 'task.overdue', 'task.done', 'blog.pending', 'event.soon', 'payslips.due', 'group.asked', 'group.admitted', 'drive.shared', 'drive.handedOver', 'drive.takenOver', 'job.done', 'job.failed']::text[]) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO reason;
  IF reason IS NOT NULL THEN RAISE EXCEPTION '%', reason; END IF;
END $guard$;
ALTER TABLE "notification_control" ADD CONSTRAINT "notification_control_off_for_employees_check_9906feea" CHECK ("off_for_employees" <@ array['payslip.approved', 'payslip.rejected', 'leave.asked', 'leave.takenBack', 'leave.approved', 'leave.denied', 'leave.cancelled', 'leave.credited', 'document.expires', 'account.addressKept', 'task.assigned', 'task.unassigned', 'task.due', 'task.overdue', 'task.done', 'blog.pending', 'event.soon', 'payslips.due', 'group.asked', 'group.admitted', 'drive.shared', 'drive.handedOver', 'drive.takenOver', 'job.done', 'job.failed']::text[]);
DO $guard$ DECLARE reason text; BEGIN
  SELECT 'notification_control.off_for_students no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "off_for_students"::text AS value, count(*) AS n FROM "notification_control"
    WHERE NOT ("off_for_students" <@ array['payslip.approved', 'payslip.rejected', 'leave.asked', 'leave.takenBack', 'leave.approved', 'leave.denied', 'leave.cancelled', 'leave.credited', 'document.expires', 'account.addressKept', 'task.assigned', 'task.unassigned', 'task.due', 'task.overdue', 'task.done', 'blog.pending', 'event.soon', 'payslips.due', 'group.asked', 'group.admitted', 'drive.shared', 'drive.handedOver', 'drive.takenOver', 'job.done', 'job.failed']::text[]) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO reason;
  IF reason IS NOT NULL THEN RAISE EXCEPTION '%', reason; END IF;
END $guard$;
ALTER TABLE "notification_control" ADD CONSTRAINT "notification_control_off_for_students_check_5718110f" CHECK ("off_for_students" <@ array['payslip.approved', 'payslip.rejected', 'leave.asked', 'leave.takenBack', 'leave.approved', 'leave.denied', 'leave.cancelled', 'leave.credited', 'document.expires', 'account.addressKept', 'task.assigned', 'task.unassigned', 'task.due', 'task.overdue', 'task.done', 'blog.pending', 'event.soon', 'payslips.due', 'group.asked', 'group.admitted', 'drive.shared', 'drive.handedOver', 'drive.takenOver', 'job.done', 'job.failed']::text[]);
DO $guard$ DECLARE reason text; BEGIN
  SELECT 'notification_control.off_for_parents no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "off_for_parents"::text AS value, count(*) AS n FROM "notification_control"
    WHERE NOT ("off_for_parents" <@ array['payslip.approved', 'payslip.rejected', 'leave.asked', 'leave.takenBack', 'leave.approved', 'leave.denied', 'leave.cancelled', 'leave.credited', 'document.expires', 'account.addressKept', 'task.assigned', 'task.unassigned', 'task.due', 'task.overdue', 'task.done', 'blog.pending', 'event.soon', 'payslips.due', 'group.asked', 'group.admitted', 'drive.shared', 'drive.handedOver', 'drive.takenOver', 'job.done', 'job.failed']::text[]) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO reason;
  IF reason IS NOT NULL THEN RAISE EXCEPTION '%', reason; END IF;
END $guard$;
ALTER TABLE "notification_control" ADD CONSTRAINT "notification_control_off_for_parents_check_50c87eda" CHECK ("off_for_parents" <@ array['payslip.approved', 'payslip.rejected', 'leave.asked', 'leave.takenBack', 'leave.approved', 'leave.denied', 'leave.cancelled', 'leave.credited', 'document.expires', 'account.addressKept', 'task.assigned', 'task.unassigned', 'task.due', 'task.overdue', 'task.done', 'blog.pending', 'event.soon', 'payslips.due', 'group.asked', 'group.admitted', 'drive.shared', 'drive.handedOver', 'drive.takenOver', 'job.done', 'job.failed']::text[]);
DO $guard$ DECLARE reason text; BEGIN
  SELECT 'leave_process_run.scope no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "scope"::text AS value, count(*) AS n FROM "leave_process_run"
    WHERE NOT ("scope" in ('ALL', 'DEPARTMENT', 'EMPLOYEE')) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO reason;
  IF reason IS NOT NULL THEN RAISE EXCEPTION '%', reason; END IF;
END $guard$;
ALTER TABLE "leave_process_run" ADD CONSTRAINT "leave_process_run_scope_check_801fafa0" CHECK ("scope" in ('ALL', 'DEPARTMENT', 'EMPLOYEE'));
DO $guard$ DECLARE reason text; BEGIN
  SELECT CASE WHEN count(*) > 0 THEN 'leave_process_run: ' || count(*) || ' values occur more than once, which leave_process_run_from_year_id_aa4cdf84_key no longer allows: correct them first' END
  FROM (SELECT FROM "leave_process_run" WHERE ((("status" = 'DONE'::text) and ("scope" = 'ALL'::text))) AND ("from_year_id") IS NOT NULL
    GROUP BY ("from_year_id") HAVING count(*) > 1) AS duplicates INTO reason;
  IF reason IS NOT NULL THEN RAISE EXCEPTION '%', reason; END IF;
END $guard$;
CREATE UNIQUE INDEX "leave_process_run_from_year_id_aa4cdf84_key" ON "leave_process_run" USING btree ("from_year_id") WHERE (("status" = 'DONE'::text) and ("scope" = 'ALL'::text));
CREATE INDEX "leave_process_run_search_idx" ON "leave_process_run" USING gin ((lower(coalesce("scope_names", ''))) gin_trgm_ops);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP INDEX "leave_process_run_search_idx";
DROP INDEX "leave_process_run_from_year_id_aa4cdf84_key";
ALTER TABLE "leave_process_run" DROP CONSTRAINT "leave_process_run_scope_check_801fafa0";
ALTER TABLE "notification_control" DROP CONSTRAINT "notification_control_off_for_parents_check_50c87eda";
ALTER TABLE "notification_control" DROP CONSTRAINT "notification_control_off_for_students_check_5718110f";
ALTER TABLE "notification_control" DROP CONSTRAINT "notification_control_off_for_employees_check_9906feea";
ALTER TABLE "notification_control" DROP CONSTRAINT "notification_control_email_on_check_75a4d589";
ALTER TABLE "notification_control" DROP CONSTRAINT "notification_control_in_app_off_check_1428a0ae";
ALTER TABLE "leave_process_run" DROP COLUMN "scope_names";
ALTER TABLE "leave_process_run" DROP COLUMN "scope";
ALTER TABLE "auto_credit_setting" DROP COLUMN "notify_employees";
CREATE UNIQUE INDEX "leave_process_run_from_year_id_b0aea2d6_key" ON "leave_process_run" USING btree (from_year_id) WHERE status::text = 'DONE'::text;
ALTER TABLE "notification_control" ADD CONSTRAINT "notification_control_off_for_students_check_b42a2f9a" CHECK (off_for_students <@ ARRAY['payslip.approved'::text, 'payslip.rejected'::text, 'leave.asked'::text, 'leave.takenBack'::text, 'leave.approved'::text, 'leave.denied'::text, 'leave.cancelled'::text, 'document.expires'::text, 'account.addressKept'::text, 'task.assigned'::text, 'task.unassigned'::text, 'task.due'::text, 'task.overdue'::text, 'task.done'::text, 'blog.pending'::text, 'event.soon'::text, 'payslips.due'::text, 'group.asked'::text, 'group.admitted'::text, 'drive.shared'::text, 'drive.handedOver'::text, 'drive.takenOver'::text, 'job.done'::text, 'job.failed'::text]);
ALTER TABLE "notification_control" ADD CONSTRAINT "notification_control_off_for_parents_check_58b698d7" CHECK (off_for_parents <@ ARRAY['payslip.approved'::text, 'payslip.rejected'::text, 'leave.asked'::text, 'leave.takenBack'::text, 'leave.approved'::text, 'leave.denied'::text, 'leave.cancelled'::text, 'document.expires'::text, 'account.addressKept'::text, 'task.assigned'::text, 'task.unassigned'::text, 'task.due'::text, 'task.overdue'::text, 'task.done'::text, 'blog.pending'::text, 'event.soon'::text, 'payslips.due'::text, 'group.asked'::text, 'group.admitted'::text, 'drive.shared'::text, 'drive.handedOver'::text, 'drive.takenOver'::text, 'job.done'::text, 'job.failed'::text]);
ALTER TABLE "notification_control" ADD CONSTRAINT "notification_control_off_for_employees_check_b620c5c7" CHECK (off_for_employees <@ ARRAY['payslip.approved'::text, 'payslip.rejected'::text, 'leave.asked'::text, 'leave.takenBack'::text, 'leave.approved'::text, 'leave.denied'::text, 'leave.cancelled'::text, 'document.expires'::text, 'account.addressKept'::text, 'task.assigned'::text, 'task.unassigned'::text, 'task.due'::text, 'task.overdue'::text, 'task.done'::text, 'blog.pending'::text, 'event.soon'::text, 'payslips.due'::text, 'group.asked'::text, 'group.admitted'::text, 'drive.shared'::text, 'drive.handedOver'::text, 'drive.takenOver'::text, 'job.done'::text, 'job.failed'::text]);
ALTER TABLE "notification_control" ADD CONSTRAINT "notification_control_in_app_off_check_b4793fc3" CHECK (in_app_off <@ ARRAY['payslip.approved'::text, 'payslip.rejected'::text, 'leave.asked'::text, 'leave.takenBack'::text, 'leave.approved'::text, 'leave.denied'::text, 'leave.cancelled'::text, 'document.expires'::text, 'account.addressKept'::text, 'task.assigned'::text, 'task.unassigned'::text, 'task.due'::text, 'task.overdue'::text, 'task.done'::text, 'blog.pending'::text, 'event.soon'::text, 'payslips.due'::text, 'group.asked'::text, 'group.admitted'::text, 'drive.shared'::text, 'drive.handedOver'::text, 'drive.takenOver'::text, 'job.done'::text, 'job.failed'::text]);
ALTER TABLE "notification_control" ADD CONSTRAINT "notification_control_email_on_check_b1705384" CHECK (email_on <@ ARRAY['payslip.approved'::text, 'payslip.rejected'::text, 'leave.asked'::text, 'leave.takenBack'::text, 'leave.approved'::text, 'leave.denied'::text, 'leave.cancelled'::text, 'document.expires'::text, 'account.addressKept'::text, 'task.assigned'::text, 'task.unassigned'::text, 'task.due'::text, 'task.overdue'::text, 'task.done'::text, 'blog.pending'::text, 'event.soon'::text, 'payslips.due'::text, 'group.asked'::text, 'group.admitted'::text, 'drive.shared'::text, 'drive.handedOver'::text, 'drive.takenOver'::text, 'job.done'::text, 'job.failed'::text]);
`);
  }
}
