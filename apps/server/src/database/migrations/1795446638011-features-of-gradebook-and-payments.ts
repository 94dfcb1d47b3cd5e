import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FeaturesOfGradebookAndPayments1795446638011 implements MigrationInterface {
  readonly name = 'FeaturesOfGradebookAndPayments1795446638011';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "feature_access" DROP CONSTRAINT "feature_access_off_check_24d8f899";
ALTER TABLE "feature_access" DROP CONSTRAINT "feature_access_off_for_employees_check_c1003a03";
ALTER TABLE "feature_access" DROP CONSTRAINT "feature_access_off_for_parents_check_c6cd1633";
ALTER TABLE "feature_access" DROP CONSTRAINT "feature_access_off_for_students_check_ac0f9ea0";
DO $guard$ DECLARE _guard text; BEGIN
  SELECT 'feature_access.off no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "off"::text AS value, count(*) AS n FROM "feature_access"
    WHERE NOT ("off" <@ array['news', 'drive', 'polls', 'calendar', 'tasks', 'alerts', 'blog', 'groups', 'meetings', 'messages', 'students', 'admissions', 'library', 'attendance', 'timetable', 'assessment', 'gradebook', 'cce', 'finance', 'fees', 'onlinePayments', 'tally', 'transport', 'hostel', 'certificates', 'assignments', 'remarks', 'discipline', 'leave', 'payroll', 'inventory', 'import', 'export']::text[]) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "feature_access" ADD CONSTRAINT "feature_access_off_check_4b1fe68d" CHECK ("off" <@ array['news', 'drive', 'polls', 'calendar', 'tasks', 'alerts', 'blog', 'groups', 'meetings', 'messages', 'students', 'admissions', 'library', 'attendance', 'timetable', 'assessment', 'gradebook', 'cce', 'finance', 'fees', 'onlinePayments', 'tally', 'transport', 'hostel', 'certificates', 'assignments', 'remarks', 'discipline', 'leave', 'payroll', 'inventory', 'import', 'export']::text[]);
DO $guard$ DECLARE _guard text; BEGIN
  SELECT 'feature_access.off_for_employees no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "off_for_employees"::text AS value, count(*) AS n FROM "feature_access"
    WHERE NOT ("off_for_employees" <@ array['news', 'drive', 'polls', 'calendar', 'tasks', 'alerts', 'blog', 'groups', 'meetings', 'messages', 'students', 'admissions', 'library', 'attendance', 'timetable', 'assessment', 'gradebook', 'cce', 'finance', 'fees', 'onlinePayments', 'tally', 'transport', 'hostel', 'certificates', 'assignments', 'remarks', 'discipline', 'leave', 'payroll', 'inventory', 'import', 'export']::text[]) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "feature_access" ADD CONSTRAINT "feature_access_off_for_employees_check_3a5029b3" CHECK ("off_for_employees" <@ array['news', 'drive', 'polls', 'calendar', 'tasks', 'alerts', 'blog', 'groups', 'meetings', 'messages', 'students', 'admissions', 'library', 'attendance', 'timetable', 'assessment', 'gradebook', 'cce', 'finance', 'fees', 'onlinePayments', 'tally', 'transport', 'hostel', 'certificates', 'assignments', 'remarks', 'discipline', 'leave', 'payroll', 'inventory', 'import', 'export']::text[]);
DO $guard$ DECLARE _guard text; BEGIN
  SELECT 'feature_access.off_for_students no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "off_for_students"::text AS value, count(*) AS n FROM "feature_access"
    WHERE NOT ("off_for_students" <@ array['news', 'drive', 'polls', 'calendar', 'tasks', 'alerts', 'blog', 'groups', 'meetings', 'messages', 'students', 'admissions', 'library', 'attendance', 'timetable', 'assessment', 'gradebook', 'cce', 'finance', 'fees', 'onlinePayments', 'tally', 'transport', 'hostel', 'certificates', 'assignments', 'remarks', 'discipline', 'leave', 'payroll', 'inventory', 'import', 'export']::text[]) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "feature_access" ADD CONSTRAINT "feature_access_off_for_students_check_0a5956de" CHECK ("off_for_students" <@ array['news', 'drive', 'polls', 'calendar', 'tasks', 'alerts', 'blog', 'groups', 'meetings', 'messages', 'students', 'admissions', 'library', 'attendance', 'timetable', 'assessment', 'gradebook', 'cce', 'finance', 'fees', 'onlinePayments', 'tally', 'transport', 'hostel', 'certificates', 'assignments', 'remarks', 'discipline', 'leave', 'payroll', 'inventory', 'import', 'export']::text[]);
DO $guard$ DECLARE _guard text; BEGIN
  SELECT 'feature_access.off_for_parents no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "off_for_parents"::text AS value, count(*) AS n FROM "feature_access"
    WHERE NOT ("off_for_parents" <@ array['news', 'drive', 'polls', 'calendar', 'tasks', 'alerts', 'blog', 'groups', 'meetings', 'messages', 'students', 'admissions', 'library', 'attendance', 'timetable', 'assessment', 'gradebook', 'cce', 'finance', 'fees', 'onlinePayments', 'tally', 'transport', 'hostel', 'certificates', 'assignments', 'remarks', 'discipline', 'leave', 'payroll', 'inventory', 'import', 'export']::text[]) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "feature_access" ADD CONSTRAINT "feature_access_off_for_parents_check_6f375523" CHECK ("off_for_parents" <@ array['news', 'drive', 'polls', 'calendar', 'tasks', 'alerts', 'blog', 'groups', 'meetings', 'messages', 'students', 'admissions', 'library', 'attendance', 'timetable', 'assessment', 'gradebook', 'cce', 'finance', 'fees', 'onlinePayments', 'tally', 'transport', 'hostel', 'certificates', 'assignments', 'remarks', 'discipline', 'leave', 'payroll', 'inventory', 'import', 'export']::text[]);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "feature_access" DROP CONSTRAINT "feature_access_off_for_parents_check_6f375523";
ALTER TABLE "feature_access" DROP CONSTRAINT "feature_access_off_for_students_check_0a5956de";
ALTER TABLE "feature_access" DROP CONSTRAINT "feature_access_off_for_employees_check_3a5029b3";
ALTER TABLE "feature_access" DROP CONSTRAINT "feature_access_off_check_4b1fe68d";
ALTER TABLE "feature_access" ADD CONSTRAINT "feature_access_off_for_students_check_ac0f9ea0" CHECK (off_for_students <@ ARRAY['news'::text, 'drive'::text, 'polls'::text, 'calendar'::text, 'tasks'::text, 'alerts'::text, 'blog'::text, 'groups'::text, 'meetings'::text, 'messages'::text, 'students'::text, 'admissions'::text, 'library'::text, 'attendance'::text, 'timetable'::text, 'assessment'::text, 'cce'::text, 'finance'::text, 'fees'::text, 'onlinePayments'::text, 'tally'::text, 'transport'::text, 'hostel'::text, 'certificates'::text, 'assignments'::text, 'remarks'::text, 'discipline'::text, 'leave'::text, 'payroll'::text, 'inventory'::text, 'import'::text, 'export'::text]);
ALTER TABLE "feature_access" ADD CONSTRAINT "feature_access_off_for_parents_check_c6cd1633" CHECK (off_for_parents <@ ARRAY['news'::text, 'drive'::text, 'polls'::text, 'calendar'::text, 'tasks'::text, 'alerts'::text, 'blog'::text, 'groups'::text, 'meetings'::text, 'messages'::text, 'students'::text, 'admissions'::text, 'library'::text, 'attendance'::text, 'timetable'::text, 'assessment'::text, 'cce'::text, 'finance'::text, 'fees'::text, 'onlinePayments'::text, 'tally'::text, 'transport'::text, 'hostel'::text, 'certificates'::text, 'assignments'::text, 'remarks'::text, 'discipline'::text, 'leave'::text, 'payroll'::text, 'inventory'::text, 'import'::text, 'export'::text]);
ALTER TABLE "feature_access" ADD CONSTRAINT "feature_access_off_for_employees_check_c1003a03" CHECK (off_for_employees <@ ARRAY['news'::text, 'drive'::text, 'polls'::text, 'calendar'::text, 'tasks'::text, 'alerts'::text, 'blog'::text, 'groups'::text, 'meetings'::text, 'messages'::text, 'students'::text, 'admissions'::text, 'library'::text, 'attendance'::text, 'timetable'::text, 'assessment'::text, 'cce'::text, 'finance'::text, 'fees'::text, 'onlinePayments'::text, 'tally'::text, 'transport'::text, 'hostel'::text, 'certificates'::text, 'assignments'::text, 'remarks'::text, 'discipline'::text, 'leave'::text, 'payroll'::text, 'inventory'::text, 'import'::text, 'export'::text]);
ALTER TABLE "feature_access" ADD CONSTRAINT "feature_access_off_check_24d8f899" CHECK (off <@ ARRAY['news'::text, 'drive'::text, 'polls'::text, 'calendar'::text, 'tasks'::text, 'alerts'::text, 'blog'::text, 'groups'::text, 'meetings'::text, 'messages'::text, 'students'::text, 'admissions'::text, 'library'::text, 'attendance'::text, 'timetable'::text, 'assessment'::text, 'cce'::text, 'finance'::text, 'fees'::text, 'onlinePayments'::text, 'tally'::text, 'transport'::text, 'hostel'::text, 'certificates'::text, 'assignments'::text, 'remarks'::text, 'discipline'::text, 'leave'::text, 'payroll'::text, 'inventory'::text, 'import'::text, 'export'::text]);
`);
  }
}
