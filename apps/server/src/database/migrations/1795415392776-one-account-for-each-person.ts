import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OneAccountForEachPerson1795415392776 implements MigrationInterface {
  readonly name = 'OneAccountForEachPerson1795415392776';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
DO $guard$ DECLARE _guard text; BEGIN
  SELECT CASE WHEN count(*) > 0 THEN 'user: ' || count(*) || ' values occur more than once, which user_employee_id_key no longer allows: correct them first' END
  FROM (SELECT FROM "user" WHERE ("archived" = false) AND ("employee_id") IS NOT NULL
    GROUP BY ("employee_id") HAVING count(*) > 1) AS duplicates INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
CREATE UNIQUE INDEX "user_employee_id_key" ON "user" USING btree ("employee_id") WHERE "archived" = false;
DO $guard$ DECLARE _guard text; BEGIN
  SELECT CASE WHEN count(*) > 0 THEN 'user: ' || count(*) || ' values occur more than once, which user_student_id_key no longer allows: correct them first' END
  FROM (SELECT FROM "user" WHERE ("archived" = false) AND ("student_id") IS NOT NULL
    GROUP BY ("student_id") HAVING count(*) > 1) AS duplicates INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
CREATE UNIQUE INDEX "user_student_id_key" ON "user" USING btree ("student_id") WHERE "archived" = false;
DO $guard$ DECLARE _guard text; BEGIN
  SELECT CASE WHEN count(*) > 0 THEN 'user: ' || count(*) || ' values occur more than once, which user_guardian_id_key no longer allows: correct them first' END
  FROM (SELECT FROM "user" WHERE ("archived" = false) AND ("guardian_id") IS NOT NULL
    GROUP BY ("guardian_id") HAVING count(*) > 1) AS duplicates INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
CREATE UNIQUE INDEX "user_guardian_id_key" ON "user" USING btree ("guardian_id") WHERE "archived" = false;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP INDEX "user_guardian_id_key";
DROP INDEX "user_student_id_key";
DROP INDEX "user_employee_id_key";
`);
  }
}
